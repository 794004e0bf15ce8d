import ReportMarkup

extension HTML {
    /// A card: a section with a heading of level two, whose id names the section; `style` is a further class.
    static func card(_ style: StaticString = "", id: StaticString, title: String, _ content: HTML) -> HTML {
        """
        <section class="card\(further: style)" aria-labelledby="\(id)"><header><h2 id="\(id)">\(title)</h2></header>\
        \(content)</section>
        """
    }
}

extension HTML.StringInterpolation {
    /// Appends a further class, with a space before it; nothing if it is empty.
    mutating func appendInterpolation(further style: StaticString) {
        guard style.utf8CodeUnitCount > 0 else { return }
        html.markup(" ")
        html.markup(style)
    }

    /// Appends a link whose text ends with an arrow; the text alone if there is no link.
    mutating func appendInterpolation(arrow link: Link?, on page: PageAddress, _ text: String) {
        if let link { html.arrowLink(link, on: page, text: text) } else { html.text(text) }
    }

    /// Appends an emoji, which a screen reader passes over.
    mutating func appendInterpolation(emoji: String) { html.emoji(emoji) }
}
