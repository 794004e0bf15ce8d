import ReportMarkup
import ReportWords

/// The past year of a tracker: two halves that join into one strip when there is room.
///
/// Its cells say what they are when one points at them, and are too small to be targets themselves.
extension TrackerCalendar {
    /// Writes the card with its legend and its table.
    func write(to html: inout HTML) {
        html.card("year", id: "h-year", title: title, aside: writeSummary) { html in
            html.element("div", #"class="halves""#) { html in
                for (index, half) in halves.enumerated() {
                    half.write(number: index + 1, weekdays: weekdays, to: &html)
                }
            }
            html.open("ul") { html in
                html.attributes(#"class="legend tracker-legend""#)
                html.attribute("aria-label", legendLabel)
            }
            for (mark, text) in legend {
                html.element("li") { html in
                    html.element("svg", #"class="key" viewBox="0 0 12 12" aria-hidden="true""#) { html in
                        html.mark(mark, x: 0, y: 0)
                    }
                    html.text(text)
                }
            }
            html.close("ul")
            html.dataTable(table)
        }
    }

    private func writeSummary(to html: inout HTML) {
        html.element("b", text: summary.number)
        html.markup(" ")
        html.text(summary.unit)
    }
}

extension TrackerCalendar.Half {
    /// The distance of two days.
    private static let pitch = 14
    /// The height of the line that names the months.
    private static let top = 16

    private var width: Int { weeks.count * Self.pitch - 2 }

    fileprivate func write(number: Int, weekdays: [String], to html: inout HTML) {
        html.open("div") { html in
            html.attribute("class") { html in
                html.markup("half half-")
                html.number(number)
            }
        }
        html.element("svg", #"class="heat-days" viewBox="0 0 22 114" aria-hidden="true""#) { html in
            for row in [0, 2, 4] { writeWeekday(weekdays[row], row: row, to: &html) }
        }
        html.open("svg") { html in
            html.attributes(#"class="heat marks-grid""#)
            html.attribute("viewBox") { html in
                html.markup("0 0 ")
                html.number(width)
                html.markup(" 114")
            }
            html.attributes(#"role="img""#)
            html.attribute("aria-labelledby") { $0.half(number, "-t") }
            html.attribute("aria-describedby") { $0.half(number, "-d") }
        }
        html.element("title", { $0.attribute("id") { $0.half(number, "-t") } }, text: title)
        html.element("desc", { $0.attribute("id") { $0.half(number, "-d") } }, text: description)
        writeMonths(to: &html)
        writeCells(to: &html)
        html.close("svg")
        html.close("div")
    }

    private func writeWeekday(_ name: String, row: Int, to html: inout HTML) {
        html.open("text") { html in
            html.attributes(#"x="0""#)
            html.attribute("y", tenths: (Self.top + row * Self.pitch) * 10 + 95)
        }
        html.text(name)
        html.close("text")
    }

    /// The names of the last columns end where the drawing does.
    private func writeMonths(to html: inout HTML) {
        for (column, week) in weeks.enumerated() {
            guard let month = week.month else { continue }
            let isLast = column >= weeks.count - 2
            html.open("text") { html in
                html.attribute("x", isLast ? width : column * Self.pitch)
                html.attributes(#"y="9""#)
                if isLast { html.attributes(#"text-anchor="end""#) }
            }
            html.text(month)
            html.close("text")
        }
    }

    private func writeCells(to html: inout HTML) {
        for (column, week) in weeks.enumerated() {
            for (row, cell) in week.cells.enumerated() {
                cell?.write(x: column * Self.pitch, y: Self.top + row * Self.pitch, to: &html)
            }
        }
    }
}

extension TrackerCalendar.Cell {
    fileprivate func write(x: Int, y: Int, to html: inout HTML) {
        html.element("g") { html in
            if !label.isEmpty { html.element("title", text: label) }
            html.mark(mark, x: x, y: y)
            guard isToday else { return }
            html.shape("rect") { html in
                html.attributes(#"class="now""#)
                html.attribute("x", x)
                html.attribute("y", y)
                html.attributes(#"width="12" height="12" rx="3""#)
            }
        }
    }
}

extension HTML {
    /// Writes an id of one of the halves.
    fileprivate mutating func half(_ number: Int, _ suffix: StaticString) {
        markup("half-")
        self.number(number)
        markup(suffix)
    }
}
