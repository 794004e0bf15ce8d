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
