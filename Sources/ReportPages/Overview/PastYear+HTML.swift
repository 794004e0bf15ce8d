import ReportMarkup
import ReportWords

/// The heatmap of the past year.
extension PastYear {
    func write(on page: PageAddress, to html: inout HTML) {
        html.card("year", id: "h-year", title: { $0.arrowLink(link, on: page, text: title) }) { html in
            html.element("b", text: summary.number)
            html.markup(" ")
            html.text(summary.unit)
        } content: { html in
            html.yearHalves(
                year, "heat",
                below: goalWeeks.isEmpty ? nil : { goalWeeks[$0]?.write(x: $1, y: $2, to: &$3) }
            ) { cell, x, y, html in html.heatSquare(cell, x: x, y: y) }
            html.heatScale(scale, on: page)
            GoalWeek.writeLegend(of: Array(goalWeeks.values), to: &html)
            besides.write(on: page, to: &html)
        }
    }
}
