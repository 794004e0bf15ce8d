package import Model

/// What a day holds of the built-in activities.
package struct DayRecord: Sendable {
    /// The index in `History.entries` of the one that counts.
    var entry: Int?
    /// The level of the day's entry, or that which is assumed; nil if there is neither.
    package internal(set) var level: Level?
    /// The drinks that were counted in hundredths, -1 if they were not: small, because every page copies many records.
    private var hundredthsOfDrinks: Int32 = -1
    /// Whether the day has no entry and is taken for steady, because the profile says so.
    package internal(set) var isAssumed = false
    /// Whether nothing was drunk, or no more than the person calls sober.
    package internal(set) var isSober = false
    /// Meditation and breathing together, before rounding.
    var mindfulness = FixedDecimal.zero
    /// Workouts, before rounding.
    var workout = FixedDecimal.zero
    /// Whether there was a session, of any length.
    package internal(set) var hasMindfulness = false
    package internal(set) var hasWorkouts = false
    /// How many consecutive sober days end here; 0 if the day is not sober.
    package var soberRun = 0

    /// Whole minutes of meditation and breathing, rounded once after summing.
    package var mindfulnessMinutes: Int { mindfulness.rounded }
    /// Whole minutes of workout, rounded once after summing.
    package var workoutMinutes: Int { workout.rounded }
    /// The heat shade: 1 lightest to 10 darkest, 0 if the day is not sober.
    package var shade: Int { min(soberRun, 10) }

    private static let hundredth = FixedDecimal.unit / 100

    /// The drinks that were counted; nil if they were not.
    package var drinks: FixedDecimal? {
        guard hundredthsOfDrinks >= 0 else { return nil }
        return FixedDecimal(billionths: Int128(hundredthsOfDrinks) * DayRecord.hundredth)
    }

    /// The drinks of the day in a sum, a guess if they were not counted; nil if the day has no level.
    package var summedDrinks: FixedDecimal? { level?.summedDrinks(counted: drinks) }

    /// Whether `summedDrinks` is a guess: an easy or wild day without a count.
    package var isEstimate: Bool { level?.isGuess(counted: drinks) ?? false }

    /// Takes over what the entry of the day says.
    mutating func add(_ entry: Entry, soberUpTo mostDrinks: FixedDecimal) {
        level = entry.level
        hundredthsOfDrinks = entry.drinks.map { Int32(truncatingIfNeeded: $0.billionths / DayRecord.hundredth) } ?? -1
        isSober = entry.isSober(upTo: mostDrinks)
    }

    /// Takes the day for a steady one without drinks.
    mutating func assumeSteady() {
        level = .steady
        isAssumed = true
        isSober = true
    }

    mutating func add(_ minutes: FixedDecimal, of kind: Session.Kind) {
        switch kind {
        case .meditation, .breathing:
            mindfulness = mindfulness + minutes
            hasMindfulness = true
        case .workout:
            workout = workout + minutes
            hasWorkouts = true
        }
    }
}
