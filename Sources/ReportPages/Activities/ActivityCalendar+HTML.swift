import ProgressAnalysis
import ReportMarkup
import ReportWords

/// The past year by minutes.
extension ActivityCalendar {
    /// Writes the card with what its shades mean and its table.
    func write(on page: PageAddress, to html: inout HTML) {
        html.card("year", id: "h-year", title: title, aside: writeSummary) { html in
            html.yearHalves(year, "heat") { cell, x, y, html in html.cell(cell, x: x, y: y) }
            html.open("ul", #"class="legend tracker-legend""#, label: legendLabel)
            for (shade, text) in legend.enumerated() {
                html.element("li") { $0.key(of: Cell(keyOf: shade), text) }
            }
            if let healed { html.element("li") { $0.key(of: Cell(keyOf: 0, isHealed: true), healed) } }
            for rest in rests { html.element("li") { $0.key(of: Cell(keyOf: 0, rest: rest.reason), rest.text) } }
            html.close("ul")
            besides.write(on: page, to: &html)
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
                    html.markup("hl")
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
