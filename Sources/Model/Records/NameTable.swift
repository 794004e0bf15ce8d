/// The names of triggers and places: each spelling once, with a key for all spellings of a name.
package struct NameTable: Sendable {
    private var spellings = TextNumbers()
    /// The key of each spelling; nil if it is blank.
    private var keyOfSpelling: [Int?] = []
    private var keyNumbers: [String: Int] = [:]
    /// The keys by number: names without surrounding spaces, in lower case.
    package private(set) var keys: [String] = []

    package init() {}

    /// The number of a spelling, which is added if it is new.
    package mutating func number(of spelling: borrowing Span<UInt8>) -> Int {
        let number = spellings.number(of: spelling)
        if number == keyOfSpelling.count { keyOfSpelling.append(addKey(of: name(number))) }
        return number
    }

    /// The number of spellings; they are numbered from 0.
    package var count: Int { keyOfSpelling.count }

    package func spelling(_ number: Int) -> String { spellings.text(number) }

    /// A spelling without surrounding spaces.
    package func name(_ number: Int) -> String { withoutSpacesAround(spelling(number)) }

    /// The number of a spelling's key; nil if it is blank.
    package func key(_ number: Int) -> Int? { keyOfSpelling[number] }

    private mutating func addKey(of name: String) -> Int? {
        guard !name.isEmpty else { return nil }
        let key = name.lowercased()
        if let known = keyNumbers[key] { return known }
        keyNumbers[key] = keys.count
        keys.append(key)
        return keys.count - 1
    }
}

/// A text without surrounding white space.
package func withoutSpacesAround(_ text: String) -> String {
    // Almost every text begins and ends with a visible ASCII character, and then Unicode's tables aren't needed.
    if let first = text.utf8.first, let last = text.utf8.last, isSign(first), isSign(last) { return text }
    let tail = text.drop(while: \.isWhitespace)
    guard let last = tail.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(tail[...last])
}

/// Whether a byte is a visible ASCII character.
private func isSign(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }
