package import Model

/// What a streak counts.
package enum StreakUnit: Sendable, Hashable {
    case day
    /// Days, of which only those on some weekdays are expected.
    case plannedDay
    /// Weeks, Monday to Sunday.
    case week

    /// How many days one of it takes.
    package var days: Int { self == .week ? 7 : 1 }

    /// The days of the one that holds a day.
    package func span(holding day: Day) -> ClosedRange<Day> {
        self == .week ? Week(containing: day).days : day...day
    }
}
