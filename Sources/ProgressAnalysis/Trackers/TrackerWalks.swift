import ProgressModel

/// The walks of a tracker's modes: the one that counts, and those that a change of mode archived.
struct TrackerWalks {
    let currentMode: Tracker.Mode
    let current: StreakWalk
    /// Oldest first; a mode that was never walked leaves none.
    private(set) var archived: [(mode: Tracker.Mode, walk: StreakWalk)] = []

    init(_ tracker: Tracker, _ days: TrackerDays, profile: Profile, today: Day) {
        // An inactive tracker stands still at its last log, so that it neither breaks nor grows.
        let end = tracker.isActive ? today : days.range?.upperBound
        let begun = tracker.modeChanges.filter { change in end.map { change.since <= $0 } ?? false }
        currentMode = begun.last?.mode ?? tracker.mode
        let rules = { (mode: Tracker.Mode) in TrackerRules(tracker, mode, days, profile) }
        let currentRules = rules(currentMode)
        guard let end else {
            current = currentRules.nothing(through: today, isOpen: false)
            return
        }
        var archived: [(mode: Tracker.Mode, walk: StreakWalk)] = []
        for (index, change) in begun.enumerated().dropLast() {
            let last = begun[index + 1].since.advanced(by: -1)
            let rules = rules(change.mode)
            let notBefore = index == 0 ? nil : change.since
            guard let first = rules.firstDay(since: change.since, notBefore: notBefore, last: last) else { continue }
            archived.append((change.mode, rules.walk(first...last, openDay: nil)))
        }
        self.archived = archived
        let since = begun.last?.since ?? (tracker.modeChanges.first?.since ?? tracker.createdAt)
        let notBefore = begun.count > 1 ? since : nil
        guard let first = currentRules.firstDay(since: since, notBefore: notBefore, last: end) else {
            current = currentRules.nothing(through: end, isOpen: tracker.isActive)
            return
        }
        current = currentRules.walk(first...end, openDay: tracker.isActive ? today : nil)
    }
}
