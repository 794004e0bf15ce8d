import ProgressAnalysis
package import ProgressModel
import ReportWords

/// A streak that is another one after a change of a folder.
package struct ChangedStreak {
    package let name: (Language) -> String
    /// Nil where there was none, or is none any more.
    package let before, after: LogStreak?

    /// The streak of the levels; nil where it does not differ.
    static func levels(from before: Analysis, to after: Analysis) -> ChangedStreak? {
        let streak = ChangedStreak(
            name: { after.history.profile.levelStreakName($0.phrases) }, before: LogStreak(levelsOf: before),
            after: LogStreak(levelsOf: after))
        return streak.isChanged ? streak : nil
    }

    /// The streaks that differ but for that of the levels: those of the activities, and those of the trackers that were there
    /// before.
    static func others(from before: Analysis, to after: Analysis) -> [ChangedStreak] {
        var streaks = Activity.allCases.map { activity in
            ChangedStreak(
                name: { activity.name($0.phrases) }, before: LogStreak(activity, before),
                after: LogStreak(activity, after))
        }
        streaks += after.trackers.compactMap { tracker in
            before.trackers.first { $0.tracker.id == tracker.id }.map { old in
                ChangedStreak(
                    name: { tracker.name.text(in: $0).isolated }, before: LogStreak(tracker: old),
                    after: LogStreak(tracker: tracker))
            }
        }
        // A tracker that went takes its streak along.
        streaks += before.trackers.compactMap { old in
            guard old.streak.map({ $0.current > 0 }) == true,
                !after.trackers.contains(where: { $0.tracker.id == old.tracker.id })
            else { return nil }
            return ChangedStreak(
                name: { old.tracker.name.text(in: $0).isolated }, before: LogStreak(tracker: old), after: nil)
        }
        return streaks.filter(\.isChanged)
    }

    private var isChanged: Bool { before?.numbers != after?.numbers }

    /// Whether it is shorter than before, or has fewer jokers.
    var isLoss: Bool {
        let (old, new) = (before?.streak, after?.streak)
        return old?.current ?? 0 > new?.current ?? 0 || old?.shownRewards ?? 0 > new?.shownRewards ?? 0
    }
}

extension LogStreak {
    /// What a person sees of it.
    fileprivate var numbers: [Int] {
        [streak.current, streak.shownRewards, streak.longest?.length ?? 0, tracker?.mode == .avoidance ? 1 : 0]
    }
}
