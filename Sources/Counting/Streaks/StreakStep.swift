package import Model

/// One day or week of a walk: what it was, what became of it, and where the streak stood at its end.
package struct StreakStep: Sendable, Hashable {
    package enum Outcome: Sendable, Hashable {
        case good
        /// A missed one that a reward made good; it counts for the streak.
        case healed
        /// A missed one that ended a streak of length `lost`; 0 if there was none to end.
        case broken(lost: Int)
        /// Nothing was expected, and nothing changed.
        case rest
        /// Today or the current week, undecided.
        case pending
    }

    package let mark: DayMark
    package let outcome: Outcome
    /// The length of the streak in days or weeks, this one included.
    package let length: Int
    /// How many of them needed no healing.
    package let good: Int
    /// The first day of the streak, or the Monday of its first week; says nothing if the length is 0.
    package let start: Day
    /// The rewards held.
    package let balance: Int
}

extension StreakStep {
    /// One that changes nothing after another; `first` is the first day of the walk.
    init(restingAfter last: StreakStep?, from first: Day) {
        self.init(
            mark: .rest, outcome: .rest, length: last?.length ?? 0, good: last?.good ?? 0, start: last?.start ?? first,
            balance: last?.balance ?? 0)
    }
}

/// Something that happened to the rewards of a streak.
package struct RewardEvent: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// A reward for a streak, or a good run, of that many days or weeks.
        case earned(days: Int)
        /// A reward that could not be held because the cap was reached.
        case lostToCap(days: Int)
        /// A reward that healed a missed day or week.
        case spent(MissReason)
        /// Rewards taken as a penalty.
        case taken(MissReason, count: Int)
    }

    /// The day; of a week the last one of it that is over, so that a span holds what happened by its end.
    package let day: Day
    /// The day as it is told; of a week the Monday.
    package let date: Day
    package let unit: StreakUnit
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

/// Why a day is no good day.
package enum MissReason: String, Sendable, CaseIterable {
    case easy, wild
    /// Nothing, or too little, was recorded; in avoidance mode, something was; above a limit, too much.
    case gap
}

/// What a day, or a week where the streak counts weeks, is to a streak before any policy looks at it.
package enum DayMark: Hashable, Sendable {
    case good
    case missed(MissReason)
    /// Nothing was recorded and nothing was expected: it changes nothing.
    case rest
    /// Today, as long as it has no good record and no bad one; the current week until it is good.
    case pending
}

/// What a streak counts.
package enum StreakUnit: Sendable, Hashable {
    case day
    /// Days, of which only those on some weekdays are expected.
    case plannedDay
    /// Weeks, Monday to Sunday.
    case week

    /// How many days one of it takes.
    package var days: Int { self == .week ? 7 : 1 }

    package func span(holding day: Day) -> ClosedRange<Day> {
        self == .week ? Week(containing: day).days : day...day
    }
}
