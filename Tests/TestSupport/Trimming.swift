extension StringProtocol {
    /// The text without white space at its ends.
    package var trimmed: String {
        let tail = drop(while: \.isWhitespace)
        return String(tail.reversed().drop(while: \.isWhitespace).reversed())
    }
}
