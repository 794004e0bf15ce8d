/// The text of a file in which the places of its problems are marked.
///
/// `‸` marks the line and column that a message must have, `▸` a line without a column. For bytes that a text can't
/// contain, `␦` is a Latin-1 é and `␀` a NUL.
struct MarkedText {
    /// A place as messages count it: line and column from 1, columns in characters, a byte order mark not counted.
    struct Place: Equatable {
        let line: Int
        let column: Int?
    }

    private(set) var bytes: [UInt8] = []
    private(set) var places: [Place] = []

    init(_ text: String) {
        var line = 1
        var column = 1
        for scalar in text.unicodeScalars {
            switch scalar {
            case "‸": places.append(Place(line: line, column: column))
            case "▸": places.append(Place(line: line, column: nil))
            default:
                append(scalar)
                if scalar == "\n" {
                    line += 1
                    column = 1
                } else if scalar != "\u{FEFF}" {
                    column += 1
                }
            }
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "␦": bytes.append(0xE9)
        case "␀": bytes.append(0)
        default: bytes += Array(String(scalar).utf8)
        }
    }
}
