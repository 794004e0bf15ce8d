package import Model

/// One day or week of a walk: its mark, its outcome, and the state of the streak after it.
package struct StreakStep: Sendable, Hashable {
    package enum Outcome: Sendable, Hashable {
        case good
        /// Missed, but healed by a reward; it counts for the streak.
        case healed
        /// Missed, which ended a streak of length `lost`; 0 if there was none.
        case broken(lost: Int)
        /// Nothing was expected, and nothing changed.
        case rest
        /// Today or the current week, undecided.
        case pending
    }

    package let mark: DayMark
    package let outcome: Outcome
    /// The length of the streak in days or weeks, including this one.
    package let length: Int
    /// How many of them weren't healed.
    package let good: Int
    /// The first day of the streak, or the Monday of its first week; has no meaning at length 0.
    package let start: Day
    package let balance: Int
}

extension StreakStep {
    /// A day or week of rest after another; `first` is the first day of the walk.
    init(restingAfter last: StreakStep?, from first: Day) {
        self.init(
            mark: .rest, outcome: .rest, length: last?.length ?? 0, good: last?.good ?? 0, start: last?.start ?? first,
            balance: last?.balance ?? 0)
    }
}

/// A change in the rewards of a streak.
package struct RewardEvent: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// A reward for a streak or a good run of that length, in days or weeks.
        case earned(days: Int)
        /// A reward that was lost because the cap was reached.
        case lostToCap(days: Int)
        /// A reward that healed a missed day or week.
        case spent(MissReason)
        case taken(MissReason, count: Int)
    }

    /// The day; for a week, its last day that is over, so that a span contains what happened by its end.
    package let day: Day
    /// The day shown; for a week, its Monday.
    package let date: Day
    package let unit: StreakUnit
    package let kind: Kind
    /// The rewards held after it.
    package let balance: Int
}

/// Rewards earned and used.
package struct RewardSums: Sendable, Hashable {
    package var earned = 0
    /// Missed days that a reward healed.
    package var healed = 0
    package var taken = 0

    package init() {}
}

extension Sequence<RewardEvent> {
    /// The sums by kind: earned rewards are still held, have healed a day, or were taken.
    package var sums: RewardSums {
        reduce(into: RewardSums()) { sums, event in
            switch event.kind {
            case .earned: sums.earned += 1
            case .spent: sums.healed += 1
            case .taken(_, let count): sums.taken += count
            case .lostToCap: break
            }
        }
    }
}

/// Why a day isn't good.
package enum MissReason: String, Sendable, CaseIterable {
    case easy, wild
    /// Nothing, or too little, was recorded; something, if it is avoided; too much, if there is a limit.
    case gap
}

/// The meaning of a day or week for a streak, before a policy is applied.
package enum DayMark: Hashable, Sendable {
    case good
    case missed(MissReason)
    /// Nothing was recorded and nothing was expected; no effect.
    case rest
    /// Today without a good or bad record; the current week until it is good.
    case pending
}

/// The unit in which a streak counts.
package enum StreakUnit: Sendable, Hashable {
    case day
    /// Days, if only some weekdays are expected.
    case plannedDay
    /// Weeks, Monday to Sunday.
    case week

    /// The length of the unit in days.
    package var days: Int { self == .week ? 7 : 1 }

    package func span(holding day: Day) -> ClosedRange<Day> {
        self == .week ? Week(containing: day).days : day...day
    }
}
