import ProgressAnalysis
import ProgressModel
package import ReportWords

/// The past year as a heatmap in two halves, which stand side by side where there is room.
package struct PastYear: Sendable {
    /// A week from the first day of the profile's week on, with the month that begins in it.
    package struct Week: Sendable {
        /// The short name of a month whose first day lies in the week.
        package let month: String?
        /// Seven cells; nil after today.
        package let cells: [HeatCell?]
    }

    /// Half of the weeks.
    package struct Half: Sendable {
        package let title: String
        package let description: String
        package let weeks: [Week]
    }

    package let title: String
    package let link: Link
    package let summary: Figure
    /// Seven short names.
    package let weekdays: [String]
    package let halves: [Half]
    package let scale: HeatScale
    package let table: DataTable
}

extension Report {
    private static let weeksOfYear = 53
    private static let weeksOfFirstHalf = 27

    func pastYear() -> PastYear {
        let lastWeek = today.advanced(by: -column(of: today))
        let weeks = (0..<Report.weeksOfYear).map { lastWeek.advanced(by: 7 * ($0 + 1 - Report.weeksOfYear)) }
        let first = weeks.first ?? today
        return PastYear(
            title: phrases.thePastYear, link: Link(.year(today.date.year)),
            summary: phrases.soberDays(soberDays(in: first...today)), weekdays: weekdayHeadings,
            halves: [
                half(weeks.prefix(Report.weeksOfFirstHalf)), half(weeks.dropFirst(Report.weeksOfFirstHalf)),
            ], scale: heatScale(sharing: .streak),
            table: heatTable(weeks, title: phrases.thePastYear, in: first...today))
    }

    private func half(_ weeks: ArraySlice<Day>) -> PastYear.Half {
        let first = weeks.first ?? today
        let last = min((weeks.last ?? today).advanced(by: 6), today)
        return PastYear.Half(
            title: phrases.heatTitle(phrases.span(phrases.date(first), phrases.date(last))),
            description: phrases.heatDescription(soberDays(in: first...max(first, last))), weeks: weeks.map(heatWeek))
    }

    private func heatWeek(_ first: Day) -> PastYear.Week {
        let days = (0..<7).map { first.advanced(by: $0) }
        let monthStart = days.first { $0.dayOfMonth == 1 && $0 <= today }
        return PastYear.Week(
            month: monthStart.map { phrases.shortMonthName($0.date.month) },
            cells: days.map { $0 <= today ? heatCell($0) : nil })
    }
}
