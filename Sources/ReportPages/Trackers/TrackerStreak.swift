import ProgressAnalysis
import ProgressModel
import ReportMarkup
package import ReportWords

/// The streak of a tracker or an activity, large.
package struct TrackerStreak: Sendable {
    package let label: String
    package let figure: Figure
    /// Jokers held; 0 where none are shown.
    package let jokers: Int
    /// How many can be held; 0 where none is ever earned.
    package let cap: Int
    /// `2 jokers`, which the stars are called.
    package let jokerText: String
    /// Sentences about what heals and what is next.
    package let notes: String
}

extension TrackerStreak {
    /// Nil where the tracker has no streak.
    init?(_ tracker: TrackerAnalysis, in report: Report) {
        guard let streak = tracker.streak else { return nil }
        self.init(
            streak, report.phrases.streakFigure(tracker.mode, streak.current, streak.unit, report.name(of: tracker)),
            isActive: tracker.isActive,
            meaning: TrackerStreak.meaning(of: tracker, report.phrases), in: report)
    }

    /// What makes a good day, where the page does not say it otherwise.
    private static func meaning(of tracker: TrackerAnalysis, _ phrases: Phrases) -> String? {
        if tracker.mode == .awareness { return phrases.noticingCounts }
        guard case .goal = tracker.target, tracker.streakOn == .log else { return nil }
        return phrases.anyLogCounts
    }

    /// A streak with its length in words; `isActive` says whether it goes on, `meaning` what makes one of its days.
    init(_ streak: Streak, _ figure: Figure, isActive: Bool = true, meaning: String? = nil, in report: Report) {
        let phrases = report.phrases
        let policy = streak.walk.policy
        let earns = policy.rewardEvery != nil && !policy.heals.isEmpty
        label = phrases.streak
        self.figure = figure
        jokers = streak.shownRewards
        cap = earns ? policy.cap : 0
        jokerText = phrases.jokers(streak.shownRewards)
        let notes = TrackerStreak.notes(on: streak, isActive: isActive, phrases)
        self.notes = ([meaning].compactMap(\.self) + notes).joined(separator: " ")
    }

    private static func notes(on streak: Streak, isActive: Bool, _ phrases: Phrases) -> [String] {
        var notes: [String] = []
        if streak.current > streak.good { notes.append(phrases.healedDays(streak.current - streak.good)) }
        guard isActive else { return notes }
        if let week = streak.walk.currentWeek {
            notes.append(phrases.currentWeek(week))
        } else if streak.isPending {
            notes.append(phrases.openToday)
        }
        if streak.current > 0, let next = streak.nextRewardIn {
            notes.append(phrases.nextJoker(after: next, streak.unit))
        }
        if streak.current == 0, !streak.walk.isEmpty { notes.append(phrases.streakBegins(streak.unit)) }
        return notes
    }

    /// The card: the streak, large, with its jokers.
    func html() -> HTML {
        """
        <section class="card now-streak" aria-labelledby="h-streak"><h2 id="h-streak">\(label)</h2>\
        <p class="huge"><b>\(figure.number)</b> <span>\(figure.unit)</span></p>\
        \(if: cap > 0, """
            <p class="stars" role="img" aria-label="\(jokerText)">\({ $0.jokerStars(jokers, of: cap) })</p>
            """)\
        \(if: !notes.isEmpty, #"<p class="quiet">\#(notes)</p>"#)</section>
        """
    }
}
