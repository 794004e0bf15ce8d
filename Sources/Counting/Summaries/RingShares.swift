package import Model

/// The fill of each ring of a day, in percent of its goal, 0–100.
package struct RingShares: Sendable, Hashable {
    package let workout: Int
    package let mindfulness: Int
    /// Rings 4 and 5, in file order; at most two.
    package let focus: [Int]
}

extension Analysis {
    /// The trackers with a ring of their own, at most two, in file order.
    ///
    /// A resting one keeps the ring of its history, and the other one its place, unless an active one needs it.
    package var focusTrackers: [TrackerAnalysis] {
        let focus = trackers.filter(\.tracker.isFocus)
        let active = focus.filter(\.tracker.isActive)
        let resting = focus.filter { !$0.tracker.isActive && $0.days.range != nil }
        let shown = Set((active + resting).prefix(2).map(\.index))
        return focus.filter { shown.contains($0.index) }
    }

    /// The fill of the rings on a day; a ring without a goal is full if the day counts, that of a limit if it was kept.
    package func ringShares(on day: Day, focus: [TrackerAnalysis]) -> RingShares {
        let profile = history.profile
        let record = days[day]
        return RingShares(
            workout: share(record?.workoutMinutes ?? 0, of: profile.workoutGoal),
            mindfulness: share(record?.mindfulnessMinutes ?? 0, of: profile.mindfulnessGoal),
            focus: focus.map { tracker in
                guard tracker.hasAmounts, let target = tracker.target else {
                    return tracker.isGood(day) ? 100 : 0
                }
                switch target {
                case .goal(let goal): return tracker.days.value(on: day).percent(of: goal)
                case .limit: return tracker.days.value(on: day).meets(target) ? 100 : 0
                }
            })
    }

    private func share(_ minutes: Int, of goal: FixedDecimal?) -> Int {
        guard let goal else { return minutes >= history.profile.minimumMinutes ? 100 : 0 }
        return DayValue(FixedDecimal(minutes)).percent(of: goal)
    }
}
