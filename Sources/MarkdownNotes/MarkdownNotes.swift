/// What a person wrote in Markdown, as HTML for a page or as plain text for a description.
///
/// The dialect is GitHub's: tables, strikethrough, bare links, task lists, footnotes. Notes may come from anywhere (an
/// import, somebody's fork), so nothing in them can run, load, or style anything, however it is spelled.
package enum MarkdownNotes {
    /// The HTML of `markdown`; empty for text that is empty or only white space.
    ///
    /// - Raw HTML is shown as the text it is: "I felt <meh> today" keeps its word.
    /// - An image is a link to it, named by its alternative text: a page loads nothing.
    /// - Only links that `LinkDestination` permits are links; of the others the text stays.
    /// - A note beyond `MarkdownLimits` is shown as written, in paragraphs: never an error, never a long wait.
    ///
    /// As in every Markdown, definitions that nothing refers to (`[a]: …`, `[^1]: …`) do not show.
    /// Equal arguments give equal bytes, on any thread.
    package static func render(_ markdown: String, options: MarkdownOptions) -> SafeHTML {
        guard MarkdownLimits.standard.admits(markdown) else { return SourceAsHTML.render(markdown) }
        do {
            let document = try MarkdownDocument(markdown)
            try document.makeRawHTMLText()
            try document.restrictLinks()
            try document.moveHeadings(to: options.topHeadingLevel)
            return PageConventions(options).apply(to: try document.renderedHTML())
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
    /// end of a word where there is one. Code, raw HTML and the alternative texts of images are words like any other;
    /// footnotes and link destinations are left out. A `limit` below 1 gives the empty string.
    /// Of a note beyond `MarkdownLimits` the marks stay in, which is better than no description.
    /// The result is not escaped: it is text, not HTML.
    package static func plainText(_ markdown: String, limit: Int) -> String {
        if PlainLine.isPlain(markdown, hasLines: true) { return Excerpt.make(from: onOneLine(markdown), limit: limit) }
        guard MarkdownLimits.standard.admits(markdown) else { return Excerpt.make(from: markdown, limit: limit) }
        do {
            let document = try MarkdownDocument(markdown)
            return Excerpt.make(from: PlainText.collect(from: document), limit: limit)
        } catch {
            return Excerpt.make(from: markdown, limit: limit)
        }
    }

    /// A text of several lines as one of the same length.
    private static func onOneLine(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
        return String(decoding: text.utf8.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    }
}
