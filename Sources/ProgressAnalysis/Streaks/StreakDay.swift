package import ProgressModel

/// One day of a walk: what it was, what became of it, and where the streak stood in the evening.
package struct StreakDay: Sendable, Hashable {
    package enum Outcome: Sendable, Hashable {
        case good
        /// A missed day that a reward made good; it counts as a day of the streak.
        case healed
        /// A missed day that ended a streak of `lost` days; 0 where there was none to end.
        case broken(lost: Int)
        /// Today, undecided.
        case pending
    }

    package let mark: DayMark
    package let outcome: Outcome
    /// The length of the streak in days, this one included.
    package let length: Int
    /// How many of them needed no healing.
    package let goodDays: Int
    /// The rewards held.
    package let balance: Int
}

/// Something that happened to the rewards of a streak.
package struct RewardEvent: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// A reward for that many days.
        case earned(days: Int)
        /// A reward that could not be held because the cap was reached.
        case lostToCap(days: Int)
        /// A reward that healed a missed day.
        case spent(MissReason)
        /// Rewards taken as a penalty.
        case taken(MissReason, count: Int)
    }

    package let day: Day
    package let kind: Kind
    /// The rewards held afterwards.
    package let balance: Int
}

/// How many rewards came and went.
package struct RewardSums: Sendable, Hashable {
    /// Credited.
    package var earned = 0
    /// Missed days that a reward healed.
    package var healed = 0
    /// Taken as a penalty.
    package var taken = 0

    /// No rewards.
    package init() {}
}

extension Sequence<RewardEvent> {
    /// What became of the rewards: those that were earned are in hand, have healed a day or were taken.
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
