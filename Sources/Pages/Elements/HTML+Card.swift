import Markup

extension HTML {
    /// A card: a section with a heading of level two, whose id names the section.
    ///
    /// `style` is a further class.
    static func card(_ style: StaticString = "", id: StaticString, title: String, _ content: HTML) -> HTML {
        """
        <section class="card\(further: style)" aria-labelledby="\(id)"><header><h2 id="\(id)">\(title)</h2></header>\
        \(content)</section>
        """
    }

    /// What opens on demand, below what it is called.
    static func more(_ name: String, _ content: HTML) -> HTML {
        #"<details class="more"><summary>\#(name) \#(icon: .down)</summary>\#(content)</details>"#
    }
}

/// What is shown at first, and what opens on demand.
package struct Folded<Item: Sendable>: Sendable {
    package let shown, hidden: [Item]
    /// What opens the others.
    package let more: String
}

extension Folded {
    /// The first ones are shown; a single further one too, since its fold would take as much room.
    init(_ items: [Item], visible: Int, more: (Int) -> String) {
        let count = items.count <= visible + 1 ? items.count : visible
        self.init(
            shown: Array(items.prefix(count)), hidden: Array(items.dropFirst(count)), more: more(items.count - count))
    }

    /// Both, each as `list` writes it.
    func html(_ list: ([Item]) -> HTML) -> HTML {
        "\(if: !shown.isEmpty, list(shown))\(if: !hidden.isEmpty, .more(more, list(hidden)))"
    }
}

extension HTML.StringInterpolation {
    /// Appends a further class, with a space before it; nothing if it is empty.
    mutating func appendInterpolation(further style: StaticString) {
        guard style.utf8CodeUnitCount > 0 else { return }
        html.markup(" ")
        html.markup(style)
    }

    /// Appends an entry of a legend: a drawing of 12 units and what it means.
    mutating func appendInterpolation(key drawing: HTML, _ words: String) {
        html += #"<li><svg class="key" viewBox="0 0 12 12" aria-hidden="true">\#(drawing)</svg>\#(words)</li>"#
    }

    /// Appends HTML made of a value, or another one if the value is nil.
    mutating func appendInterpolation<Part>(
        _ part: Part?, _ content: (Part) -> HTML, else other: @autoclosure () -> HTML
    ) {
        html += part.map(content) ?? other()
    }
}

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
