import MarkdownNotes
import ReportMarkup

extension HTML {
    /// Writes what was written beside a record: a line as it is, anything more as Markdown, like the note of a day.
    ///
    /// `style` are classes, `id` is the part of ids that no other note of the page has.
    mutating func note(
        _ note: String, _ style: StaticString, topHeadingLevel: Int, id: @autoclosure () -> String,
        _ labels: MarkdownLabels
    ) {
        guard !MarkdownNotes.isPlain(note) else {
            element(
                "p",
                { html in
                    html.attribute("class", literal: style)
                    html.attributes(#"dir="auto""#)
                }, text: note)
            return
        }
        let options = MarkdownOptions(topHeadingLevel: topHeadingLevel, idPrefix: id(), labels: labels)
        open("div") { html in
            html.attribute("class") { $0.classes("written", style) }
            html.attributes(#"dir="auto""#)
        }
        safe(MarkdownNotes.render(note, options: options))
        close("div")
    }
}
