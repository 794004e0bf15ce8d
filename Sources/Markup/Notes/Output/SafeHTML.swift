/// HTML that a page may embed unescaped.
///
/// Only this module makes it: a sequence of whole block elements, without scripts, styles, event handlers or anything
/// that a browser would load, except the pictures of `MarkdownOptions`.
package struct SafeHTML: Sendable, Equatable {
    /// The elements; empty if there is nothing to show.
    package let html: String

    /// Callers must have escaped the person's text.
    init(vouchedFor html: String) {
        self.html = html
    }
}

/// Shows a note as written if it is too large or too strange to be parsed.
enum SourceAsHTML {
    /// The text of `source`, escaped: a paragraph for each part between blank lines, with its line ends.
    static func render(_ source: String) -> SafeHTML {
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let paragraphs = lines.split { $0.allSatisfy(\.isWhitespace) }
        let html = paragraphs.map {
            "<p>" + $0.map { NoteEscaping.escape(String($0)) }.joined(separator: "<br />\n") + "</p>\n"
        }
        return SafeHTML(vouchedFor: html.joined())
    }
}

/// Escapes text for elements and double-quoted attributes.
enum NoteEscaping {
    /// `text` with `&`, `<`, `>` and `"` as entities, and without control characters.
    static func escape(_ text: String) -> String {
        var escaped = ""
        for scalar in withoutControls(text).unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// `text` with U+FFFD for every control character except tabs and line ends: HTML and the XML of feeds forbid them.
    static func withoutControls(_ text: String) -> String {
        // Only these bytes can begin one, and few texts have any of them.
        guard text.utf8.withContiguousStorageIfAvailable({ $0.contains(where: mayBeForbidden) }) ?? true,
            text.unicodeScalars.contains(where: isForbidden)
        else {
            return text
        }
        var clean = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { clean.append(isForbidden(scalar) ? "\u{FFFD}" : scalar) }
        return String(clean)
    }

    private static func mayBeForbidden(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): false
        default: byte < 0x20 || byte == 0x7F || byte == 0xC2
        }
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\t", "\n", "\r": false
        default: scalar.properties.generalCategory == .control
        }
    }
}
