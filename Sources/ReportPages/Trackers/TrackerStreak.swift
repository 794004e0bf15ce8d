package import ReportWords

/// A streak, large.
package struct TrackerStreak: Sendable {
    package let label: String
    package let figure: Figure
    /// Rewards held; 0 where none are shown.
    package let rewards: Int
    /// How many can be held; 0 where none is ever earned.
    package let cap: Int
    package let rewardText: String?
    /// Sentences about what heals and what is next.
    package let notes: String
}
