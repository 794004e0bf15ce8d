/// HTML that a page may embed as it is.
///
/// Only this module can make one, so its origin is known. It is a sequence of whole block
/// elements, without scripts, styles, event handlers or anything a browser would load but the pictures of `MarkdownOptions`.
package struct SafeHTML: Sendable, Equatable {
    /// The elements as text; empty if there is nothing to show.
    package let html: String

    /// Wraps `html`; every caller is in this module and has escaped the person's text.
    init(vouchedFor html: String) {
        self.html = html
    }
}

/// A note shown as it was written: what a page shows of one that is too large or too strange to be parsed.
enum SourceAsHTML {
    /// The text of `source`, escaped: a paragraph for each stretch between blank lines, with its line ends kept.
    static func render(_ source: String) -> SafeHTML {
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let paragraphs = lines.split { $0.allSatisfy(\.isWhitespace) }
        let html = paragraphs.map {
            "<p>" + $0.map { NoteEscaping.escape(String($0)) }.joined(separator: "<br />\n") + "</p>\n"
        }
        return SafeHTML(vouchedFor: html.joined())
    }
}
