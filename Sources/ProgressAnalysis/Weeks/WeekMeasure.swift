import ProgressModel

/// What is compared from week to week.
package enum WeekMeasure: String, CaseIterable, Sendable {
    case steadyDays, drinks, mindfulnessMinutes, workoutMinutes

    /// The number of some days; nil where nothing of the measure was recorded on any of them.
    func value(in figures: WeekFigures) -> FixedDecimal? {
        guard isRecorded(in: figures) else { return nil }
        return switch self {
        case .steadyDays: FixedDecimal(figures.steadyDays)
        case .drinks: figures.drinks
        case .mindfulnessMinutes: FixedDecimal(figures.mindfulnessMinutes)
        case .workoutMinutes: FixedDecimal(figures.workoutMinutes)
        }
    }

    private func isRecorded(in figures: WeekFigures) -> Bool {
        switch self {
        case .steadyDays, .drinks: figures.enteredDays > 0
        case .mindfulnessMinutes: figures.hasMindfulness
        case .workoutMinutes: figures.hasWorkouts
        }
    }

    /// The first day with a record of the measure; nil where there is none.
    func firstDay(in analysis: Analysis) -> Day? {
        let walk =
            switch self {
            case .steadyDays, .drinks: analysis.noalc.streak.walk
            case .mindfulnessMinutes: analysis.meditation.streak.walk
            case .workoutMinutes: analysis.workout.streak.walk
            }
        return walk.isEmpty ? nil : walk.days.lowerBound
    }

    /// Whether today can still become a day that counts.
    func isTodayOpen(in analysis: Analysis) -> Bool {
        switch self {
        case .steadyDays, .drinks: analysis.noalc.streak.isPending
        case .mindfulnessMinutes: analysis.meditation.isTodayOpen
        case .workoutMinutes: analysis.workout.isTodayOpen
        }
    }
}
