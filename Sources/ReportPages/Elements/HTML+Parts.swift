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
