import ProgressAnalysis
import ReportMarkup
import ReportWords

/// The past year by minutes.
extension ActivityCalendar {
    /// Writes the card with what its shades mean and its table.
    func write(on page: PageAddress, to html: inout HTML) {
        let key = { (cell: Cell, text: String) -> HTML in "\(key: "\({ $0.cell(cell, x: 0, y: 0) })", text)" }
        html.card("year", id: "h-year", heading: "\(title)", aside: "\(summary)") { html in
            html.yearHalves(year, "heat") { cell, x, y, html in html.cell(cell, x: x, y: y) }
            html += """
                <ul class="legend tracker-legend" aria-label="\(legendLabel)">\
                \(each: legend.enumerated(), { key(Cell(keyOf: $0), $1) })\
                \(healed, { key(Cell(keyOf: 0, isHealed: true), $0) })\
                \(each: rests, { key(Cell(keyOf: 0, rest: $0.reason), $0.text) })</ul>
                """
            besides.write(on: page, to: &html)
        }
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
        if cell.rest == .paused { pausePath { $0.pauseSign(x, y) } }
    }
}
