import ProgressModel

/// What some days of a week came to.
package struct WeekFigures: Sendable, Hashable {
    /// Days with a level of steady.
    package var steadyDays = 0
    /// Drinks shown for the days with an entry.
    package var drinks = 0
    /// Days with an entry.
    package var enteredDays = 0
    /// The sum of the days' rounded minutes.
    package var mindfulnessMinutes = 0
    package var workoutMinutes = 0

    /// The figures of no days.
    init() {}

    /// Sums up the days of `range` that lie between the first recorded one and today.
    ///
    /// O(days).
    init(_ table: DayTable, in range: ClosedRange<Day>) {
        guard range.overlaps(table.range) else { return }
        for day in range.clamped(to: table.range) {
            guard let record = table[day] else { continue }
            mindfulnessMinutes += record.mindfulnessMinutes
            workoutMinutes += record.workoutMinutes
            guard let shownDrinks = record.shownDrinks else { continue }
            enteredDays += 1
            drinks += shownDrinks
            if record.level == .steady { steadyDays += 1 }
        }
    }
}
