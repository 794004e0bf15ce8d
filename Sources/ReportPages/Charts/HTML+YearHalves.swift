import ReportMarkup

extension HTML {
    /// The distance of two days in a heatmap of a year in two halves.
    static let heatPitch = 14
    /// The height of the line that names the months above them.
    static let heatTop = 16

    /// Writes the halves of a year; `drawing` draws a day at a place.
    mutating func yearHalves<Cell>(
        _ year: YearHalves<Cell>, _ style: StaticString, drawing: (Cell, _ x: Int, _ y: Int, inout HTML) -> Void
    ) {
        element("div", #"class="halves""#) { html in
            for (index, half) in year.halves.enumerated() {
                html.heatHalf(half, style, number: index + 1, weekdays: year.weekdays) { html in
                    for (column, week) in half.weeks.enumerated() {
                        html.heatMonth(of: week.month, column: column, of: half.weeks.count)
                        for (row, cell) in week.cells.enumerated() {
                            guard let cell else { continue }
                            drawing(cell, column * HTML.heatPitch, HTML.heatTop + row * HTML.heatPitch, &html)
                        }
                    }
                    if year.hasRoom { html.room(in: half.weeks.map(\.cells)) }
                }
            }
        }
    }

    /// Writes one of the two halves of a year: every second weekday at its left, then what `drawing` draws.
    private mutating func heatHalf<Cell>(
        _ half: YearHalves<Cell>.Half, _ style: StaticString, number: Int, weekdays: [String],
        drawing: (inout HTML) -> Void
    ) {
        open("div") { html in
            html.attribute("class") { html in
                html.markup(half.title.isEmpty ? "half to-come half-" : "half half-")
                html.number(number)
            }
            if half.title.isEmpty { html.attributes(#"aria-hidden="true""#) }
        }
        element("svg", #"class="heat-days" viewBox="0 0 22 114" aria-hidden="true""#) { html in
            for row in [0, 2, 4] {
                html.open("text") { html in
                    html.attributes(#"x="0""#)
                    html.attribute("y", tenths: (HTML.heatTop + row * HTML.heatPitch) * 10 + 95)
                }
                html.text(weekdays[row])
                html.close("text")
            }
        }
        let width = half.weeks.count * HTML.heatPitch - 2
        if half.title.isEmpty {
            open("svg") { html in
                html.attribute("class", literal: style)
                html.attribute("viewBox", "0 0 \(width) 114")
                html.attributes(#"aria-hidden="true""#)
            }
            drawing(&self)
            close("svg")
        } else {
            image(
                style, id: "half-\(number)", width: width, height: 114, title: half.title,
                description: half.description, drawing: drawing)
        }
        close("div")
    }

    /// Writes the places of the days to come, as points in one path.
    private mutating func room<Cell>(in weeks: [[Cell?]]) {
        shape("path") { html in
            html.attributes(#"class="room""#)
            html.attribute("d") { html in
                for (column, week) in weeks.enumerated() {
                    for (row, cell) in week.enumerated() where cell == nil {
                        html.markup("M")
                        html.number(column * HTML.heatPitch + 6)
                        html.markup(" ")
                        html.number(HTML.heatTop + row * HTML.heatPitch + 6)
                        html.markup("h0")
                    }
                }
            }
        }
    }

    /// Writes the name of a month above its column; those of the last columns end where the drawing does.
    private mutating func heatMonth(of name: String?, column: Int, of columns: Int) {
        guard let name else { return }
        let endsHere = column >= columns - 2
        open("text") { html in
            html.attribute("x", endsHere ? columns * HTML.heatPitch - 2 : column * HTML.heatPitch)
            html.attributes(endsHere ? #"y="9" text-anchor="end""# : #"y="9""#)
        }
        text(name)
        close("text")
    }
}
