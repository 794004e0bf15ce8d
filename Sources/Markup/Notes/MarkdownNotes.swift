/// Converts a person's Markdown to HTML for a page, or to plain text for a description.
///
/// The dialect is GitHub's: tables, strikethrough, bare links, task lists, footnotes. Notes may come from anywhere (an
/// import, somebody's fork), so nothing in them can run, load or style anything, however it is spelled.
package enum MarkdownNotes {
    /// The HTML of `markdown`; empty if it is empty or white space.
    ///
    /// Raw HTML is shown as text: "I felt <meh> today" keeps its word.
    ///
    /// An image in `options.pictures` is shown. An image on the web becomes a link named by its alternative text, which
    /// is all that is kept of any other one: a page loads nothing else.
    ///
    /// Links that `LinkDestination` doesn't permit become text.
    ///
    /// A note beyond `MarkdownLimits` is shown as written, in paragraphs: never an error, never a long wait.
    ///
    /// As always in Markdown, definitions without a reference (`[a]: …`, `[^1]: …`) aren't shown. Equal arguments give
    /// equal bytes, on any thread.
    package static func render(_ markdown: String, options: MarkdownOptions) -> SafeHTML {
        let markdown = withoutPictureData(markdown)
        guard MarkdownLimits.admits(markdown) else { return SourceAsHTML.render(markdown) }
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

    /// Whether a note is one line that is the same with and without Markdown; false if unsure.
    package static func isPlain(_ markdown: String) -> Bool { PlainLine.isPlain(markdown) }

    /// The words of `markdown` on one line without mark-up, at most `limit` characters long.
    ///
    /// White space, line ends and control characters become single spaces. A shortened text ends with "…" (included in
    /// the limit), after a whole word if there is one. Code, raw HTML and alternative texts of images are words;
    /// footnotes and link destinations are left out. A `limit` below 1 gives the empty string. A note beyond
    /// `MarkdownLimits` keeps its marks, which is better than no description. The result is text, not escaped for HTML.
    package static func plainText(_ markdown: String, limit: Int) -> String {
        if PlainLine.isPlain(markdown, hasLines: true) { return Excerpt.make(from: onOneLine(markdown), limit: limit) }
        let markdown = withoutPictureData(markdown)
        guard MarkdownLimits.admits(markdown) else { return Excerpt.make(from: markdown, limit: limit) }
        do {
            let document = try MarkdownDocument(markdown)
            return Excerpt.make(from: PlainText.collect(from: document), limit: limit)
        } catch {
            return Excerpt.make(from: markdown, limit: limit)
        }
    }

    /// The destinations of the images of a note with their lines, in order.
    package static func images(in markdown: String) -> [(destination: String, line: Int)] {
        let text = markdown.contains("![") ? withoutPictureData(markdown) : ""
        guard MarkdownLimits.admits(text) else { return [] }
        do {
            return try MarkdownDocument(text).images
        } catch {
            return []
        }
    }

    /// A note that is too large to be parsed with its embedded pictures (`data:image/png;base64,…`), without these.
    private static func withoutPictureData(_ markdown: String) -> String {
        guard !MarkdownLimits.admits(markdown) else { return markdown }
        let mark = ";base64,"
        let parts = markdown.utf8.split(separator: Array(mark.utf8), omittingEmptySubsequences: false)
        let rest = parts.dropFirst().map { $0.drop { PlainLine.isLetterOrDigit($0) || "+/=%".utf8.contains($0) } }
        return ([parts[0]] + rest).map { String(decoding: $0, as: UTF8.self) }.joined(separator: mark)
    }

    private static func onOneLine(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
        return String(decoding: text.utf8.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    }
}
