import ReportMarkup

extension HTML {
    /// Writes a drawing that is read as one image: its title and its description, then what is drawn.
    ///
    /// `style` is its class, `id` begins the ids of its title and its description. The view box has its left edge at 0
    /// and its upper edge at `top`.
    mutating func image(
        _ style: StaticString, id: String, width: Int, height: Int, top: Int = 0, title: String, description: String,
        drawing: (inout HTML) -> Void
    ) {
        open("svg") { html in
            html.attribute("class", literal: style)
            html.attribute("viewBox") { html in
                html.markup("0 ")
                html.number(top)
                html.markup(" ")
                html.number(width)
                html.markup(" ")
                html.number(height)
            }
            html.attributes(#"role="img""#)
            html.attribute("aria-labelledby") { $0.id(id, "-t") }
            html.attribute("aria-describedby") { $0.id(id, "-d") }
        }
        element("title", { $0.attribute("id") { $0.id(id, "-t") } }, text: title)
        element("desc", { $0.attribute("id") { $0.id(id, "-d") } }, text: description)
        drawing(&self)
        close("svg")
    }
}
