package import ProgressAnalysis

/// The words of how far each sober streak got, and of the way to its next joker.
package protocol SkylinePhrases: Sendable {
    var howFar: String { get }
    /// `41 earlier streaks`.
    func earlierRuns(_ number: Int) -> String
    /// What followed the runs that are over and got as far as the current one, in a sentence.
    func whatFollowed(_ reach: RunReach) -> String
    /// How many runs reached each of some days, ascending.
    func reachText(_ counts: [(day: Int, runs: Int)]) -> String
    /// `Day 2, today`.
    func todayIsDay(_ number: Int) -> String
    var runsThatReachedIt: String { get }

    /// `3 of 7 days to the next joker`.
    func towardsJoker(_ done: Int, of every: Int, _ unit: StreakUnit) -> String
    var fullHand: String { get }
    var jokersOverTime: String { get }
    var jokerEarnedKey: String { get }
    var dayHealedKey: String { get }
    var jokerLostKey: String { get }
    var streakRunsKey: String { get }
    /// `October 2025: 3 earned, 2 healed`.
    func jokersOfMonth(_ month: String, _ sums: RewardSums) -> String
}
