import ReportMarkup

/// Days of a heat grid as one shape for each shade, which says it once: for many days whose words stand elsewhere.
struct HeatSquares {
    private var shades = [HTML](repeating: HTML(), count: 11)
    private var (beyond, paused) = (HTML(), HTML())

    /// Adds a day as a square of 12 units.
    mutating func add(_ cell: HeatCell, x: Int, y: Int) {
        guard let shade = cell.shade else {
            beyond.square(x, y)
            return
        }
        shades[shade].square(x, y)
        if cell.isPaused { paused.pauseSign(x, y) }
    }

    func write(to html: inout HTML) {
        if !beyond.isEmpty { html.path(#"class="h0 beyond""#, beyond) }
        for (shade, squares) in shades.enumerated() where !squares.isEmpty {
            html.shape("path") { html in
                html.attribute("class") { $0.shade(shade) }
                html.attribute("d") { $0 += squares }
            }
        }
        if !paused.isEmpty { html.path(#"class="pa""#, paused) }
    }
}

extension HTML {
    fileprivate mutating func path(_ attributes: StaticString, _ line: HTML) {
        shape("path") { html in
            html.attributes(attributes)
            html.attribute("d") { $0 += line }
        }
    }

    /// Writes the path of a square of 12 units with round corners.
    fileprivate mutating func square(_ x: Int, _ y: Int) {
        markup("M")
        number(x + 3)
        markup(" ")
        number(y)
        markup("h6q3 0 3 3v6q0 3-3 3h-6q-3 0-3-3v-6q0-3 3-3z")
    }
}
