import ReportMarkup

/// The square of a day in a heat grid.
enum HeatShapes {
    /// 12 units for the past year.
    static let pastYear: HTML = #"<rect id="h" width="12" height="12" rx="3"/>"#
    /// 40 units for a year with date numbers.
    static let year: HTML = #"<rect id="h" width="40" height="40" rx="10"/>"#

    /// As a value, for drawings that are not written in one go yet.
    static func square(_ cell: HeatCell, x: Int, y: Int) -> HTML {
        var html = HTML()
        html.heatSquare(cell, x: x, y: y)
        return html
    }

    /// As a value, for pages that are not written in one go yet.
    static func scale(_ scale: HeatScale, on page: PageAddress) -> HTML {
        var html = HTML()
        html.heatScale(scale, on: page)
        return html
    }
}

extension HTML {
    /// Writes a day at a place; nothing for one that has no shade.
    mutating func heatSquare(_ cell: HeatCell, x: Int, y: Int) {
        guard let shade = cell.shade else { return }
        open("use") { html in
            html.attributes(##"href="#h""##)
            html.attribute("class") { html in
                html.shade(shade)
                if cell.isToday { html.markup(" now") }
            }
            html.attribute("x", x)
            html.attribute("y", y)
        }
        element("title", text: cell.label)
        close("use")
    }

    /// Writes the class of a shade, `h0` to `h10`.
    mutating func shade(_ shade: Int) {
        markup("h")
        number(shade)
    }

    /// Writes the eleven shades with what they mean; the squares have a shape of their own, of any size.
    mutating func heatScale(_ scale: HeatScale, on page: PageAddress) {
        element("p", #"class="scale""#) { html in
            html.element("span", text: scale.from)
            html.element("svg", #"viewBox="0 0 152 12" aria-hidden="true""#) { html in
                for shade in 0...10 {
                    html.shape("rect") { html in
                        html.attribute("class") { $0.shade(shade) }
                        html.attribute("x", shade * 14)
                        html.attributes(#"width="12" height="12" rx="3""#)
                    }
                }
            }
            html.element("span", text: scale.to)
            if let share = scale.share { html.link(share, on: page) }
            html.link(scale.aboutLink, on: page, text: scale.aboutText)
        }
    }
}
