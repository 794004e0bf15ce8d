import Markup
import TestSupport
import Testing

/// The options of a page in English whose notes are below a second heading.
let page = MarkdownOptions(
    topHeadingLevel: 3, idPrefix: "2025-10-31-",
    labels: MarkdownLabels(taskDone: "done", taskOpen: "open", backToReference: "back to the text"))

/// The HTML of a note on `page`.
func html(_ markdown: String) -> String {
    MarkdownNotes.render(markdown, options: page).html
}

/// The elements of a note on `page`; invalid HTML fails the test.
func read(_ markdown: String, at location: Testing.SourceLocation = #_sourceLocation) -> Element {
    let rendered = html(markdown)
    #expect(faults(in: rendered).isEmpty, "\(markdown.prefix(200))", sourceLocation: location)
    return HTMLReader(fragment: rendered.utf8).root
}

/// The problems of a note's HTML, in words; anything that a note can't contain is one.
func faults(in html: String) -> [String] {
    let reader = HTMLReader(fragment: html.utf8)
    let elements = reader.root.everything.dropFirst()
    return reader.faults
        + elements.filter { !allowedElements.contains($0.name) }.map { "element \($0.name)" }
        + elements.flatMap(\.attributes.keys).filter { !allowedAttributes.contains($0) }.map { "attribute \($0)" }
}

private let allowedElements: Set = [
    "a", "blockquote", "br", "code", "del", "em", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "input", "li", "ol", "p",
    "pre", "section", "strong", "sup", "table", "tbody", "td", "th", "thead", "tr", "ul",
]

private let allowedAttributes: Set = [
    "aria-label", "checked", "class", "data-footnote-backref", "data-footnote-ref", "data-footnotes", "disabled",
    "href", "id", "rel", "start", "title", "type",
]

extension Element {
    /// The attributes of every link, in order.
    var links: [[String: String]] { all("a").map(\.attributes) }
    /// The attributes of every checkbox, in order.
    var checkboxes: [[String: String]] { all("input").map(\.attributes) }
    /// Every id, in order.
    var ids: [String] { everything.compactMap(\.id) }
    /// The names of all elements below, in order.
    var names: [String] { everything.dropFirst().map(\.name) }
}
