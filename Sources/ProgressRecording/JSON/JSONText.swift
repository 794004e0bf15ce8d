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
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension JSONText.Member {
    func text(_ style: JSONStyle) -> String { style.key(key) + style.colon + value.text(style) }
}
