package import Model

/// What some days of a week came to.
package struct WeekFigures: Sendable, Hashable {
    /// Days with a level of steady.
    package var steadyDays = 0
    /// Sober days, which are some of the steady ones.
    package var soberDays = 0
    /// The drinks of the days with an entry, those that were not counted guessed.
    package var drinks = FixedDecimal.zero
    /// How many days' drinks are a guess.
    package var estimatedDays = 0
    /// Days with an entry or assumed.
    package var enteredDays = 0
    /// Whether the day of the last drink is one of them and has no entry: it wasn't sober.
    var hasOnlyLastDrink = false
    /// The days that aren't after today, nor before the first entry or assumed day.
    package var possibleDays = 0
    /// The sum of the days' rounded minutes.
    package var mindfulnessMinutes = 0
    package var workoutMinutes = 0
    /// Whether there was a session of any length.
    package var hasMindfulness = false
    package var hasWorkouts = false

    /// The figures of no days.
    init() {}

    /// Sums up those of some days that lie between the first recorded one and today; O(days).
    init(_ table: DayTable, in days: some Sequence<Day>) {
        for day in days {
            guard let record = table[day] else { continue }
            if let first = table.firstLevel, first <= day { possibleDays += 1 }
            mindfulnessMinutes += record.mindfulnessMinutes
            workoutMinutes += record.workoutMinutes
            hasMindfulness = hasMindfulness || record.hasMindfulness
            hasWorkouts = hasWorkouts || record.hasWorkouts
            guard let summedDrinks = record.summedDrinks else {
                if table.isLastDrinkAlone(on: day) { hasOnlyLastDrink = true }
                continue
            }
            enteredDays += 1
            drinks = drinks + summedDrinks
            if record.isEstimate { estimatedDays += 1 }
            if record.level == .steady { steadyDays += 1 }
            if record.isSober { soberDays += 1 }
        }
    }
}
