/// A week of ISO 8601: Monday to Sunday, numbered in the year of its Thursday.
package struct Week: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let monday: Day

    package init(containing day: Day) {
        monday = day.advanced(by: -day.weekday.rawValue)
    }

    /// The year of the number; around New Year it may differ from the calendar year.
    package var year: Int { monday.advanced(by: 3).date.year }
    /// The number, 1–53.
    package var number: Int {
        let thursday = monday.advanced(by: 3)
        return (thursday.number - YearMonth(year: thursday.date.year, month: 1).firstDay.number) / 7 + 1
    }

    package var sunday: Day { monday.advanced(by: 6) }
    package var days: ClosedRange<Day> { monday...sunday }

    /// The number of weeks from this one to `other`.
    package func distance(to other: Week) -> Int { (other.monday.number - monday.number) / 7 }
    package func advanced(by weeks: Int) -> Week { Week(containing: monday.advanced(by: 7 * weeks)) }

    package static func < (left: Week, right: Week) -> Bool { left.monday < right.monday }

    /// `YYYY-Www`, such as `2025-W44`.
    package var description: String { padded(year, 4) + "-W" + padded(number, 2) }
}
