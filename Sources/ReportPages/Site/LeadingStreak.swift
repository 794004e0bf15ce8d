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

    /// The run of a day is counted up to this many days, the strongest shade.
    private static let longestRun = 10
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

    /// The place of a day in its run of days that count or were healed, 1 to 10; 0 for one that does not count.
    private func shade(of day: Day, in report: Report) -> Int {
        guard isGood(day, in: report) else { return 0 }
        var length = 1
        while length < LeadingStreak.longestRun, isKept(day.advanced(by: -length), in: report) { length += 1 }
        return length
    }

    private func isKept(_ day: Day, in report: Report) -> Bool { isGood(day, in: report) || isHealed(day) }

    /// How a day is drawn.
    func look(of day: Day, in report: Report) -> HeatLook {
        if day > report.today { return .toCome }
        if day < first { return .before }
        let shade = shade(of: day, in: report)
        return shade > 0 ? .sober(shade) : isHealed(day) ? .healed(nil) : .noEntry
    }

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

    /// A day in words, such as `3 Oct: Meditation`.
    func label(of day: Day, _ look: HeatLook, in report: Report) -> String {
        let phrases = report.phrases
        let words =
            switch look {
            case .sober: goodDay(in: report)
            case .healed: phrases.healedByJoker
            default: phrases.nothingNoted
            }
        return "\(phrases.shortDayAndMonth(day)): \(words)"
    }
}
