import Model

/// The most notable fact of a week: the first case that applies, in this order.
package enum WeekHighlight: Sendable, Hashable {
    case milestone(days: Int)
    /// More sober days in a row than ever before, at least a week of them, and not the first streak.
    case longestSoberRun(days: Int)
    /// More mindful minutes than in any week before.
    case mostMindfulMinutes(Int)
    /// More minutes of workout than in any week before.
    case mostWorkoutMinutes(Int)
    /// All seven days were steady; `inARow` is the run of sober days on Sunday, nil if not all were sober.
    case allSteady(inARow: Int?)
    /// A streak earned a reward for a `length` in its unit.
    case reward(StreakFamily, length: Int, StreakUnit)

    /// The number of earlier weeks with minutes that a best week needs.
    private static let fewestWeeks = 4

    init?(
        _ analysis: Analysis, of week: Week, days: ClosedRange<Day>, figures: WeekFigures, milestones: [Milestone],
        rewards: [StreakEvent]
    ) {
        let earned = rewards.lazy.compactMap { event -> WeekHighlight? in
            guard case .earned(let length) = event.event.kind else { return nil }
            return .reward(event.family, length: length, event.event.unit)
        }
        if let milestone = milestones.last {
            self = .milestone(days: milestone.days)
        } else if let length = WeekHighlight.longestRun(analysis, reachedIn: days) {
            self = .longestSoberRun(days: length)
        } else if let minutes = WeekHighlight.best(.mindfulnessMinutes, analysis, week, figures) {
            self = .mostMindfulMinutes(minutes)
        } else if let minutes = WeekHighlight.best(.workoutMinutes, analysis, week, figures) {
            self = .mostWorkoutMinutes(minutes)
        } else if figures.steadyDays == 7 {
            let run = analysis.days[days.upperBound]?.soberRun ?? 0
            self = .allSteady(inARow: run >= 7 ? run : nil)
        } else if let reward = earned.first {
            self = reward
        } else {
            return nil
        }
    }

    private static func longestRun(_ analysis: Analysis, reachedIn days: ClosedRange<Day>) -> Int? {
        let longest = analysis.longestSoberRun(through: days.upperBound)
        let before = analysis.longestSoberRun(through: days.lowerBound.advanced(by: -1))
        guard longest >= 7, longest > before, let last = days.first(where: { analysis.days[$0]?.soberRun == longest })
        else { return nil }
        return analysis.longestSoberRun(through: last.advanced(by: -longest)) > 0 ? longest : nil
    }

    /// The minutes of the week, if they are more than in any week before.
    private static func best(
        _ measure: WeekMeasure, _ analysis: Analysis, _ week: Week, _ figures: WeekFigures
    ) -> Int? {
        guard let best = analysis.weeks.best(of: measure, before: week), best.weeks >= fewestWeeks,
            let minutes = measure.sum(of: figures).whole
        else { return nil }
        return minutes > best.minutes ? minutes : nil
    }
}

extension Analysis {
    /// The longest run of sober days up to the end of a day; 0 before the first.
    func longestSoberRun(through day: Day) -> Int {
        let index = days.first.distance(to: day)
        guard index >= 0 else { return 0 }
        return longestSoberRuns[min(index, longestSoberRuns.count - 1)]
    }
}
