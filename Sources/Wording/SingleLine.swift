/// A text as one line that moves no cursor.
package func singleLine(_ text: String) -> String {
    text.split { $0.isWhitespace || $0.unicodeScalars.allSatisfy(\.isControl) }.joined(separator: " ")
}

extension Unicode.Scalar {
    /// Whether it could move a terminal's cursor.
    fileprivate var isControl: Bool { properties.generalCategory == .control }
}
