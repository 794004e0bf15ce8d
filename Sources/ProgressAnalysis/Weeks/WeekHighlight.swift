import ProgressModel

/// The one thing of a week that is worth a sentence; the first that applies, in this order.
package enum WeekHighlight: Sendable, Hashable {
    /// A milestone was reached.
    case milestone(days: Int)
    /// More sober days in a row than ever before, at least a week of them.
    case longestSoberRun(days: Int)
    /// Every day was steady.
    case allSteady(days: Int)
    /// More mindful minutes than in any week before.
    case mostMindfulMinutes(Int)
    /// More minutes of workout than in any week before.
    case mostWorkoutMinutes(Int)
    /// A streak earned a reward; `days` is what earned it.
    case reward(StreakFamily, days: Int)

    /// So many weeks have to lie behind before one is called the best.
    private static let fewestWeeks = 4

    init?(
        _ analysis: Analysis, of week: Week, days: ClosedRange<Day>, figures: WeekFigures, totals: SpanTotals,
        milestones: [Milestone], rewards: [StreakEvent]
    ) {
        let earned = rewards.compactMap { event -> WeekHighlight? in
            if case .earned(let length) = event.event.kind { .reward(event.family, days: length) } else { nil }
        }
        if let milestone = milestones.last {
            self = .milestone(days: milestone.days)
        } else if let length = WeekHighlight.longestRun(analysis, endingIn: days) {
            self = .longestSoberRun(days: length)
        } else if totals.steady == 7 {
            self = .allSteady(days: 7)
        } else if WeekHighlight.isBest(analysis, week, figures, \.mindfulnessMinutes) {
            self = .mostMindfulMinutes(figures.mindfulnessMinutes)
        } else if WeekHighlight.isBest(analysis, week, figures, \.workoutMinutes) {
            self = .mostWorkoutMinutes(figures.workoutMinutes)
        } else if let reward = earned.first {
            self = reward
        } else {
            return nil
        }
    }

    /// The length of a run that became the longest of all in these days.
    private static func longestRun(_ analysis: Analysis, endingIn days: ClosedRange<Day>) -> Int? {
        let longest = days.compactMap { analysis.days[$0]?.soberRun }.max() ?? 0
        guard longest >= 7, longest == analysis.longestSoberRun(through: days.upperBound),
            longest > analysis.longestSoberRun(through: days.lowerBound.advanced(by: -1))
        else { return nil }
        return longest
    }

    private static func isBest(
        _ analysis: Analysis, _ week: Week, _ figures: WeekFigures, _ minutes: KeyPath<WeekFigures, Int>
    ) -> Bool {
        let earlier = analysis.weeks.figures.prefix(max(0, analysis.weeks.first.distance(to: week)))
        guard earlier.count >= fewestWeeks, figures[keyPath: minutes] > 0 else { return false }
        return earlier.allSatisfy { $0[keyPath: minutes] < figures[keyPath: minutes] }
    }
}

extension Analysis {
    /// The longest run of sober days that had been reached by the end of a day; 0 before the first.
    func longestSoberRun(through day: Day) -> Int {
        let index = days.first.distance(to: day)
        guard index >= 0 else { return 0 }
        return longestSoberRuns[min(index, longestSoberRuns.count - 1)]
    }
}
