package import ProgressModel

/// The numbers of a streak (Documentation/counting.md, section 4).
package struct Streak: Sendable {
    /// A span of consecutive days of a streak.
    package struct Run: Sendable, Hashable {
        package let first: Day
        package let length: Int
        package var last: Day { first.advanced(by: length - 1) }
    }

    package let walk: StreakWalk
    /// The length today, healed days included.
    package let current: Int
    /// How many of its days needed no healing.
    package let good: Int
    /// Its first day; nil when it is 0.
    package let start: Day?
    /// Rewards held.
    ///
    /// At "0 days" the pages show none, even where a policy still holds some.
    package let rewardsAvailable: Int
    /// Whether today is still open.
    package var isPending: Bool { walk.isPending }
    /// Good days until the next reward; nil at the cap and where none is ever earned.
    package let nextRewardIn: Int?

    /// The earliest of the longest runs, the current one included; nil when there never was one.
    ///
    /// O(days).
    package var longest: Run? { Streak.longestRun(of: walk) }
    /// Rewards ever credited; O(events).
    package var rewardsEarned: Int { walk.ledger.sums.earned }
    /// The days that a reward healed, ascending; O(events).
    package var healed: [Day] { walk.ledger.compactMap { if case .spent = $0.kind { $0.day } else { nil } } }
    /// Rewards spent on healing; O(events).
    package var rewardsSpent: Int { walk.ledger.sums.healed }
    /// The rewards a reader is shown.
    package var shownRewards: Int { current > 0 ? rewardsAvailable : 0 }

    /// Reads where a walk ended.
    package init(_ walk: StreakWalk) {
        let length = walk.days.last?.length ?? 0
        let balance = walk.days.last?.balance ?? 0
        self.walk = walk
        current = length
        good = walk.days.last?.goodDays ?? 0
        rewardsAvailable = balance
        let lastCounted = walk.days.count - (walk.isPending ? 1 : 0)
        start = current > 0 ? walk.first.advanced(by: lastCounted - current) : nil
        let count = walk.policy.earnCounter == .streakLength ? length : walk.goodRun
        nextRewardIn = walk.policy.rewardEvery.flatMap { every in
            balance < walk.policy.cap ? every - count % every : nil
        }
    }

    private static func longestRun(of walk: StreakWalk) -> Run? {
        var best: (offset: Int, length: Int)?
        for (offset, day) in walk.days.enumerated() where day.length > best?.length ?? 0 && day.mark != .pending {
            best = (offset, day.length)
        }
        return best.map { Run(first: walk.first.advanced(by: $0.offset - $0.length + 1), length: $0.length) }
    }
}
