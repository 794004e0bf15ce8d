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
    fileprivate func write(number: Int, weekdays: [String], to html: inout HTML) {
        html.heatHalf(
            "heat marks-grid", number: number, weekdays: weekdays, columns: weeks.count, title: title,
            description: description
        ) { html in
            writeMonths(to: &html)
            writeCells(to: &html)
        }
    }

    /// The names of the last columns end where the drawing does.
    private func writeMonths(to html: inout HTML) {
        for (column, week) in weeks.enumerated() {
            guard let month = week.month else { continue }
            let isLast = column >= weeks.count - 2
            let x = isLast ? weeks.count * HTML.heatPitch - 2 : column * HTML.heatPitch
            html.heatMonth(month, x: x, endsHere: isLast)
        }
    }

    private func writeCells(to html: inout HTML) {
        for (column, week) in weeks.enumerated() {
            for (row, cell) in week.cells.enumerated() {
                cell?.write(x: column * HTML.heatPitch, y: HTML.heatTop + row * HTML.heatPitch, to: &html)
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
