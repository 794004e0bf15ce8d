/// A note shown as it was written: what a page shows of one that is too large or too strange to be parsed.
enum SourceAsHTML {
    /// The text of `source`, escaped: a paragraph for each stretch between blank lines, with its line ends kept.
    static func render(_ source: String) -> SafeHTML {
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let paragraphs = lines.split { $0.allSatisfy(\.isWhitespace) }
        let html = paragraphs.map {
            "<p>" + $0.map { HTMLEscaping.escape(String($0)) }.joined(separator: "<br />\n") + "</p>\n"
        }
        return SafeHTML(vouchedFor: html.joined())
    }
}
