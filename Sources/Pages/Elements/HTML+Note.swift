import Markup

extension HTML {
    /// Writes what was written beside a record: a line as it is, anything more as Markdown, like the note of a day.
    ///
    /// `style` are classes, `id` is the part of ids that no other note of the page has.
    mutating func note(
        _ note: String, _ style: StaticString, topHeadingLevel: Int, id: @autoclosure () -> String,
        _ labels: MarkdownLabels
    ) {
        guard !MarkdownNotes.isPlain(note) else {
            self += #"<p class="\#(style)" dir="auto">\#(note)</p>"#
            return
        }
        let options = MarkdownOptions(topHeadingLevel: topHeadingLevel, idPrefix: id(), labels: labels)
        self += """
            <div class="written\(further: style)" dir="auto">\
            \({ $0.safe(MarkdownNotes.render(note, options: options)) })</div>
            """
    }
}
