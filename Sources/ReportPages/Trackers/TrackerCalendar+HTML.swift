import ReportMarkup
import ReportWords

/// The past year of a tracker.
///
/// Its cells say what they are when one points at them, and are too small to be targets themselves.
extension TrackerCalendar {
    /// Writes the card with its legend and its table.
    func write(to html: inout HTML) {
        html.card("year", id: "h-year", title: title, aside: writeSummary) { html in
            html.yearHalves(year, "heat marks-grid") { cell, x, y, html in cell.write(x: x, y: y, to: &html) }
            html.open("ul", #"class="legend tracker-legend""#, label: legendLabel)
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
