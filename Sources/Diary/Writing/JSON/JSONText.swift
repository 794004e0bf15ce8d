package import Model

/// A value to write into a JSON file.
package indirect enum JSONText: Sendable, Equatable {
    case text(String)
    case number(FixedDecimal)
    case flag(Bool)
    case list([JSONText])
    case object([Member])
    case written(String)

    package struct Member: Sendable, Equatable {
        package let key: String
        package let value: JSONText

        package init(_ key: String, _ value: JSONText) {
            (self.key, self.value) = (key, value)
        }
    }

    /// An object of the members that have a value.
    init<Key: RawRepresentable<String>>(_ members: (Key, JSONText?)...) {
        self = .object(members.compactMap { key, value in value.map { Member(key.rawValue, $0) } })
    }

    /// An object for a line of our own files, of the members that have a value.
    package init(line members: (String, JSONText?)...) {
        self = .object(members.compactMap { key, value in value.map { Member(key, $0) } })
    }

    /// The value on one line in the style of a new file.
    package var text: String { text(JSONStyle()) }

    func text(_ style: JSONStyle) -> String {
        switch self {
        case .text(let text): JSONText.quoted(text)
        case .number(let number): number.text
        case .flag(let flag): flag ? "true" : "false"
        case .written(let json): json
        case .list(let items): "[" + items.map { $0.text(style) }.joined(separator: style.comma) + "]"
        case .object(let members): style.object(members.map { $0.text(style) })
        }
    }

    /// A quoted text, valid with the same meaning in JSON and JSON5.
    package static func quoted(_ text: String) -> String {
        var text = text
        return text.withUTF8 { bytes in
            var quoted: [UInt8] = []
            quoted.reserveCapacity(bytes.count + bytes.count / 16 + 2)
            quoted.append(UInt8(ascii: "\""))
            var start = 0
            for index in bytes.indices {
                guard let (length, escape) = escape(at: index, of: bytes) else { continue }
                quoted += bytes[start..<index]
                quoted += escape.utf8
                start = index + length
            }
            quoted += bytes[start...]
            quoted.append(UInt8(ascii: "\""))
            return String(decoding: quoted, as: UTF8.self)
        }
    }

    /// The escape of the character at an index, and its length in bytes; nil if it needs none.
    ///
    /// A JSON5 string must not contain the line separators U+2028 and U+2029.
    private static func escape(
        at index: Int, of bytes: UnsafeBufferPointer<UInt8>
    ) -> (length: Int, escape: String)? {
        switch bytes[index] {
        case UInt8(ascii: "\""): return (1, "\\\"")
        case UInt8(ascii: "\\"): return (1, "\\\\")
        case UInt8(ascii: "\n"): return (1, "\\n")
        case UInt8(ascii: "\r"): return (1, "\\r")
        case UInt8(ascii: "\t"): return (1, "\\t")
        case let byte where byte < 0x20:
            let digits = String(byte, radix: 16)
            return (1, "\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
        case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8:
            return (3, bytes[index + 2] == 0xA8 ? "\\u2028" : "\\u2029")
        default: return nil
        }
    }
}

extension JSONText.Member {
    func text(_ style: JSONStyle) -> String { style.key(key) + style.colon + value.text(style) }
}

/// Reads objects on lines of our own files; nil if a member is missing or has another type.
extension JSONNode {
    package func text(_ key: String) -> String? { member(key)?.value.word }

    /// The texts of a list; other items are left out.
    package func texts(_ key: String) -> [String]? {
        member(key)?.value.elements?.compactMap(\.word)
    }

    package func day(_ key: String) -> Day? { text(key).flatMap { parseDay($0.utf8Span.span) } }

    package func integer(_ key: String) -> Int? { member(key)?.value.whole }

    /// Whether a member is present and true.
    package func isTrue(_ key: String) -> Bool { member(key)?.value.flag == true }
}

/// The white space of a JSON file, derived from its content.
struct JSONStyle {
    var lineEnd = "\n"
    /// The separator of values on one line.
    var comma = ", "
    /// The separator of a key and its value.
    var colon = ": "
    /// The space inside the braces of an object on one line.
    var brace = " "
    /// Whether keys have quotation marks.
    var quotesKeys = true
    /// The indentation of a nested line.
    var indent = "  "

    /// A key, quoted unless the style has plain keys and it looks like a name.
    func key(_ key: String) -> String {
        let isName =
            key.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || (0x30...0x39).contains($0) }
            && key.utf8.first.map { $0 > 0x39 } == true
        return quotesKeys || !isName ? JSONText.quoted(key) : key
    }

    func object(_ members: [String]) -> String {
        members.isEmpty ? "{}" : "{" + brace + members.joined(separator: comma) + brace + "}"
    }
}

extension JSONStyle {
    /// The style of lines of our own files.
    static let ofLines = JSONStyle(comma: ",", colon: ":", brace: "")

    /// The style of the first object with members in a file.
    init(_ bytes: [UInt8], _ document: JSONNode) {
        if let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0, bytes[end - 1] == UInt8(ascii: "\r") {
            lineEnd = "\r\n"
        }
        guard let object = document.firstObject, case .object(let members) = object.value, let first = members.first
        else { return }
        quotesKeys = members.contains { !Self.isPlainKey(bytes, $0) }
        colon = Self.gap(bytes, from: first.keyPosition.offset, to: first.value.position.offset) ?? colon
        let firstGap = bytes[object.position.offset + 1..<first.keyPosition.offset]
        if !firstGap.contains(UInt8(ascii: "\n")), firstGap.allSatisfy({ $0 == UInt8(ascii: " ") }) {
            brace = String(decoding: firstGap, as: UTF8.self)
        } else if let line = firstGap.lastIndex(of: UInt8(ascii: "\n")) {
            indent = Self.blanks(bytes, from: line + 1)
            let outer = Self.indentation(of: object.position.offset, in: bytes)
            if indent.hasPrefix(outer), indent.count > outer.count { indent.removeFirst(outer.count) }
        }
        guard members.count > 1 else {
            comma = brace.isEmpty && colon == ":" ? "," : comma
            return
        }
        let between = bytes[first.value.end..<members[1].keyPosition.offset]
        if between.allSatisfy({ " ,".utf8.contains($0) }) { comma = String(decoding: between, as: UTF8.self) }
    }

    private static func isPlainKey(_ bytes: [UInt8], _ member: JSONNode.Member) -> Bool {
        !"\"'".utf8.contains(bytes[member.keyPosition.offset])
    }

    /// A colon with the blanks around it; nil if there is anything else.
    private static func gap(_ bytes: [UInt8], from key: Int, to value: Int) -> String? {
        guard let colon = bytes[key..<value].lastIndex(of: UInt8(ascii: ":")) else { return nil }
        var start = colon
        while start > key, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
        let gap = bytes[start..<value]
        return gap.allSatisfy { " :".utf8.contains($0) } ? String(decoding: gap, as: UTF8.self) : nil
    }

    static func indentation(of offset: Int, in bytes: [UInt8]) -> String {
        blanks(bytes, from: lineStart(of: offset, in: bytes))
    }

    static func lineStart(of offset: Int, in bytes: [UInt8]) -> Int {
        bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }

    private static func blanks(_ bytes: [UInt8], from start: Int) -> String {
        String(decoding: bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }
}

extension JSONNode {
    fileprivate var firstObject: JSONNode? {
        switch value {
        case .object(let members): members.isEmpty ? nil : self
        case .array(let elements): elements.firstNonNil(\.firstObject)
        default: nil
        }
    }
}
