import Model

/// A reader of JSON (RFC 8259) and, for files written by hand, JSON5, that keeps the position of every value.
package struct JSONReader {
    package enum Dialect {
        case strict
        /// The additions of https://spec.json5.org, such as comments, trailing commas and unquoted keys.
        case json5
    }

    /// Why the text isn't JSON, and from which position on.
    package struct Fault: Error {
        package let position: Position
        package let text: String
    }

    /// Limits nesting to protect the stack; the data format needs four levels.
    static let deepestNesting = 128

    let bytes: [UInt8]
    let dialect: Dialect
    var offset: Int
    var line = 1

    package init(_ bytes: [UInt8], dialect: Dialect) {
        self.bytes = bytes
        self.dialect = dialect
        offset = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    }

    var position: Position { Position(offset: offset, line: line) }

    package mutating func document() throws(Fault) -> JSONNode {
        let node = try value(depth: 0)
        try skipSpace()
        guard offset == bytes.count else { throw fault("unexpected text after the end of the value") }
        return node
    }

    mutating func value(depth: Int) throws(Fault) -> JSONNode {
        try skipSpace()
        let start = position
        guard depth < JSONReader.deepestNesting else { throw fault("lists and objects nested too deeply") }
        guard let byte = bytes[safe: offset] else { throw fault("the file ends where a value was expected") }
        let value: JSONNode.Value
        switch byte {
        case UInt8(ascii: "{"): value = .object(try members(depth: depth))
        case UInt8(ascii: "["): value = .array(try elements(depth: depth))
        case UInt8(ascii: "\""): value = .string(try string())
        case UInt8(ascii: "'") where dialect == .json5: value = .string(try string())
        default: value = try word(at: start)
        }
        return JSONNode(value: value, position: start, end: offset)
    }

    private mutating func elements(depth: Int) throws(Fault) -> [JSONNode] {
        var elements: [JSONNode] = []
        try list(from: "[", to: "]") { reader throws(Fault) in
            elements.append(try reader.value(depth: depth + 1))
        }
        return elements
    }

    private mutating func members(depth: Int) throws(Fault) -> [JSONNode.Member] {
        var members: [JSONNode.Member] = []
        try list(from: "{", to: "}") { reader throws(Fault) in
            let keyPosition = reader.position
            let key = try reader.key()
            try reader.skipSpace()
            guard reader.take(":") else { throw reader.fault("expected \":\" after the key \"\(shortened(key))\"") }
            let value = try reader.value(depth: depth + 1)
            members.append(JSONNode.Member(key: key, keyPosition: keyPosition, value: value))
        }
        return members
    }

    /// Reads items between two brackets, separated by commas.
    private mutating func list(
        from open: Character, to close: Character, item: (inout JSONReader) throws(Fault) -> Void
    ) throws(Fault) {
        let start = position
        _ = take(open)
        try skipSpace()
        var mayClose = true
        while true {
            if mayClose, take(close) { return }
            guard offset < bytes.count else { throw fault("the file ends inside the \(open) of line \(start.line)") }
            try item(&self)
            try skipSpace()
            if take(close) { return }
            guard offset < bytes.count else { throw fault("the file ends inside the \(open) of line \(start.line)") }
            guard take(",") else { throw fault("expected \",\" or \"\(close)\"") }
            try skipSpace()
            mayClose = dialect == .json5
        }
    }

    private mutating func key() throws(Fault) -> String {
        let byte = bytes[safe: offset]
        if byte == UInt8(ascii: "\"") || (byte == UInt8(ascii: "'") && dialect == .json5) {
            return String(decoding: try string(), as: UTF8.self)
        }
        guard dialect == .json5, let name = try plainKey() else { throw fault("expected a key in quotation marks") }
        return name
    }

    /// `null`, `true`, `false` or a number.
    private mutating func word(at start: Position) throws(Fault) -> JSONNode.Value {
        let word = word()
        guard !word.isEmpty else { throw fault("expected a value") }
        offset += word.count
        switch word.count <= 5 ? String(decoding: word, as: UTF8.self) : "" {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default:
            guard JSONNumber.isNumber(word, dialect) else {
                throw Fault(position: start, text: "\"\(shortened(word))\" is not a JSON value")
            }
            return .number(word)
        }
    }

    private func word() -> ArraySlice<UInt8> {
        var end = offset
        while let byte = bytes[safe: end], isWordByte(byte), lengthOfOtherWhiteSpace(at: end) == nil { end += 1 }
        return bytes[offset..<end]
    }

    mutating func take(_ character: Character) -> Bool {
        guard let byte = character.asciiValue, bytes[safe: offset] == byte else { return false }
        offset += 1
        return true
    }

    func fault(_ text: String) -> Fault { Fault(position: position, text: text) }
}

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

private func isWordByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte >= 0x80 || "+-._$".utf8.contains(byte)
}

extension [UInt8] {
    /// The byte at an index; nil after the end.
    subscript(safe index: Int) -> UInt8? { index < count ? self[index] : nil }
}
