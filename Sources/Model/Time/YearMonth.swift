/// A calendar month of a year, 1–12.
package struct YearMonth: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let year: Int
    package let month: Int

    /// `month` is 1–12.
    package init(year: Int, month: Int) {
        self.year = year
        self.month = month
    }

    /// Its number of days, 28–31.
    package var length: Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        default: 31
        }
    }

    package var firstDay: Day { Day(number: Day.number(year: year, month: month, day: 1)) }
    package var lastDay: Day { firstDay.advanced(by: length - 1) }

    package var next: YearMonth {
        month == 12 ? YearMonth(year: year + 1, month: 1) : YearMonth(year: year, month: month + 1)
    }
    package var previous: YearMonth {
        month == 1 ? YearMonth(year: year - 1, month: 12) : YearMonth(year: year, month: month - 1)
    }

    /// The months that begin in a range of days, ascending; empty if the last day is before the first.
    package static func beginning(in days: ClosedRange<Day>) -> [YearMonth] {
        let month = days.lowerBound.yearMonth
        let first = month.firstDay < days.lowerBound ? month.next : month
        return Array(sequence(first: first, next: \.next).prefix { $0.firstDay <= days.upperBound })
    }

    package static func < (left: YearMonth, right: YearMonth) -> Bool {
        (left.year, left.month) < (right.year, right.month)
    }

    /// `YYYY-MM`.
    package var description: String { padded(year, 4) + "-" + padded(month, 2) }
}
