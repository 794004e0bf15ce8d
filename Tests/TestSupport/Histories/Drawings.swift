package import Model

/// `text` written `count` times: `"SSSSSSS" * 3` draws three weeks.
package func * (text: String, count: Int) -> String { String(repeating: text, count: count) }

extension Level {
    /// The level of a letter in a drawing; nil for a day without an entry.
    package init?(letter: Character) {
        switch letter {
        case "S": self = .steady
        case "E": self = .easy
        case "W": self = .wild
        default: return nil
        }
    }
}
