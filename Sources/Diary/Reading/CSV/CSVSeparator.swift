/// The separator of the cells of a CSV file; spreadsheets use the one of their country.
enum CSVSeparator: CaseIterable {
    case comma, semicolon, tab

    /// The separator that occurs most often outside quotation marks in the row that begins at `start`.
    ///
    /// For equal numbers the first case, so a comma is preferred.
    init(ofHeaderAt start: Int, in bytes: borrowing Span<UInt8>) {
        var counts = Self.allCases.map { (separator: $0, count: 0) }
        var isQuoted = false
        var offset = start
        while offset < bytes.count, isQuoted || bytes[offset] != UInt8(ascii: "\n") {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if !isQuoted {
                for index in counts.indices where counts[index].separator.byte == byte { counts[index].count += 1 }
            }
            offset += 1
        }
        let most = counts.reduce(0) { max($0, $1.count) }
        self = counts.first { $0.count == most }?.separator ?? .comma
    }

    /// The ASCII character; `CSVReader` needs one below 64.
    var byte: UInt8 {
        switch self {
        case .comma: UInt8(ascii: ",")
        case .semicolon: UInt8(ascii: ";")
        case .tab: UInt8(ascii: "\t")
        }
    }

    /// The name in messages.
    var name: String {
        switch self {
        case .comma: "comma"
        case .semicolon: "semicolon"
        case .tab: "tab"
        }
    }
}

extension String {
    /// The text as a CSV cell, quoted if needed; `separator` is an ASCII character.
    ///
    /// Compares bytes, because a separator followed by a combining accent is one character.
    package func csvCell(separator: UInt8) -> String {
        let bytes = utf8.span
        let isSpecial = bytes.indices.contains { place in
            // Rules out most bytes with one comparison.
            bytes[place] == separator || bytes[place] <= UInt8(ascii: "\"") && "\"\n\r".utf8.contains(bytes[place])
        }
        let (blank, first, last) = (UInt8(ascii: " "), utf8.first, utf8.last)
        guard isSpecial || first == blank || first == UInt8(ascii: "#") || last == blank else { return self }
        var quoted = String.UnicodeScalarView("\"".unicodeScalars)
        for scalar in unicodeScalars { quoted += scalar == "\"" ? [scalar, scalar] : [scalar] }
        return String(quoted) + "\""
    }
}
