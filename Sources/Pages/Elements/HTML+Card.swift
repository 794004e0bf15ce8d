import Markup

extension HTML {
    /// Writes a card: a section with a heading of level two, whose id names the section.
    ///
    /// `style` is a further class, `aside` a text beside the heading.
    mutating func card(
        _ style: StaticString = "", id: StaticString, title: String, aside: String? = nil, content: (inout HTML) -> Void
    ) {
        card(style, id: id, heading: "\(title)", aside: aside.map { "\($0)" }, content: content)
    }

    /// Writes a card whose heading, or what is beside it, is more than a text, such as a link.
    mutating func card(
        _ style: StaticString = "", id: StaticString, heading: HTML, aside: HTML? = nil, content: (inout HTML) -> Void
    ) {
        self += """
            <section class="card\(further: style)" aria-labelledby="\(id)"><header><h2 id="\(id)">\(heading)</h2>\
            \(aside, { "<p>\($0)</p>" })</header>
            """
        content(&self)
        markup("</section>")
    }

    /// A card without a table, for a literal.
    static func card(_ style: StaticString = "", id: StaticString, title: String, _ content: HTML) -> HTML {
        "\({ $0.card(style, id: id, title: title) { $0 += content } })"
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
