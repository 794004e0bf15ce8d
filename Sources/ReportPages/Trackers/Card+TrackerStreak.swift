import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// The streak of a tracker or an activity, large.
extension Card {
    /// Nil if the tracker has no streak.
    static func streak(of tracker: TrackerAnalysis, in report: Report) -> Card? {
        guard let streak = tracker.streak else { return nil }
        let phrases = report.phrases
        // What makes a good day, if the page doesn't say it otherwise.
        var meaning: String?
        if tracker.mode == .awareness {
            meaning = phrases.noticingCounts
        } else if case .goal = tracker.target, tracker.streakOn == .log {
            meaning = phrases.anyLogCounts
        }
        return .streak(
            streak, phrases.streakFigure(tracker.mode, streak.current, streak.unit, report.name(of: tracker)),
            isActive: tracker.isActive, meaning: meaning, phrases)
    }

    /// A streak with its length in words, its jokers, and sentences about what heals and what is next.
    ///
    /// `isActive` says whether it goes on, `meaning` what makes one of its days.
    static func streak(
        _ streak: Streak, _ figure: Figure, isActive: Bool = true, meaning: String? = nil, _ phrases: Phrases
    ) -> Card {
        let (policy, jokers) = (streak.walk.policy, streak.shownRewards)
        let cap = policy.rewardEvery != nil && !policy.heals.isEmpty ? policy.cap : 0
        let large = Drawn { _, html in
            html += """
                <p class="huge"><b>\(figure.number)</b> <span>\(figure.unit)</span></p>\
                \(if: cap > 0, """
                    <p class="stars" role="img" aria-label="\(phrases.jokers(jokers))">\
                    \({ $0.jokerStars(jokers, of: cap) })</p>
                    """)
                """
        }
        let notes = [meaning].compactMap(\.self) + notes(on: streak, isActive: isActive, phrases)
        return Card(
            .streak, style: "now-streak", title: phrases.streak,
            [
                Block(kind: .drawing, rows: [Block.Row(name: figure)], drawing: large),
                .lead(notes.joined(separator: " "), "quiet"),
            ])
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
}
