import Counting
import Model

/// The modes of a saboteur according to Documentation/counting.md, section 5, day by day, to compare the walks with.
struct ModesByTheBook {
    /// A walked mode: its first day and the outcome of each day.
    struct Walk: Equatable {
        let mode: Tracker.Mode
        let first: Day
        let outcomes: String
    }

    /// Oldest first, the current one last; a mode that was never walked is left out.
    private(set) var walks: [Walk] = []
    /// The mode that is shown.
    let mode: Tracker.Mode

    /// Looks at logged days up to today.
    init(_ tracker: Tracker, logged: Set<Day>, today: Day) {
        // For an inactive tracker, the last logged day is used as today.
        let end = tracker.isActive ? today : logged.max()
        let begun = tracker.modeChanges.filter { change in end.map { change.since <= $0 } ?? false }
        mode = begun.last?.mode ?? tracker.mode
        guard let end else { return }
        // Each day belongs to the last mode that had begun, or to the first mode if none had.
        let shown = begun.isEmpty ? Array(tracker.modeChanges.prefix(1)) : begun
        for (index, change) in shown.enumerated() {
            let last = index + 1 < shown.count ? shown[index + 1].since.advanced(by: -1) : end
            let own = logged.filter { $0 <= last && (index == 0 || $0 >= change.since) }
            guard let first = change.mode == .avoidance ? change.since : own.min(), first <= last else { continue }
            let drawing = (first...last).map { day -> Character in
                if change.mode == .avoidance { return own.contains(day) ? "." : "S" }
                return own.contains(day) ? "S" : day == today && tracker.isActive ? "?" : "."
            }
            let policy: StreakPolicy = change.mode == .avoidance ? .none : .universal
            walks.append(
                Walk(mode: change.mode, first: first, outcomes: drawn(String(drawing), policy: policy).outcomes))
        }
    }
}
