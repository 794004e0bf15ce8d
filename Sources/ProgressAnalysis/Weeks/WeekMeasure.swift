/// What is compared from week to week.
package enum WeekMeasure: String, CaseIterable, Sendable {
    case steadyDays, drinks, mindfulnessMinutes, workoutMinutes

    /// The number of some days; nil for the drinks of days without any entry, which are not known.
    func value(in figures: WeekFigures) -> Int? {
        switch self {
        case .steadyDays: figures.steadyDays
        case .drinks: figures.enteredDays > 0 ? figures.drinks : nil
        case .mindfulnessMinutes: figures.mindfulnessMinutes
        case .workoutMinutes: figures.workoutMinutes
        }
    }

    /// The streak whose days are the days of the measure.
    func streak(of analysis: Analysis) -> Streak {
        switch self {
        case .steadyDays, .drinks: analysis.noalc.streak
        case .mindfulnessMinutes: analysis.meditation.streak
        case .workoutMinutes: analysis.workout.streak
        }
    }
}
