import MarkdownNotes
import Testing

/// The options of a page in English whose notes stand below a second heading.
let page = MarkdownOptions(
    topHeadingLevel: 3, idPrefix: "2025-10-31-",
    labels: MarkdownLabels(taskDone: "done", taskOpen: "open", backToReference: "back to the text"))

/// The HTML of a note on `page`.
func html(_ markdown: String) -> String {
    MarkdownNotes.render(markdown, options: page).html
}

/// The HTML of a note on `page`, read; a fault in it fails the test.
func read(_ markdown: String, at location: SourceLocation = #_sourceLocation) -> HTMLReading {
    let reading = HTMLReading(html(markdown))
    #expect(reading.faults.isEmpty, "\(markdown.prefix(200))", sourceLocation: location)
    return reading
}
