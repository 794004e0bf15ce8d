/// What a person wrote in Markdown, as HTML for a page or as plain text for a description.
///
/// The dialect is GitHub's: tables, strikethrough, bare links, task lists, footnotes. Notes may come from anywhere (an
/// import, somebody's fork), so nothing in them can run, load, or style anything, however it is spelled.
package enum MarkdownNotes {
    /// The HTML of `markdown`; empty for text that is empty or only white space.
    ///
    /// - Raw HTML is shown as the text it is: "I felt <meh> today" keeps its word.
    /// - A picture of `options.pictures` is shown. An image of the web is a link to it, named by its alternative text; of any
    ///   other one only that text stays: a page loads nothing else.
    /// - Only links that `LinkDestination` permits are links; of the others the text stays.
    /// - A note beyond `MarkdownLimits` is shown as written, in paragraphs: never an error, never a long wait.
    ///
    /// As in every Markdown, definitions that nothing refers to (`[a]: …`, `[^1]: …`) do not show.
    /// Equal arguments give equal bytes, on any thread.
    package static func render(_ markdown: String, options: MarkdownOptions) -> SafeHTML {
        let markdown = withoutPictureData(markdown)
        guard MarkdownLimits.standard.admits(markdown) else { return SourceAsHTML.render(markdown) }
        do {
            let document = try MarkdownDocument(markdown)
            try document.makeRawHTMLText()
            try document.restrictLinks(options)
            try document.moveHeadings(to: options.topHeadingLevel)
            return PageConventions(options: options).apply(to: try document.renderedHTML())
        } catch {
            return SourceAsHTML.render(markdown)
        }
    }

    /// Whether a note is one line in which nothing can be mark-up: it is the same with and without Markdown; false if
    /// unsure.
    package static func isPlain(_ markdown: String) -> Bool { PlainLine.isPlain(markdown) }

    /// The words of `markdown` on one line, without any mark-up, at most `limit` characters long.
    ///
    /// White space, line ends and control characters become single spaces. What is cut ends in "…" (counted), at the
    /// end of a word if there is one. Code, raw HTML and the alternative texts of images are words like any other;
    /// footnotes and link destinations are left out. A `limit` below 1 gives the empty string. Of a note beyond
    /// `MarkdownLimits` the marks stay in, which is better than no description. The result is not escaped: it is text,
    /// not HTML.
    package static func plainText(_ markdown: String, limit: Int) -> String {
        if PlainLine.isPlain(markdown, hasLines: true) { return Excerpt.make(from: onOneLine(markdown), limit: limit) }
        let markdown = withoutPictureData(markdown)
        guard MarkdownLimits.standard.admits(markdown) else { return Excerpt.make(from: markdown, limit: limit) }
        do {
            let document = try MarkdownDocument(markdown)
            return Excerpt.make(from: PlainText.collect(from: document), limit: limit)
        } catch {
            return Excerpt.make(from: markdown, limit: limit)
        }
    }

    /// The destinations of the images of a note, each with its line, in the order of the text.
    package static func images(in markdown: String) -> [(destination: String, line: Int)] {
        let text = markdown.contains("![") ? withoutPictureData(markdown) : ""
        guard MarkdownLimits.standard.admits(text) else { return [] }
        do {
            return try MarkdownDocument(text).images
        } catch {
            return []
        }
    }

    /// A note too large to be parsed without the bytes of pictures that it holds (`data:image/png;base64,…`).
    private static func withoutPictureData(_ markdown: String) -> String {
        guard !MarkdownLimits.standard.admits(markdown) else { return markdown }
        let mark = ";base64,"
        let parts = markdown.utf8.split(separator: Array(mark.utf8), omittingEmptySubsequences: false)
        let rest = parts.dropFirst().map { $0.drop { PlainLine.isLetterOrDigit($0) || "+/=%".utf8.contains($0) } }
        return ([parts[0]] + rest).map { String(decoding: $0, as: UTF8.self) }.joined(separator: mark)
    }

    /// A text of several lines as one of the same length.
    private static func onOneLine(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
        return String(decoding: text.utf8.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    }
}
