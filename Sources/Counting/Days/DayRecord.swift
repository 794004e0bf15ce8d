package import Model

/// The records of the built-in activities on one day.
package struct DayRecord: Sendable {
    /// The index in `History.entries` of the one that counts.
    var entry: Int?
    /// The level of the day's entry, or the assumed one; nil without either.
    package internal(set) var level: Level?
    /// The counted drinks in hundredths, or -1; small, because every page copies many records.
    private var hundredthsOfDrinks: Int32 = -1
    /// Whether the day has no entry and counts as steady because of the profile.
    package internal(set) var isAssumed = false
    /// Whether nothing was drunk, or at most the profile's number of drinks for a sober day.
    package internal(set) var isSober = false
    /// Meditation and breathing together, before rounding.
    var mindfulness = FixedDecimal.zero
    /// Workouts, before rounding.
    var workout = FixedDecimal.zero
    /// Whether there was a session, of any length.
    package internal(set) var hasMindfulness = false
    package internal(set) var hasWorkouts = false
    /// The number of consecutive sober days that end here; 0 if the day isn't sober.
    package var soberRun = 0

    /// Whole minutes of meditation and breathing, rounded once after summing.
    package var mindfulnessMinutes: Int { mindfulness.rounded }
    /// Whole minutes of workout, rounded once after summing.
    package var workoutMinutes: Int { workout.rounded }
    /// The shade of the heatmap, 1 lightest to 10 darkest; 0 if the day isn't sober.
    package var shade: Int { min(soberRun, 10) }

    private static let hundredth = FixedDecimal.unit / 100

    /// The counted drinks; nil without a count.
    package var drinks: FixedDecimal? {
        guard hundredthsOfDrinks >= 0 else { return nil }
        return FixedDecimal(billionths: Int128(hundredthsOfDrinks) * DayRecord.hundredth)
    }

    /// The day's drinks as they enter a sum, with a guess if they weren't counted; nil without a level.
    package var summedDrinks: FixedDecimal? { level?.summedDrinks(counted: drinks) }

    /// Whether `summedDrinks` is a guess: an easy or wild day without a count.
    package var isEstimate: Bool { level?.isGuess(counted: drinks) ?? false }

    mutating func add(_ entry: Entry, soberUpTo mostDrinks: FixedDecimal) {
        level = entry.level
        hundredthsOfDrinks = entry.drinks.map { Int32(truncatingIfNeeded: $0.billionths / DayRecord.hundredth) } ?? -1
        isSober = entry.isSober(upTo: mostDrinks)
    }

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
