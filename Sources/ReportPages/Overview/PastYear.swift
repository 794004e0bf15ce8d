package import ProgressModel
import ReportMarkup
package import ReportWords

/// The past year as a heatmap.
package struct PastYear: Sendable {
    package let title: String
    package let link: Link
    package let summary: Figure
    package let year: YearHalves<HeatCell>
    package let scale: HeatScale
    /// What became of each week under a goal of drinks, by the first day of its column; empty where that does not lead.
    package let goalWeeks: [Day: GoalWeek]
    package let besides: Besides
}

extension PastYear {
    /// The weeks up to today's.
    init(in report: Report) {
        let phrases = report.phrases
        let today = report.today
        year = YearHalves(
            in: report, title: report.heatTitle, description: report.heatDescription,
            cell: { HeatCell($0, in: report) })
        let days = (year.firstDays.first ?? today)...today
        title = report.drawsHabits ? "\(year.name): \(phrases.habits)" : year.name
        link = Link(.year(today.date.year))
        summary =
            report.leading.map { phrases.daysWithAllHabits($0.goodDays(in: days, of: report)) }
            ?? report.countedDaysFigure(in: days)
        scale = HeatScale(of: days, in: report)
        let columns = report.lead == .less ? year.firstDays : []
        goalWeeks = columns.reduce(into: [:]) { $0[$1] = GoalWeek(columnOf: $1, in: report) }
        besides = Besides(
            DataTable(shadesOf: year.firstDays, title: year.name, in: days, in: report),
            sharing: report.drawsHabits ? .habits : .streak, in: report)
    }

    /// Writes the heatmap as a card.
    func write(on page: PageAddress, to html: inout HTML) {
        html.card("year", id: "h-year", heading: "\(arrow: link, on: page, title)", aside: "\(summary)") { html in
            html.yearHalves(
                year, "heat",
                below: goalWeeks.isEmpty ? nil : { if let week = goalWeeks[$0] { $3 += week.html(x: $1, y: $2) } }
            ) { cell, x, y, html in html.heatSquare(cell, x: x, y: y) }
            html.heatScale(scale, on: page)
            html += GoalWeek.legend(of: Array(goalWeeks.values))
            besides.write(on: page, to: &html)
        }
    }
}
