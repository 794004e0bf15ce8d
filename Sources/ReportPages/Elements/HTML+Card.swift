import ReportMarkup

extension HTML {
    /// Writes a card: a section with a heading of level two, whose id names the section.
    ///
    /// `style` is a further class, `aside` what stands beside the heading.
    mutating func card(
        _ style: StaticString = "", id: StaticString, title: String, aside: ((inout HTML) -> Void)? = nil,
        content: (inout HTML) -> Void
    ) {
        card(style, id: id, title: { $0.text(title) }, aside: aside, content: content)
    }

    /// Writes a card whose heading is more than a text, such as a link.
    mutating func card(
        _ style: StaticString = "", id: StaticString, title: (inout HTML) -> Void,
        aside: ((inout HTML) -> Void)? = nil, content: (inout HTML) -> Void
    ) {
        open("section") { html in
            html.attribute("class") { $0.classes("card", style) }
            html.attribute("aria-labelledby", literal: id)
        }
        element("header") { html in
            html.element("h2", { $0.attribute("id", literal: id) }, content: title)
            if let aside { html.element("p", content: aside) }
        }
        content(&self)
        close("section")
    }

    /// Writes two classes, the second of which may be empty.
    mutating func classes(_ first: StaticString, _ second: StaticString) {
        markup(first)
        guard second.utf8CodeUnitCount > 0 else { return }
        markup(" ")
        markup(second)
    }
}
