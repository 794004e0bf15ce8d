import Markup

extension HTML {
    /// Writes a drawing that is read as one image: its title and its description, then what is drawn.
    ///
    /// `style` is its class; `role` is another one if it has links; `id` begins the ids of its title and its
    /// description. The view box has its left edge at 0 and its upper edge at `top`.
    mutating func image(
        _ style: StaticString, role: StaticString = #"role="img""#, id: String, width: Int, height: Int, top: Int = 0,
        title: String, description: String,
        drawing: (inout HTML) -> Void
    ) {
        self +=
            #"<svg class="\#(style)" viewBox="0 \#(top) \#(width) \#(height)" \#(role)\#({ $0.described(by: id) })>"#
        describe(id, title: title, description)
        drawing(&self)
        markup("</svg>")
    }

    /// Opens the drawing of a chart, and describes it.
    mutating func openPlot(
        _ id: String, title: String, _ description: String, _ attributes: StaticString = #"class="plot" role="img""#
    ) {
        self += "<svg \(attributes)\({ $0.described(by: id) })>"
        describe(id, title: title, description)
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

    /// A drawing without words that is stretched to the whole size of the one it is in.
    static func stretched(width: Int, height: Int, _ drawing: HTML) -> HTML {
        """
        <svg aria-hidden="true" preserveAspectRatio="none" width="100%" height="100%" viewBox="0 0 \(width) \(height)">\
        \(drawing)</svg>
        """
    }
}

extension HTML.StringInterpolation {
    /// Appends hundredths of a percent: 950 as `9.50%`, 1000 as `10%`.
    mutating func appendInterpolation(percent hundredths: Int) {
        html.number(hundredths / 100)
        let rest = abs(hundredths % 100)
        if rest > 0 {
            html.markup(rest < 10 ? ".0" : ".")
            html.number(rest)
        }
        html.markup("%")
    }
}

extension HTML {
    /// A ring of a dial of 400 units: its track, and how much of it is done in percent; nil if nothing is shown of that.
    ///
    /// Beyond 100 the ring is closed, and what is above lies over its beginning. An inner one is thinner, within another.
    static func dialRing(share: Int?, isInner: Bool = false) -> HTML {
        let circle: HTML = isInner ? #" inner" cx="200" cy="200" r="157""# : #"" cx="200" cy="200" r="182""#
        func arc(_ style: StaticString, _ share: Int) -> HTML {
            """
            <circle class="\(style)\(circle) pathLength="100" stroke-dasharray="\(share) 100" transform="rotate(-90 200 200)"/>
            """
        }
        // The round end of a line would show a beginning if there isn't one.
        let (done, above) = (min(share ?? 0, 100), min((share ?? 0) - 100, 96))
        return """
            <circle class="dial-track\(circle)/>\(if: done > 0, arc("dial-arc", done))\
            \(if: above > 0, "\(arc("dial-edge", above))\(arc("dial-over", above))")
            """
    }
}
