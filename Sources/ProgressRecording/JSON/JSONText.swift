package import ProgressLoading
package import ProgressModel

/// A value that is written into a JSON file.
package indirect enum JSONText: Sendable, Equatable {
    case text(String)
    case number(FixedDecimal)
    case flag(Bool)
    case list([JSONText])
    case object([Member])
    /// JSON that a person wrote.
    case written(String)

    /// A key and its value.
    package struct Member: Sendable, Equatable {
        package let key: String
        package let value: JSONText

        /// Makes a member.
        package init(_ key: String, _ value: JSONText) {
            (self.key, self.value) = (key, value)
        }
    }

    /// An object with the members that have a value.
    init<Key: RawRepresentable<String>>(_ members: (Key, JSONText?)...) {
        self = .object(members.compactMap { key, value in value.map { Member(key.rawValue, $0) } })
    }

    /// An object of one of our own files, with the members that have a value.
    package init(line members: (String, JSONText?)...) {
        self = .object(members.compactMap { key, value in value.map { Member(key, $0) } })
    }

    /// The value on one line, as a new file has it.
    package var text: String { text(JSONStyle()) }

    /// The value on one line.
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

    /// A text in quotation marks, which says the same in JSON and in JSON5.
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

    /// What stands for the character that begins at a place, and how many bytes that has; nil where it stands for itself.
    ///
    /// The separators of lines and paragraphs U+2028 and U+2029 may not stand in a JSON5 string.
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

/// The members of an object that a line of our own files has; nil where one is missing or something else.
extension JSONNode {
    package func text(_ key: String) -> String? { member(key)?.value.word }

    /// The texts of a list; what isn't a text is left out.
    package func texts(_ key: String) -> [String]? {
        member(key)?.value.elements?.compactMap(\.word)
    }

    package func day(_ key: String) -> Day? { text(key).flatMap { parseDay($0.utf8Span.span) } }

    package func integer(_ key: String) -> Int? { member(key)?.value.whole }

    /// Whether a member is there and true.
    package func isTrue(_ key: String) -> Bool { member(key)?.value.flag == true }
}
