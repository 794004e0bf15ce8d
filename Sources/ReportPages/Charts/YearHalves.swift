package import ProgressModel
import ReportWords

/// The past year up to today's week, each day a cell, in two halves that join into one strip where there is room.
package struct YearHalves<Cell: Sendable>: Sendable {
    /// A week from the first day of the profile's week on.
    package struct Week: Sendable {
        /// The short name of a month whose first day lies in the week.
        package let month: String?
        /// Seven cells; nil after today.
        package let cells: [Cell?]
    }

    /// Half of the weeks.
    package struct Half: Sendable {
        package let title: String
        package let description: String
        package let weeks: [Week]
    }

    /// The first days of the weeks, ascending.
    package let firstDays: [Day]
    /// Seven short names.
    package let weekdays: [String]
    package let halves: [Half]
}

extension YearHalves {
    private static var weekCount: Int { 53 }
    private static var weeksOfFirstHalf: Int { 27 }

    /// The first days of the weeks up to today's, ascending.
    static func firstDays(in report: Report) -> [Day] {
        let lastWeek = report.today.advanced(by: -report.column(of: report.today))
        return (1 - weekCount...0).map { lastWeek.advanced(by: 7 * $0) }
    }

    /// `title` is given the span of a half in words, `description` its days up to today.
    init(
        in report: Report, title: (String) -> String, description: (ClosedRange<Day>) -> String, cell: (Day) -> Cell
    ) {
        let (phrases, today) = (report.phrases, report.today)
        firstDays = Self.firstDays(in: report)
        weekdays = report.weekdayHeadings
        halves = [firstDays.prefix(Self.weeksOfFirstHalf), firstDays.dropFirst(Self.weeksOfFirstHalf)].map { weeks in
            let first = weeks.first ?? today
            let last = max(first, min((weeks.last ?? today).advanced(by: 6), today))
            return Half(
                title: title(phrases.span(phrases.date(first), phrases.date(last))),
                description: description(first...last),
                weeks: weeks.map { first in
                    let days = (0..<7).map { first.advanced(by: $0) }
                    let month = days.first { $0.dayOfMonth == 1 && $0 <= today }
                    return Week(
                        month: month.map { phrases.shortMonthName($0.date.month) },
                        cells: days.map { $0 <= today ? cell($0) : nil })
                })
        }
    }
}
