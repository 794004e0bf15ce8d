package import Model

/// The numbers of a streak (Documentation/counting.md, section 4).
package struct Streak: Sendable {
    /// The days of a streak from the first to the last that counts; those between may rest.
    package struct Run: Sendable, Hashable {
        /// The first day, or the Monday of the first week.
        package let first: Day
        /// The last day, or the Monday of the last week.
        package let last: Day
        /// How many days or weeks count.
        package let length: Int
    }

    package let walk: StreakWalk
    /// The length today in days or weeks, healed ones included.
    package let current: Int
    /// How many of them needed no healing.
    package let good: Int
    /// Its first day, or the Monday of its first week; nil when it is 0.
    package let start: Day?
    /// Rewards held.
    ///
    /// At "0 days" the pages show none, even if a policy still holds some.
    package let rewardsAvailable: Int
    /// Whether today is still open.
    package var isPending: Bool { walk.isPending }
    /// What is counted.
    package var unit: StreakUnit { walk.unit }
    /// Good days or weeks until the next reward; nil at the cap and where none is ever earned.
    package let nextRewardIn: Int?

    /// The earliest of the longest runs, the current one included; nil when there never was one; O(days).
    package var longest: Run? {
        var best: (index: Int, step: StreakStep)?
        for (index, step) in walk.steps.enumerated() where step.length > best?.step.length ?? 0 {
            best = (index, step)
        }
        return best.map { Run(first: $0.step.start, last: walk.day(of: $0.index), length: $0.step.length) }
    }
    /// The last day that counted by itself, or the Monday of the last such week; nil when there never was one; O(days).
    package var lastActivity: Day? { walk.steps.lastIndex { $0.outcome == .good }.map(walk.day(of:)) }
    /// Rewards ever credited; O(events).
    package var rewardsEarned: Int { walk.ledger.sums.earned }
    /// The days, or the Mondays of the weeks, that a reward healed, ascending; O(events).
    package var healed: [Day] { walk.ledger.compactMap { if case .spent = $0.kind { $0.date } else { nil } } }
    /// Rewards spent on healing; O(events).
    package var rewardsSpent: Int { walk.ledger.sums.healed }
    /// Rewards taken as a penalty; O(events).
    package var rewardsTaken: Int { walk.ledger.sums.taken }
    /// The rewards a reader is shown.
    package var shownRewards: Int { current > 0 ? rewardsAvailable : 0 }

    /// Reads where a walk ended.
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
    /// How far a streak has come on the way to its next reward.
    package enum Progress: Sendable, Hashable {
        /// `done` of `every` good days or weeks; `done` is at least 0 and less than `every`.
        case underWay(done: Int, every: Int)
        /// As many rewards are held as can be.
        case full
    }

    /// The length of the current one in days; a week counts seven.
    package var currentDays: Int { current * unit.days }

    /// The way to the next reward; nil if none is ever earned, and for a streak of 0 that keeps as many as it can.
    package var progress: Progress? {
        guard let every = walk.policy.rewardEvery else { return nil }
        if let next = nextRewardIn { return .underWay(done: every - next, every: every) }
        return current > 0 ? .full : nil
    }
}
