import ProgressAnalysis
import ProgressModel
import ReportWords

/// Why a day or its week rested, or how far a missed week came, in sentences.
struct RestExplanation {
    private let subject: Pause.Subject
    private let schedule: Schedule
    private let profile: Profile
    /// Whether a day counts for a week.
    private let isGood: (Day) -> Bool

    init(
        _ subject: Pause.Subject, _ schedule: Schedule, _ profile: Profile,
        isGood: @escaping (Day) -> Bool = { _ in false }
    ) {
        (self.subject, self.schedule, self.profile, self.isGood) = (subject, schedule, profile, isGood)
    }

    /// Empty where the day was decided by what was recorded.
    func sentences(_ step: StreakStep, on day: Day, in walk: StreakWalk, _ phrases: any Phrases) -> [String] {
        if walk.unit == .week { return ofWeek(step, Week(containing: day), in: walk, phrases) }
        guard step.mark == .rest else { return [] }
        if let pause = profile.pauses.first(where: { $0.holds(for: subject) && $0.span.contains(day) }) {
            return [phrases.restReason(.paused(pause.reason))]
        }
        guard case .weekdays(let planned) = schedule, !planned.contains(day.weekday) else { return [] }
        return [phrases.restReason(.unplanned)]
    }

    private func ofWeek(_ step: StreakStep, _ week: Week, in walk: StreakWalk, _ phrases: any Phrases) -> [String] {
        guard let needed = RestDays(subject, schedule, profile).goodDaysNeeded(in: week) else {
            return step.mark == .rest ? [phrases.restReason(.pausedWeek)] : []
        }
        guard case .missed = step.mark else { return [] }
        let good = (week.monday...week.sunday).clamped(to: walk.days).count(where: isGood)
        let isShortened = needed < schedule.daysPerWeek ?? 7
        return [phrases.goodDaysOfWeek(good, needed: needed, isShortened: isShortened)]
    }
}
