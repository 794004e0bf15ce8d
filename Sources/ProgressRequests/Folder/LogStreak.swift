package import ProgressAnalysis
package import ProgressModel
import ReportWords

/// The streak that a record belongs to.
package struct LogStreak {
    /// Of the levels.
    static let levelIcon = "🍀"

    package let icon: String
    package let streak: Streak
    /// Nil for levels and activities.
    package let tracker: TrackerAnalysis?
    /// Nil for all but the levels.
    private let levels: NoAlcAnalysis?

    /// The streak of the levels.
    package init(levelsOf analysis: Analysis) {
        (icon, streak, tracker) = (LogStreak.levelIcon, analysis.noalc.streak, nil)
        levels = analysis.noalc
    }

    /// The streak of an activity.
    package init(_ activity: Activity, _ analysis: Analysis) {
        (icon, streak, tracker, levels) = (activity.emoji, analysis.activity(activity).streak, nil, nil)
    }

    /// The streak of a tracker; nil where it has none or rests.
    package init?(tracker: TrackerAnalysis) {
        guard let streak = tracker.streak, tracker.isActive else { return nil }
        (icon, self.streak, self.tracker, levels) = (tracker.icon, streak, tracker, nil)
    }

    /// `🍀 29 days, 2 jokers; 1 day to the next`, and of a streak of weeks `🎹 1 of 3 this week`.
    package func text(in language: Language) -> String {
        let phrases = language.phrases
        let length =
            tracker.map { tracker in
                phrases.streakFigure(
                    tracker.mode, streak.current, streak.unit, tracker.name.text(in: language).isolated)
            } ?? levels.map(phrases.levelLength) ?? phrases.length(streak.current, streak.unit)
        let week = levels?.week.map { ". " + phrases.sentences(of: $0) } ?? ""
        guard levels == nil, let soFar = streak.walk.currentWeek.map(phrases.weekSoFar) else {
            return text(length.text, phrases) + week
        }
        // A first week that is under way says more than a streak of no weeks.
        return streak.current > 0 ? text(length.text, phrases) + "; " + soFar : icon + " " + soFar
    }

    /// The streak with its jokers, its length in these words.
    func text(_ length: String, _ phrases: Phrases) -> String {
        let next = streak.current > 0 ? streak.nextRewardIn : nil
        return icon + " "
            + phrases.streakAnswer(
                length, jokers: streak.shownRewards, next: next, isFirst: streak.rewardsEarned == 0, streak.unit)
    }
}
