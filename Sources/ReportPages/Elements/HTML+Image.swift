import ReportMarkup

extension HTML {
    /// Writes a drawing that is read as one image: its title and its description, then what is drawn.
    ///
    /// `style` is its class; `role` is another one where it has links; `id` begins the ids of its title and its description. The view box has its left edge at 0
    /// and its upper edge at `top`.
    mutating func image(
        _ style: StaticString, role: StaticString = #"role="img""#, id: String, width: Int, height: Int, top: Int = 0,
        title: String, description: String,
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
            html.attributes(role)
            html.described(by: id)
        }
        describe(id, title: title, description)
        drawing(&self)
        close("svg")
    }

    /// Opens the drawing of a chart, and describes it.
    mutating func openPlot(
        _ id: String, title: String, _ description: String, _ attributes: StaticString = #"class="plot" role="img""#
    ) {
        open("svg") { html in
            html.attributes(attributes)
            html.described(by: id)
        }
        describe(id, title: title, description)
    }

    /// Opens an element that a screen reader calls by a name.
    mutating func open(_ name: StaticString, _ attributes: StaticString, label: String) {
        open(name) { html in
            html.attributes(attributes)
            html.attribute("aria-label", label)
        }
    }

    /// Writes the attributes that point to what `describe(_:title:_:)` writes.
    mutating func described(by id: String) {
        attribute("aria-labelledby") { $0.id(id, "-t") }
        attribute("aria-describedby") { $0.id(id, "-d") }
    }

    /// Writes the title and the description of a drawing; `id` begins their ids.
    mutating func describe(_ id: String, title: String, _ description: String) {
        element("title", { $0.attribute("id") { $0.id(id, "-t") } }, text: title)
        element("desc", { $0.attribute("id") { $0.id(id, "-d") } }, text: description)
    }

    /// Writes a drawing without words that is stretched to the whole size of the one it lies in.
    mutating func stretched(width: Int, height: Int, drawing: (inout HTML) -> Void) {
        open("svg") { html in
            html.attributes(#"aria-hidden="true" preserveAspectRatio="none" width="100%" height="100%""#)
            html.attribute("viewBox") { html in
                html.markup("0 0 ")
                html.number(width)
                html.markup(" ")
                html.number(height)
            }
        }
        drawing(&self)
        close("svg")
    }
}
