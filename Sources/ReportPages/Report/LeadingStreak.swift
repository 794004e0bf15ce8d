import ProgressAnalysis
import ProgressModel
import ReportWords

/// What the calendars of a history without levels show: the days of the first activity, else of the first tracker in use
/// that has a streak.
struct LeadingStreak: Sendable {
    let subject: LeadingSubject
    /// The first day that anything was expected of, or recorded on.
    let first: Day
    /// The days that a joker made good; empty where weeks are counted, which heal no day.
    private let healed: Set<Day>
}

extension LeadingStreak {
    /// Nil of a history with levels, and of one without activities and trackers with a streak.
    init?(_ analysis: Analysis) {
        guard let subject = analysis.leading, let streak = analysis.streak(of: subject) else { return nil }
        self.subject = subject
        first = streak.walk.first
        healed = streak.walk.unit == .day ? Set(streak.healed) : []
    }

    func isHealed(_ day: Day) -> Bool { healed.contains(day) }

    /// Whether a day counts by itself, up to the day of the report.
    func isGood(_ day: Day, in report: Report) -> Bool {
        guard day >= first, day <= report.today else { return false }
        return switch subject {
        case .activity(let activity): report.analysis.counts(activity, on: day)
        case .tracker(let tracker): tracker.isGood(day)
        }
    }

    /// How many of some days count by themselves.
    func goodDays(in days: ClosedRange<Day>, of report: Report) -> Int { days.count { isGood($0, in: report) } }

    func name(in report: Report) -> String {
        switch subject {
        case .activity(let activity): activity.name(report.phrases)
        case .tracker(let tracker): report.name(of: tracker)
        }
    }

    /// What a day that counts is called: the name, or what was avoided.
    func goodDay(in report: Report) -> String {
        guard case .tracker(let tracker) = subject, tracker.mode == .avoidance else { return name(in: report) }
        return capitalized(report.phrases.without(name(in: report)))
    }
}

/// What the grids of a year are called, and what they say in words.
extension Report {
    /// `Sober days, 2025`, or what stands in their place.
    func heatTitle(_ span: String) -> String {
        leading.map { "\($0.name(in: self)), \(span)" } ?? phrases.heatTitle(span)
    }

    func heatDescription(of days: ClosedRange<Day>) -> String {
        leading.map { phrases.runsDescription($0.goodDays(in: days, of: self)) }
            ?? phrases.heatDescription(soberDays(in: days))
    }
}
