package import ProgressModel

/// How much of each ring of a day is drawn, in percent of its goal, 0–100.
package struct RingShares: Sendable, Hashable {
    package let workout: Int
    package let mindfulness: Int
    /// Rings 4 and 5, in the order of the tracker file; at most two.
    package let focus: [Int]
}

extension Analysis {
    /// The active trackers that have a ring of their own, in the order of the tracker file.
    package var focusTrackers: [TrackerAnalysis] {
        Array(trackers.lazy.filter { $0.tracker.isFocus && $0.tracker.isActive }.prefix(2))
    }

    /// The shares of a day; a ring without a goal is full when the day counts, that of a limit where it was kept.
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
                case .goal(let goal): return percent(tracker.days.total(on: day), of: goal)
                case .limit: return tracker.days.value(on: day).meets(target) ? 100 : 0
                }
            })
    }

    private func share(_ minutes: Int, of goal: FixedDecimal?) -> Int {
        guard let goal else { return minutes >= history.profile.minimumMinutes ? 100 : 0 }
        return percent(FixedDecimal(minutes), of: goal)
    }

    /// A share of a larger number in hundredths, rounded; in one word where the numbers fit, as nearly all do.
    private func hundredths(_ value: Int128, of whole: Int128) -> Int {
        guard let word = Int(exactly: value * 100), let divisor = Int(exactly: whole) else {
            return Int(clamping: divideRounding(value * 100, by: whole))
        }
        let (quotient, remainder) = word.quotientAndRemainder(dividingBy: divisor)
        return remainder >= divisor - remainder ? quotient + 1 : quotient
    }

    /// A goal that is only nearly reached never looks reached, and a beginning never like nothing.
    private func percent(_ value: FixedDecimal, of goal: FixedDecimal) -> Int {
        guard value.billionths > 0 else { return 0 }
        guard value < goal else { return 100 }
        return min(99, max(1, hundredths(value.billionths, of: goal.billionths)))
    }
}
