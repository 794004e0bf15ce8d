import ProgressModel

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

    /// The way to the next reward; nil where none is ever earned, and for a streak of 0 that keeps as many as it can.
    package var progress: Progress? {
        guard let every = walk.policy.rewardEvery else { return nil }
        if let next = nextRewardIn { return .underWay(done: every - next, every: every) }
        return current > 0 ? .full : nil
    }
}
