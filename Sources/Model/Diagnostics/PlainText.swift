/// Text for a terminal or a log, made safe if others wrote it; all such text passes here.
package enum PlainText {
    /// A text as one line, with U+FFFD for control and direction characters.
    ///
    /// U+200C and U+200D are kept, because names in some languages need them.
    package static func line(_ text: String) -> String { replaced(text) { _ in false } }

    /// A text of several lines, in which services that read logs find no commands; tabs are kept.
    package static func lines(_ text: String) -> String {
        let lines = replaced(text) { $0 == "\n" || $0 == "\t" }.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map(withoutCommand).joined(separator: "\n")
    }

    /// Whether a scalar could control a terminal, or change the order in which text is displayed.
    package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static func replaced(_ text: String, except isKept: (Unicode.Scalar) -> Bool) -> String {
        guard text.unicodeScalars.contains(where: { isControl($0) && !isKept($0) }) else { return text }
        return String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { isControl($0) && !isKept($0) ? "\u{FFFD}" : $0 }))
    }

    /// `::error::` at the start of a line, even after white space, and `##[error]` anywhere in it are commands of CI
    /// services.
    private static func withoutCommand(_ line: Substring) -> String {
        // By scalars: with a combining mark the sign is another character for Swift, but not for a service.
        let scalars = line.unicodeScalars
        let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? scalars.endIndex
        var result = String.UnicodeScalarView(scalars[..<start])
        if scalars[start...].starts(with: "::".unicodeScalars) { result.append("\u{FFFD}") }
        for index in scalars[start...].indices {
            result.append(scalars[index])
            if scalars[index...].starts(with: "##[".unicodeScalars) { result.append("\u{FFFD}") }
        }
        return String(result)
    }
}
