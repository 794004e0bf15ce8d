import ProgressModel

/// What is compared from week to week.
package enum WeekMeasure: String, CaseIterable, Sendable {
    case soberDays, drinks, mindfulnessMinutes, workoutMinutes

    /// The sum of some days.
    func sum(of figures: WeekFigures) -> FixedDecimal {
        switch self {
        case .soberDays: FixedDecimal(figures.soberDays)
        case .drinks: figures.drinks
        case .mindfulnessMinutes: FixedDecimal(figures.mindfulnessMinutes)
        case .workoutMinutes: FixedDecimal(figures.workoutMinutes)
        }
    }

    /// How many of `all` days the sum is of: a day without a session has no minutes, but a day without an entry may have had
    /// drinks.
    func recordedDays(of all: Int, in figures: WeekFigures) -> Int {
        switch self {
        case .soberDays: figures.enteredDays + (figures.hasOnlyLastDrink ? 1 : 0)
        case .drinks: figures.enteredDays
        case .mindfulnessMinutes, .workoutMinutes: all
        }
    }

    /// Whether anything of it was recorded.
    func isRecorded(in figures: WeekFigures) -> Bool {
        switch self {
        case .soberDays, .drinks: figures.enteredDays > 0
        case .mindfulnessMinutes: figures.hasMindfulness
        case .workoutMinutes: figures.hasWorkouts
        }
    }
}
