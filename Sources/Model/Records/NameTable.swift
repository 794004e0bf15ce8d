/// The names of triggers and places, each spelling once, with what is the same for all spellings of a name.
package struct NameTable: Sendable {
    private var spellings = TextNumbers()
    /// The key of each spelling; nil for one that is blank.
    private var keyOfSpelling: [Int?] = []
    private var keyNumbers: [String: Int] = [:]
    /// The keys by their number: names without the spaces around them, in lower case.
    package private(set) var keys: [String] = []

    /// Makes a table without names.
    package init() {}

    /// The number of a spelling, which is added where the table does not have it.
    package mutating func number(of spelling: borrowing Span<UInt8>) -> Int {
        let number = spellings.number(of: spelling)
        if number == keyOfSpelling.count { keyOfSpelling.append(addKey(of: name(number))) }
        return number
    }

    /// How many spellings there are; their numbers begin at 0.
    package var count: Int { keyOfSpelling.count }

    package func spelling(_ number: Int) -> String { spellings.text(number) }

    /// A spelling without the spaces around it.
    package func name(_ number: Int) -> String { withoutSpacesAround(spelling(number)) }

    /// The number of the key of a spelling; nil for a blank one, which names nothing.
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

/// A text without the white space before and after it.
package func withoutSpacesAround(_ text: String) -> String {
    // Nearly every text begins and ends with a sign of ASCII, and then nothing has to be looked up in Unicode's tables.
    if let first = text.utf8.first, let last = text.utf8.last, isSign(first), isSign(last) { return text }
    let tail = text.drop(while: \.isWhitespace)
    guard let last = tail.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(tail[...last])
}

/// Whether a byte is a letter, a digit or another visible sign of ASCII.
private func isSign(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }
