package import ProgressModel

/// What a day holds of the built-in activities.
package struct DayRecord: Sendable {
    /// The index in `History.entries` of the one that counts.
    var entry: Int?
    /// The level of the day's entry; nil where there is none.
    package internal(set) var level: Level?
    /// The drinks that are shown of the day's entry; nil where there is none.
    package internal(set) var shownDrinks: Int?
    /// Meditation and breathing together, before rounding.
    var mindfulness = FixedDecimal.zero
    /// Workouts, before rounding.
    var workout = FixedDecimal.zero
    /// How many consecutive sober days end here; 0 where the day is not sober.
    package var soberRun = 0

    /// Whole minutes of meditation and breathing, rounded once after summing.
    package var mindfulnessMinutes: Int { mindfulness.rounded }
    /// Whole minutes of workout, rounded once after summing.
    package var workoutMinutes: Int { workout.rounded }
    /// The heat shade: 1 lightest to 10 darkest, 0 where the day is not sober.
    package var shade: Int { min(soberRun, 10) }

    mutating func add(_ minutes: FixedDecimal, of kind: Session.Kind) {
        switch kind {
        case .meditation, .breathing: mindfulness = mindfulness + minutes
        case .workout: workout = workout + minutes
        }
    }
}
