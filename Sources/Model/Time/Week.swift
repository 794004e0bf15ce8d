/// A week of ISO 8601: Monday to Sunday, numbered in the year that holds its Thursday.
package struct Week: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let monday: Day

    package init(containing day: Day) {
        monday = day.advanced(by: -day.weekday.rawValue)
    }

    /// The year that the number counts in; it differs from the calendar's around New Year.
    package var year: Int { monday.advanced(by: 3).date.year }
    /// The number, 1–53.
    package var number: Int {
        let thursday = monday.advanced(by: 3)
        return (thursday.number - YearMonth(year: thursday.date.year, month: 1).firstDay.number) / 7 + 1
    }

    package var sunday: Day { monday.advanced(by: 6) }
    /// Its seven days.
    package var days: ClosedRange<Day> { monday...sunday }

    /// How many weeks `other` comes after this one.
    package func distance(to other: Week) -> Int { (other.monday.number - monday.number) / 7 }
    /// The week `weeks` weeks later.
    package func advanced(by weeks: Int) -> Week { Week(containing: monday.advanced(by: 7 * weeks)) }

    package static func < (left: Week, right: Week) -> Bool { left.monday < right.monday }

    /// `YYYY-Www`, such as `2025-W44`.
    package var description: String { padded(year, 4) + "-W" + padded(number, 2) }
}
