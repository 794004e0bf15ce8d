import ProgressModel

/// The walks of a tracker's modes: the one that counts, and those that a change of mode archived.
struct TrackerWalks {
    let currentMode: Tracker.Mode
    let current: StreakWalk
    /// Oldest first; a mode that was never walked leaves none.
    private(set) var archived: [(mode: Tracker.Mode, walk: StreakWalk)] = []

    init(_ tracker: Tracker, _ days: TrackerDays, policies: Profile.Policies, today: Day) {
        // An inactive tracker stands still at its last log, so that it neither breaks nor grows.
        let end = tracker.isActive ? today : days.range?.upperBound
        let begun = tracker.modeChanges.filter { change in end.map { change.since <= $0 } ?? false }
        currentMode = begun.last?.mode ?? tracker.mode
        guard let end else {
            current = .empty(policy: TrackerWalks.policy(of: tracker.mode, policies), at: today, isPending: false)
            return
        }
        var archived: [(mode: Tracker.Mode, walk: StreakWalk)] = []
        for (index, change) in begun.enumerated().dropLast() {
            let last = begun[index + 1].since.advanced(by: -1)
            let notBefore = index == 0 ? nil : change.since
            let first = TrackerWalks.firstDay(
                of: change.mode, since: change.since, notBefore: notBefore, last: last, days)
            guard let first else { continue }
            let walk = TrackerWalks.walk(
                change.mode, from: first, through: last, days, policies: policies, openDay: nil)
            archived.append((change.mode, walk))
        }
        self.archived = archived
        let since = begun.last?.since ?? (tracker.modeChanges.first?.since ?? tracker.createdAt)
        let notBefore = begun.count > 1 ? since : nil
        let first = TrackerWalks.firstDay(of: currentMode, since: since, notBefore: notBefore, last: end, days)
        guard let first else {
            current = .empty(
                policy: TrackerWalks.policy(of: currentMode, policies), at: end,
                isPending: tracker.isActive && currentMode != .avoidance)
            return
        }
        current = TrackerWalks.walk(
            currentMode, from: first, through: end, days, policies: policies, openDay: tracker.isActive ? today : nil)
    }

    /// The first day of a mode's walk: the day it began where it is avoidance, else its first logged day.
    private static func firstDay(
        of mode: Tracker.Mode, since: Day?, notBefore: Day?, last: Day, _ days: TrackerDays
    ) -> Day? {
        if mode == .avoidance, let since { return since <= last ? since : nil }
        guard let range = days.range else { return nil }
        let start = max(range.lowerBound, notBefore ?? range.lowerBound)
        guard start <= min(last, range.upperBound) else { return nil }
        return (start...min(last, range.upperBound)).first { days.count(on: $0) > 0 }
    }

    private static func walk(
        _ mode: Tracker.Mode, from first: Day, through last: Day, _ days: TrackerDays, policies: Profile.Policies,
        openDay: Day?
    ) -> StreakWalk {
        let marks = (first...last).map { day -> DayMark in
            let isLogged = days.count(on: day) > 0
            if mode == .avoidance { return isLogged ? .missed(.gap) : .good }
            return isLogged ? .good : day == openDay ? .pending : .missed(.gap)
        }
        return StreakEngine.walk(marks, from: first, policy: policy(of: mode, policies))
    }

    /// Avoidance is never healed.
    private static func policy(of mode: Tracker.Mode, _ policies: Profile.Policies) -> StreakPolicy {
        mode == .avoidance ? .none : .named(policies.trackers)
    }
}
