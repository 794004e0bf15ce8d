package import Model

package enum StreakFamily: Sendable, Hashable {
    case noalc
    case activity(Activity)
    /// A tracker, by its place in the tracker file.
    case tracker(Int)
}

/// A change in the rewards of one of the streaks.
package struct StreakEvent: Sendable, Hashable {
    package let family: StreakFamily
    package let event: RewardEvent
}

extension Analysis {
    /// The changes in the rewards of all streaks shown, by day, then in the order of the streaks.
    ///
    /// Rewards of an archived mode belong to its tracker. Without a range, those of all days.
    package func streakEvents(in range: ClosedRange<Day>? = nil) -> [StreakEvent] {
        var events: [(order: Int, event: StreakEvent)] = []
        for (order, (family, walk)) in shownWalks(in: range).enumerated() {
            for event in range.map(walk.ledger(in:)) ?? walk.ledger {
                events.append((order, StreakEvent(family: family, event: event)))
            }
        }
        // Events of one streak on one day keep their order.
        let sorted = events.enumerated().sorted { left, right in
            (left.element.event.event.day, left.element.order, left.offset)
                < (right.element.event.event.day, right.element.order, right.offset)
        }
        return sorted.map(\.element.event)
    }

    /// The years with a change in the rewards of a streak shown, ascending; O(events).
    package var rewardYears: [Int] {
        Set(shownWalks().flatMap { $0.1.ledger.map { $0.day.date.year } }).sorted()
    }

    /// The walks of all streaks shown, in the order of header and file; archived modes only with a day in the range.
    private func shownWalks(in range: ClosedRange<Day>? = nil) -> [(StreakFamily, StreakWalk)] {
        let activities = Activity.allCases.map { (StreakFamily.activity($0), activity($0).streak.walk) }
        let custom = trackers.flatMap { tracker -> [(StreakFamily, StreakWalk)] in
            guard let streak = tracker.streak else { return [] }
            let archived = range.map { tracker.archived(in: $0) } ?? tracker.archived
            let walks = archived.map(\.streak.walk) + [streak.walk]
            return walks.map { (.tracker(tracker.index), $0) }
        }
        return [(.noalc, noalc.streak.walk)] + activities + custom
    }
}
