import ProgressAnalysis
import ProgressModel
import ReportWords

/// Why a day or its week rested, or how far a missed week came, in sentences.
struct RestSentences {
    private let rest: RestDays
    /// Whether a day counts for a week.
    private let isGood: (Day) -> Bool

    init(_ rest: RestDays, isGood: @escaping (Day) -> Bool = { _ in false }) {
        (self.rest, self.isGood) = (rest, isGood)
    }

    /// Empty where the day was decided by what was recorded.
    func of(_ step: StreakStep, on day: Day, in walk: StreakWalk, _ phrases: Phrases) -> [String] {
        if walk.unit == .week { return ofWeek(step, Week(containing: day), in: walk, phrases) }
        guard step.mark == .rest, let reason = rest.reason(on: day) else { return [] }
        return [phrases.restReason(reason, rest.pause(on: day)?.reason)]
    }

    private func ofWeek(_ step: StreakStep, _ week: Week, in walk: StreakWalk, _ phrases: Phrases) -> [String] {
        guard let needed = rest.goodDaysNeeded(in: week) else {
            return step.mark == .rest ? [phrases.wholeWeekIsPaused] : []
        }
        guard case .missed = step.mark else { return [] }
        let good = week.days.clamped(to: walk.days).count(where: isGood)
        let isShortened = needed < rest.schedule.daysPerWeek ?? 7
        return [phrases.goodDaysOfWeek(good, needed: needed, isShortened: isShortened)]
    }
}
