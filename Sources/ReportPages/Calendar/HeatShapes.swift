import ReportMarkup

/// The square of a day in a heat grid.
enum HeatShapes {
    /// 12 units for the past year.
    static let pastYear: HTML = #"<rect id="h" width="12" height="12" rx="3"/>"#
    /// 6 units in the place of 12: a day that was not planned.
    static let notPlanned: HTML = #"<rect id="np" x="3" y="3" width="6" height="6" rx="2"/>"#
    /// 40 units for a year with date numbers.
    static let year: HTML = #"<rect id="h" width="40" height="40" rx="10"/>"#
}

extension HTML {
    /// Writes a day of a size at a place; nothing for one that has no shade.
    mutating func heatSquare(_ cell: HeatCell, x: Int, y: Int, size: Int = 12) {
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
        guard cell.isPaused else { return }
        shape("path") { html in
            html.attributes(#"class="pa""#)
            html.attribute("d") { size > 12 ? $0.bars(x + 4, y + 14, gap: 32, height: 12) : $0.pauseSign(x, y) }
        }
    }

    /// Writes the path of two bars on a square of 12 units.
    mutating func pauseSign(_ x: Int, _ y: Int) { bars(x + 4, y + 3, gap: 4, height: 6) }

    private mutating func bars(_ x: Int, _ y: Int, gap: Int, height: Int) {
        markup("M")
        number(x)
        markup(" ")
        number(y)
        markup("v")
        number(height)
        markup("m")
        number(gap)
        number(-height)
        markup("v")
        number(height)
    }

    /// Writes the class of a shade, `h0` to `h10`.
    mutating func shade(_ shade: Int) {
        markup("h")
        number(shade)
    }
}
