import ProgressAnalysis
package import ProgressModel
import ReportWords

/// The past year up to today's week, each day a cell, in two halves that join into one strip where there is room.
///
/// A history that is younger than half a year begins the strip, with room for the days to come.
package struct YearHalves<Cell: Sendable>: Sendable {
    /// A week from the first day of the profile's week on.
    package struct Week: Sendable {
        let first: Day
        /// The short name of a month whose first whole week it is.
        package let month: String?
        /// Seven cells; nil after today.
        package let cells: [Cell?]
    }

    /// Half of the weeks.
    package struct Half: Sendable {
        /// Empty where all its days are to come: there is nothing to describe.
        package let title: String
        package let description: String
        package let weeks: [Week]
    }

    /// What it is called: the past year, or the first.
    package let name: String
    /// The first days of the weeks up to today's, ascending.
    package let firstDays: [Day]
    /// Seven short names.
    package let weekdays: [String]
    package let halves: [Half]
    /// Whether days to come have a place.
    let hasRoom: Bool
}

extension YearHalves {
    private static var weekCount: Int { 53 }
    private static var weeksOfFirstHalf: Int { 27 }
    /// With so many weeks the strip shows the past year.
    private static var weeksWithoutRoom: Int { 26 }

    /// The first days of the weeks up to today's, ascending.
    static func firstDays(in report: Report) -> [Day] {
        stride(from: firstDay(in: report), through: report.today, by: 7).map(\.self)
    }

    /// The first day of the first week.
    private static func firstDay(in report: Report) -> Day {
        let lastWeek = report.firstDayOfWeek(of: report.today)
        let firstMonth = min(report.analysis.days.first, report.today).yearMonth.firstDay
        let firstWeek = report.firstDayOfWeek(of: firstMonth)
        return firstWeek.advanced(by: 7 * weeksWithoutRoom) > lastWeek
            ? firstWeek : lastWeek.advanced(by: 7 * (1 - weekCount))
    }

    /// `title` is given the span of a half in words, `description` its days up to today.
    init(
        in report: Report, title: (String) -> String, description: (ClosedRange<Day>) -> String, cell: (Day) -> Cell
    ) {
        let (phrases, today) = (report.phrases, report.today)
        let firstDays = Self.firstDays(in: report)
        self.firstDays = firstDays
        weekdays = report.weekdayHeadings
        let weeks = (0..<Self.weekCount).map { (firstDays.first ?? today).advanced(by: 7 * $0) }
        let hasRoom = weeks.count > firstDays.count
        name = hasRoom ? phrases.theFirstYear : phrases.thePastYear
        halves = [weeks.prefix(Self.weeksOfFirstHalf), weeks.dropFirst(Self.weeksOfFirstHalf)].map { weeks in
            let first = weeks.first ?? today
            let last = min((weeks.last ?? today).advanced(by: 6), today)
            return Half(
                title: first <= last ? title(phrases.span(phrases.date(first), phrases.date(last))) : "",
                description: first <= last ? description(first...last) : "",
                weeks: weeks.map { first in
                    let days = (0..<7).map { first.advanced(by: $0) }
                    let isNamed = first.dayOfMonth <= 7 && (hasRoom || first <= today)
                    return Week(
                        first: first, month: isNamed ? phrases.shortMonthName(first.date.month) : nil,
                        cells: days.map { $0 <= today ? cell($0) : nil })
                })
        }
        self.hasRoom = hasRoom
    }
}
