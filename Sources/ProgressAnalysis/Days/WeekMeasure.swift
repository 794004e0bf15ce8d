import ProgressModel

/// What is compared from week to week.
package enum WeekMeasure: String, CaseIterable, Sendable {
    case soberDays, drinks, mindfulnessMinutes, workoutMinutes

    /// The number of some days; nil where nothing of the measure was recorded on any of them.
    func value(in figures: WeekFigures) -> FixedDecimal? {
        guard isRecorded(in: figures) else { return nil }
        return switch self {
        case .soberDays: FixedDecimal(figures.soberDays)
        case .drinks: figures.drinks
        case .mindfulnessMinutes: FixedDecimal(figures.mindfulnessMinutes)
        case .workoutMinutes: FixedDecimal(figures.workoutMinutes)
        }
    }

    private func isRecorded(in figures: WeekFigures) -> Bool {
        switch self {
        case .soberDays, .drinks: figures.enteredDays > 0
        case .mindfulnessMinutes: figures.hasMindfulness
        case .workoutMinutes: figures.hasWorkouts
        }
    }
}
