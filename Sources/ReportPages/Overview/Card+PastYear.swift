import ProgressModel
import ReportMarkup
import ReportWords

extension Card {
    /// The past year up to this week as a heatmap; nil without levels and rings of habits.
    ///
    /// Under a goal of drinks it has a row of what became of each week.
    static func pastYear(in report: Report) -> Card? {
        guard report.hasLevels || report.drawsHabits else { return nil }
        let (phrases, today) = (report.phrases, report.today)
        let year = YearHalves(
            in: report, title: report.heatTitle, description: report.heatDescription,
            cell: { HeatCell($0, in: report) })
        let days = (year.firstDays.first ?? today)...today
        let scale = HeatScale(of: days, in: report)
        let columns = report.lead == .less ? year.firstDays : []
        let goalWeeks = columns.reduce(into: [:]) { $0[$1] = GoalWeek(columnOf: $1, in: report) }
        let besides = Besides(
            DataTable(shadesOf: year.firstDays, title: year.name, in: days, in: report),
            sharing: report.drawsHabits ? .habits : .streak, in: report)
        return Card(
            .pastYear, style: "year", title: report.drawsHabits ? "\(year.name): \(phrases.habits)" : year.name,
            link: Link(.year(today.date.year)),
            count: report.leading.map { phrases.daysWithAllHabits($0.goodDays(in: days, of: report)) }
                ?? report.countedDaysFigure(in: days),
            [
                .drawing { page, html in
                    html.yearHalves(
                        year, "heat",
                        below: goalWeeks.isEmpty
                            ? nil : { if let week = goalWeeks[$0] { $3 += week.html(x: $1, y: $2) } }
                    ) { cell, x, y, html in html.heatSquare(cell, x: x, y: y) }
                    html.heatScale(scale, on: page)
                    html += GoalWeek.legend(of: Array(goalWeeks.values))
                }, .drawing(besides),
            ])
    }

    /// The weeks before the running one, the latest first, as many as are as high as the calendar together with it; nil
    /// in the first week.
    static func earlierWeeks(in report: Report) -> Card? {
        let weeks = report.weeks.dropLast().suffix(5).reversed().map { WeekIndexRow($0, in: report) }
        guard !weeks.isEmpty else { return nil }
        return Card(
            .earlierWeeks, style: "week-index lately", title: report.phrases.earlierWeeks, link: Link(.weeks),
            [.drawing { page, html in html += "<ol>\(each: weeks, { $0.html(on: page) })</ol>" }])
    }
}
