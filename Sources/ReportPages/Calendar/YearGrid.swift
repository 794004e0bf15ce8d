import ProgressAnalysis
package import ProgressModel
import ReportWords

/// The days of a year, a row for each week.
package struct YearGrid: Sendable {
    /// A row of the grid.
    package struct Week: Sendable {
        /// The month that is named beside the week: the one that all of its days belong to, at its first such week.
        package let month: String?
        /// The column of the first day of a month; nil in other weeks and for January.
        package let seam: Int?
        /// Seven cells; nil outside of the year.
        package let cells: [HeatCell?]
    }

    package let title: String
    package let description: String
    /// From 1 January to 31 December.
    package let days: ClosedRange<Day>
    /// The first day of the first row, which may lie in the year before.
    package let firstDay: Day
    package let weeks: [Week]
    /// How many of the first weeks lie before the month of the first record: an upright grid leaves them out.
    let emptyWeeks: Int
    /// The quarter of the first record if that is in this year, from 1 to 4, otherwise 1: a strip leaves out those before.
    let firstQuarter: Int
    /// How many of the last weeks lie after the month of today: an upright grid leaves them out too.
    let weeksToCome: Int
}

extension YearGrid {
    init(_ year: Int, in report: Report) {
        let days = YearMonth(year: year, month: 1).firstDay...YearMonth(year: year, month: 12).lastDay
        let firstDay = report.firstDayOfWeek(of: days.lowerBound)
        title = report.heatTitle(String(year))
        description = report.heatDescription(of: days)
        self.days = days
        self.firstDay = firstDay
        weeks = stride(from: firstDay, through: days.upperBound, by: 7).map { Week($0, of: days, in: report) }
        let firstMonth = report.analysis.days.first.yearMonth.firstDay
        let nextMonth = report.today.yearMonth.next.firstDay
        let lastWeek = report.firstDayOfWeek(of: days.upperBound)
        weeksToCome =
            days.contains(nextMonth)
            ? max(0, report.firstDayOfWeek(of: nextMonth.advanced(by: -1)).distance(to: lastWeek) / 7) : 0
        emptyWeeks = days.contains(firstMonth) ? firstDay.distance(to: firstMonth) / 7 : 0
        firstQuarter = days.contains(firstMonth) ? (firstMonth.date.month + 2) / 3 : 1
    }
}

extension YearGrid.Week {
    fileprivate init(_ first: Day, of days: ClosedRange<Day>, in report: Report) {
        let week = first...first.advanced(by: 6)
        let start = week.first { days.contains($0) && $0.dayOfMonth == 1 }
        seam = start.flatMap { $0.date.month == 1 ? nil : first.distance(to: $0) }
        let date = max(first, days.lowerBound).date
        let isNamed = date.month == 1 ? first <= days.lowerBound : date.day <= 7
        month = isNamed ? report.phrases.shortMonthName(date.month) : nil
        cells = week.map { days.contains($0) ? HeatCell($0, in: report) : nil }
    }
}
