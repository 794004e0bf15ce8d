import ProgressAnalysis
import ReportMarkup
import ReportWords

/// The past year by minutes: two halves that join into one strip when there is room.
extension ActivityCalendar {
    /// Writes the card with what its shades mean and its table.
    func write(on page: PageAddress, to html: inout HTML) {
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
            for (shade, text) in legend.enumerated() {
                html.element("li") { $0.key(of: Cell(keyOf: shade), text) }
            }
            if let healed { html.element("li") { $0.key(of: Cell(keyOf: 0, isHealed: true), healed) } }
            for rest in rests { html.element("li") { $0.key(of: Cell(keyOf: 0, rest: rest.reason), rest.text) } }
            if let share { html.element("li") { $0.link(share, on: page) } }
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

extension ActivityCalendar.Cell {
    /// A day as the legend shows it.
    fileprivate init(keyOf shade: Int, isHealed: Bool = false, rest: RestReason? = nil) {
        self.init(shade: shade, isHealed: isHealed, rest: rest, isToday: false, label: "")
    }

    fileprivate var shape: StaticString {
        if isHealed { return "#ch" }
        if shade == nil { return "#co" }
        return rest == .notPlanned ? "#np" : "#h"
    }
}

extension ActivityCalendar.Half {
    fileprivate func write(number: Int, weekdays: [String], to html: inout HTML) {
        html.heatHalf(
            "heat", number: number, weekdays: weekdays, columns: weeks.count, title: title, description: description
        ) { html in
            for (column, week) in weeks.enumerated() {
                if let month = week.month {
                    // The names of the last columns end where the drawing does.
                    let isLast = column >= weeks.count - 2
                    let x = isLast ? weeks.count * HTML.heatPitch - 2 : column * HTML.heatPitch
                    html.heatMonth(month, x: x, endsHere: isLast)
                }
                for (row, cell) in week.cells.enumerated() {
                    guard let cell else { continue }
                    html.cell(cell, x: column * HTML.heatPitch, y: HTML.heatTop + row * HTML.heatPitch)
                }
            }
        }
    }
}

extension HTML {
    /// Writes a shade with what it means.
    fileprivate mutating func key(of cell: ActivityCalendar.Cell, _ text: String) {
        element("svg", #"class="key" viewBox="0 0 12 12" aria-hidden="true""#) { $0.cell(cell, x: 0, y: 0) }
        self.text(text)
    }

    /// Writes a day: a square in its shade, a clover for a healed one, bars on a paused one, a small square for one that
    /// was not planned, a dot before the first session.
    fileprivate mutating func cell(_ cell: ActivityCalendar.Cell, x: Int, y: Int) {
        open("use") { html in
            html.attribute("href", literal: cell.shape)
            html.attribute("class") { html in
                if cell.isHealed {
                    html.markup("k-healed")
                } else if cell.rest == .notPlanned {
                    html.markup("np")
                } else if let shade = cell.shade {
                    html.markup("a")
                    html.number(shade)
                } else {
                    html.markup("c-out")
                }
                if cell.isToday { html.markup(" now") }
            }
            html.attribute("x", x)
            html.attribute("y", y)
        }
        if !cell.label.isEmpty { element("title", text: cell.label) }
        close("use")
        guard cell.rest == .paused else { return }
        shape("path") { html in
            html.attributes(#"class="pa""#)
            html.attribute("d") { $0.pauseSign(x, y) }
        }
    }
}
