import ProgressAnalysis
import ReportWords

/// A streak as the pages about jokers name it.
///
/// A class, because each of its events holds it and nothing changes it.
final class JokerStreak: Sendable {
    let family: StreakFamily
    /// What it is called in addresses.
    let id: String
    let icon: String
    let name: String
    let streak: Streak
    /// Whether it is still walked, so that something can be in hand.
    let isActive: Bool

    init(family: StreakFamily, id: String, icon: String, name: String, streak: Streak, isActive: Bool) {
        self.family = family
        self.id = id
        self.icon = icon
        self.name = name
        self.streak = streak
        self.isActive = isActive
    }

    var hasJokers: Bool { streak.walk.policy.cap > 0 }
}

extension JokerStreak {
    /// Every streak that was ever walked, in the order of the header, then of the tracker file.
    static func all(in report: Report) -> [JokerStreak] {
        let (analysis, phrases) = (report.analysis, report.phrases)
        let noalc = JokerStreak(
            family: .noalc, id: "noalc", icon: "🍀", name: StreakFamily.noalc.name(in: report),
            streak: analysis.noalc.streak, isActive: true)
        let activities = Activity.allCases.map { activity in
            JokerStreak(
                family: .activity(activity), id: activity.rawValue, icon: activity.emoji, name: activity.name(phrases),
                streak: analysis.activity(activity).streak, isActive: true)
        }
        return ([noalc] + activities).filter { !$0.streak.walk.isEmpty }
            + analysis.trackers.compactMap { JokerStreak($0, in: report) }
    }

    /// Nil for a tracker without a streak.
    private convenience init?(_ tracker: TrackerAnalysis, in report: Report) {
        guard let streak = tracker.streak else { return nil }
        self.init(
            family: .tracker(tracker.index), id: "tracker-" + tracker.id, icon: tracker.icon,
            name: report.name(of: tracker), streak: streak, isActive: tracker.isActive && !streak.walk.isEmpty)
    }
}
