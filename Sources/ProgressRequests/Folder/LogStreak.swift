package import ProgressAnalysis
package import ProgressModel
import ReportWords

/// The streak that a record belongs to.
package struct LogStreak {
    package let icon: String
    package let streak: Streak
    /// Nil for levels and activities.
    package let tracker: TrackerAnalysis?

    /// The streak of the levels.
    package init(levelsOf analysis: Analysis) {
        (icon, streak, tracker) = ("🍀", analysis.noalc.streak, nil)
    }

    /// The streak of an activity.
    package init(_ activity: Activity, _ analysis: Analysis) {
        (icon, streak, tracker) = (activity.emoji, analysis.activity(activity).streak, nil)
    }

    /// The streak of a tracker; nil where it has none or rests.
    package init?(tracker: TrackerAnalysis) {
        guard let streak = tracker.streak, tracker.isActive else { return nil }
        (icon, self.streak, self.tracker) = (tracker.icon, streak, tracker)
    }

    /// `🍀 29 days, 2 jokers; 1 day to the next`.
    package func text(in language: Language) -> String {
        let phrases = language.phrases
        let length =
            tracker.map { tracker in
                phrases.streakFigure(
                    tracker.mode, streak.current, streak.unit, tracker.name.text(in: language).isolated)
            } ?? phrases.length(streak.current, streak.unit)
        let next = streak.current > 0 ? streak.nextRewardIn : nil
        return icon + " "
            + phrases.streakAnswer(
                length.text, jokers: streak.shownRewards, next: next, isFirst: streak.rewardsEarned == 0, streak.unit)
    }
}
