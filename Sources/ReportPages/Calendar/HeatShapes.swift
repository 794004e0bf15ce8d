import ReportMarkup

/// The square of a day in a heat grid.
enum HeatShapes {
    /// 12 units for the past year.
    static let pastYear: HTML = #"<rect id="h" width="12" height="12" rx="3"/>"#
    /// 40 units for a year with date numbers.
    static let year: HTML = #"<rect id="h" width="40" height="40" rx="10"/>"#
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
                if cell.isAssumed { html.markup(" as") }
            }
            html.attribute("x", x)
            html.attribute("y", y)
        }
        element("title") { html in
            html.text(cell.date)
            html.markup(": ")
            html.text(cell.level)
        }
        close("use")
    }

    /// Writes the class of a shade, `h0` to `h10`.
    mutating func shade(_ shade: Int) {
        markup("h")
        number(shade)
    }
}
