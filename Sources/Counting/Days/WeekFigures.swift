package import Model

/// The figures of some days of a week.
package struct WeekFigures: Sendable, Hashable {
    package var steadyDays = 0
    /// Sober days, which are steady days too.
    package var soberDays = 0
    /// The drinks of the days with an entry, with guesses for those not counted.
    package var drinks = FixedDecimal.zero
    /// The number of days whose drinks are a guess.
    package var estimatedDays = 0
    /// Days with an entry or assumed.
    package var enteredDays = 0
    /// Whether one of them is the day of the last drink, without an entry: it wasn't sober.
    var hasOnlyLastDrink = false
    /// The days from the first entry or assumed day to today.
    package var possibleDays = 0
    /// The sum of the days' rounded minutes.
    package var mindfulnessMinutes = 0
    package var workoutMinutes = 0
    /// Whether there was a session of any length.
    package var hasMindfulness = false
    package var hasWorkouts = false

    init() {}

    /// Sums up days that are between the first recorded one and today; O(days).
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
