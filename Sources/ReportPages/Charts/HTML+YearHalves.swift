import ProgressModel
import ReportMarkup

extension HTML {
    /// The distance of two days in a heatmap of a year in two halves.
    static let heatPitch = 14
    /// The height of the line that names the months above them.
    static let heatTop = 16
    /// The height of a heatmap, and what lies between its days and what stands below them.
    private static let (heatHeight, heatGap) = (114, 5)

    /// Writes the halves of a year; `drawing` draws a day at a place, `below` what stands below a week, whose first day it
    /// is given.
    mutating func yearHalves<Cell>(
        _ year: YearHalves<Cell>, _ style: StaticString, below: ((Day, _ x: Int, _ y: Int, inout HTML) -> Void)? = nil,
        drawing: (Cell, _ x: Int, _ y: Int, inout HTML) -> Void
    ) {
        let height = HTML.heatHeight + (below == nil ? 0 : HTML.heatPitch)
        element("div", #"class="halves""#) { html in
            for (index, half) in year.halves.enumerated() {
                html.heatHalf(half, style, number: index + 1, height: height, weekdays: year.weekdays) { html in
                    for (column, week) in half.weeks.enumerated() {
                        let isTight =
                            column == half.weeks.count - 1
                            && half.weeks.suffix(5).dropLast().contains { $0.month != nil }
                        html.heatMonth(of: week.month, column: column, of: half.weeks.count, isTight: isTight)
                        for (row, cell) in week.cells.enumerated() {
                            guard let cell else { continue }
                            drawing(cell, column * HTML.heatPitch, HTML.heatTop + row * HTML.heatPitch, &html)
                        }
                        below?(week.first, column * HTML.heatPitch, HTML.heatHeight + HTML.heatGap, &html)
                    }
                    if year.hasRoom { html.room(in: half.weeks.map(\.cells)) }
                }
            }
        }
    }

    /// Writes one of the two halves of a year: every second weekday at its left, then what `drawing` draws.
    private mutating func heatHalf<Cell>(
        _ half: YearHalves<Cell>.Half, _ style: StaticString, number: Int, height: Int, weekdays: [String],
        drawing: (inout HTML) -> Void
    ) {
        open("div") { html in
            html.attribute("class") { html in
                html.markup(half.title.isEmpty ? "half to-come half-" : "half half-")
                html.number(number)
            }
            if half.title.isEmpty { html.attributes(#"aria-hidden="true""#) }
        }
        open("svg") { html in
            html.attributes(#"class="heat-days""#)
            html.attribute("viewBox", "0 0 22 \(height)")
            html.attributes(#"aria-hidden="true""#)
        }
        for row in [0, 2, 4] {
            open("text") { html in
                html.attributes(#"x="0""#)
                html.attribute("y", tenths: (HTML.heatTop + row * HTML.heatPitch) * 10 + 95)
            }
            text(weekdays[row])
            close("text")
        }
        close("svg")
        let width = half.weeks.count * HTML.heatPitch - 2
        if half.title.isEmpty {
            open("svg") { html in
                html.attribute("class", literal: style)
                html.attribute("viewBox", "0 0 \(width) \(height)")
                html.attributes(#"aria-hidden="true""#)
            }
            drawing(&self)
            close("svg")
        } else {
            image(
                style, id: "half-\(number)", width: width, height: height, title: half.title,
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

    /// Writes the name of a month above its column; those of the last columns end where the drawing does, and a tight one has
    /// no room beside the month before it if letters are large.
    private mutating func heatMonth(of name: String?, column: Int, of columns: Int, isTight: Bool) {
        guard let name else { return }
        let endsHere = column >= columns - 2
        open("text") { html in
            if isTight { html.attributes(#"class="tight""#) }
            html.attribute("x", endsHere ? columns * HTML.heatPitch - 2 : column * HTML.heatPitch)
            html.attributes(endsHere ? #"y="9" text-anchor="end""# : #"y="9""#)
        }
        text(name)
        close("text")
    }
}
