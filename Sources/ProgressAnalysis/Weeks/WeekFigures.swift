package import ProgressModel

/// What is compared from week to week.
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
    init(_ history: History, _ table: DayTable, in range: ClosedRange<Day>) {
        guard range.overlaps(table.range) else { return }
        for day in range.clamped(to: table.range) {
            guard let record = table[day] else { continue }
            mindfulnessMinutes += record.mindfulnessMinutes
            workoutMinutes += record.workoutMinutes
            guard let entry = record.entry else { continue }
            enteredDays += 1
            drinks += history.entries[entry].shownDrinks
            if record.level == .steady { steadyDays += 1 }
        }
    }
}

/// The usual week: the middle one of each figure on its own.
package struct UsualWeek: Sendable, Hashable {
    package let steadyDays, drinks, mindfulnessMinutes, workoutMinutes: FixedDecimal

    /// Fewer weeks say nothing about what is usual.
    static let fewestWeeks = 4

    /// The medians; nil of too few weeks.
    init?(_ weeks: [WeekFigures]) {
        guard weeks.count >= UsualWeek.fewestWeeks else { return nil }
        steadyDays = UsualWeek.median(weeks.map(\.steadyDays))
        drinks = UsualWeek.median(weeks.map(\.drinks))
        mindfulnessMinutes = UsualWeek.median(weeks.map(\.mindfulnessMinutes))
        workoutMinutes = UsualWeek.median(weeks.map(\.workoutMinutes))
    }

    /// The middle number, or the mean of the middle two; `numbers` is not empty.
    private static func median(_ numbers: [Int]) -> FixedDecimal {
        let sorted = numbers.sorted()
        let middle = sorted.count / 2
        let sum = sorted.count % 2 == 1 ? 2 * sorted[middle] : sorted[middle - 1] + sorted[middle]
        return FixedDecimal(billionths: Int128(sum) * FixedDecimal.unit / 2)
    }
}
