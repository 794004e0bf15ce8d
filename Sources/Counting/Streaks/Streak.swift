package import Model

/// The numbers of a streak (Documentation/counting.md, section 4).
package struct Streak: Sendable {
    /// The days of a streak from the first to the last that counts; days of rest may be between them.
    package struct Run: Sendable, Hashable {
        /// The first day, or the Monday of the first week.
        package let first: Day
        /// The last day, or the Monday of the last week.
        package let last: Day
        /// The number of days or weeks that count.
        package let length: Int
    }

    package let walk: StreakWalk
    /// The current length in days or weeks, including healed ones.
    package let current: Int
    /// How many of them weren't healed.
    package let good: Int
    /// Its first day, or the Monday of its first week; nil at length 0.
    package let start: Day?
    /// The rewards held; pages show none at "0 days", even if the policy keeps some.
    package let rewardsAvailable: Int
    /// Whether today is still open.
    package var isPending: Bool { walk.isPending }
    package var unit: StreakUnit { walk.unit }
    /// Good days or weeks until the next reward; nil at the cap, and if none can be earned.
    package let nextRewardIn: Int?

    /// The earliest of the longest runs, including the current one; nil without any; O(days).
    package var longest: Run? {
        var best: (index: Int, step: StreakStep)?
        for (index, step) in walk.steps.enumerated() where step.length > best?.step.length ?? 0 {
            best = (index, step)
        }
        return best.map { Run(first: $0.step.start, last: walk.day(of: $0.index), length: $0.step.length) }
    }
    /// The last day that counted without healing, or the Monday of the last such week; nil without any; O(days).
    package var lastActivity: Day? { walk.steps.lastIndex { $0.outcome == .good }.map(walk.day(of:)) }
    /// All rewards ever credited; O(events).
    package var rewardsEarned: Int { walk.ledger.sums.earned }
    /// The days, or the Mondays of the weeks, that a reward healed, ascending; O(events).
    package var healed: [Day] { walk.ledger.compactMap { if case .spent = $0.kind { $0.date } else { nil } } }
    /// Rewards spent on healing; O(events).
    package var rewardsSpent: Int { walk.ledger.sums.healed }
    /// Rewards taken as a penalty; O(events).
    package var rewardsTaken: Int { walk.ledger.sums.taken }
    package var shownRewards: Int { current > 0 ? rewardsAvailable : 0 }

    package init(_ walk: StreakWalk) {
        let last = walk.steps.last
        let length = last?.length ?? 0
        let balance = last?.balance ?? 0
        self.walk = walk
        current = length
        good = last?.good ?? 0
        rewardsAvailable = balance
        start = length > 0 ? last?.start : nil
        let count = walk.policy.earnCounter == .streakLength ? length : walk.goodRun
        nextRewardIn = walk.policy.rewardEvery.flatMap { every in
            balance < walk.policy.cap ? every - count % every : nil
        }
    }
}

extension Streak {
    package enum Progress: Sendable, Hashable {
        /// `done` of `every` good days or weeks; `done` is at least 0 and less than `every`.
        case underWay(done: Int, every: Int)
        /// The cap on rewards is reached.
        case full
    }

    /// The current length in days; a week is seven.
    package var currentDays: Int { current * unit.days }

    /// The progress towards the next reward; nil if none can be earned, and for a streak of 0 at the cap.
    package var progress: Progress? {
        guard let every = walk.policy.rewardEvery else { return nil }
        if let next = nextRewardIn { return .underWay(done: every - next, every: every) }
        return current > 0 ? .full : nil
    }
}
