import ProgressModel

/// One measure of a week, with the weeks before (Documentation/counting.md, section 10).
package struct WeekComparison: Sendable, Hashable {
    package let measure: WeekMeasure
    /// The week, or of the running one the days that are compared.
    package let value: WeekValue
    /// The eight weeks before, oldest first; of the running week the same weekdays of each.
    package let earlier: [WeekValue]

    /// The week before.
    package var before: WeekNumber? { earlier.last?.number }
    /// The median of those of `earlier` that are known; nil if fewer than four are, which say nothing about what is usual.
    package let usual: WeekNumber?

    private static let earlierWeeks = 8
    private static let fewestWeeks = 4

    /// Nil if the measure wasn't recorded up to the end of the week.
    init?(_ measure: WeekMeasure, _ analysis: Analysis, of week: Week) {
        let last = min(week.sunday, analysis.today)
        guard let first = measure.firstDay(in: analysis), first <= last else { return nil }
        self.measure = measure
        if last == analysis.today {
            (value, earlier) = analysis.soFar(measure, weeksBefore: WeekComparison.earlierWeeks)
        } else {
            value = analysis.value(of: measure, in: week)
            earlier = (1...WeekComparison.earlierWeeks).reversed().map { distance in
                analysis.value(of: measure, in: week.advanced(by: -distance))
            }
        }
        let known = earlier.compactMap(\.number)
        usual = known.count < WeekComparison.fewestWeeks ? nil : .median(known)
    }
}

extension WeekMeasure {
    /// The first day with a record of the measure; nil where there is none.
    func firstDay(in analysis: Analysis) -> Day? {
        let walk =
            switch self {
            case .soberDays, .drinks: analysis.noalc.dayWalk
            case .mindfulnessMinutes: analysis.meditation.streak.walk
            case .workoutMinutes: analysis.workout.streak.walk
            }
        return walk.isEmpty ? nil : walk.days.lowerBound
    }
}
