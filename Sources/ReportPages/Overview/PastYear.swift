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

extension PastYear {
    private static let weekCount = 53
    private static let weeksOfFirstHalf = 27

    /// The weeks up to today's.
    init(in report: Report) {
        let phrases = report.phrases
        let today = report.today
        let lastWeek = today.advanced(by: -report.column(of: today))
        let weeks = (0..<PastYear.weekCount).map { lastWeek.advanced(by: 7 * ($0 + 1 - PastYear.weekCount)) }
        let first = weeks.first ?? today
        title = phrases.thePastYear
        link = Link(.year(today.date.year))
        summary = phrases.soberDays(report.soberDays(in: first...today))
        weekdays = report.weekdayHeadings
        halves = [weeks.prefix(PastYear.weeksOfFirstHalf), weeks.dropFirst(PastYear.weeksOfFirstHalf)].map {
            Half($0, in: report)
        }
        scale = HeatScale(of: first...today, sharing: .streak, in: report)
        table = DataTable(shadesOf: weeks, title: phrases.thePastYear, in: first...today, in: report)
    }
}

extension PastYear.Half {
    /// The weeks that begin on these days.
    fileprivate init(_ weeks: ArraySlice<Day>, in report: Report) {
        let phrases = report.phrases
        let today = report.today
        let first = weeks.first ?? today
        let last = min((weeks.last ?? today).advanced(by: 6), today)
        title = phrases.heatTitle(phrases.span(phrases.date(first), phrases.date(last)))
        description = phrases.heatDescription(report.soberDays(in: first...max(first, last)))
        self.weeks = weeks.map { PastYear.Week($0, in: report) }
    }
}

extension PastYear.Week {
    /// The week that begins on a day.
    fileprivate init(_ first: Day, in report: Report) {
        let today = report.today
        let days = (0..<7).map { first.advanced(by: $0) }
        let monthStart = days.first { $0.dayOfMonth == 1 && $0 <= today }
        month = monthStart.map { report.phrases.shortMonthName($0.date.month) }
        cells = days.map { $0 <= today ? HeatCell($0, in: report) : nil }
    }
}
