package import ProgressModel

/// Which streak is meant.
package enum StreakFamily: Sendable, Hashable {
    case noalc, meditation, workout
    /// A tracker, by its place in the tracker file.
    case tracker(Int)
}

/// Something that happened to the rewards of one of the streaks.
package struct StreakEvent: Sendable, Hashable {
    package let family: StreakFamily
    package let event: RewardEvent
}

extension Analysis {
    /// What happened to the rewards of every streak that is shown, ascending by day, then in the order of the streaks.
    ///
    /// An archived mode's rewards are told with its tracker. Without a range, of all days.
    package func streakEvents(in range: ClosedRange<Day>? = nil) -> [StreakEvent] {
        let builtIn: [(StreakFamily, StreakWalk)] = [
            (.noalc, noalc.streak.walk), (.meditation, meditation.streak.walk), (.workout, workout.streak.walk),
        ]
        let custom = trackers.flatMap { tracker -> [(StreakFamily, StreakWalk)] in
            guard let streak = tracker.streak else { return [] }
            let walks = tracker.archived.map(\.streak.walk) + [streak.walk]
            return walks.map { (.tracker(tracker.index), $0) }
        }
        let events = (builtIn + custom).enumerated().flatMap { order, family in
            family.1.ledger.filter { range?.contains($0.day) ?? true }
                .map { (order: order, event: StreakEvent(family: family.0, event: $0)) }
        }
        // The sort is stable, so that of one day the events keep the order in which they happened.
        return events.sorted { ($0.event.event.day, $0.order) < ($1.event.event.day, $1.order) }.map(\.event)
    }
}
