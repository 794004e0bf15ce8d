package import ProgressAnalysis
package import ProgressModel

/// The words of the ledger.
package protocol JokersPhrases: Sendable {
    var jokersDescription: String { get }
    var jokersLede: String { get }
    var inHand: String { get }
    /// `2 of 3 jokers`.
    func held(_ number: Int, of cap: Int) -> String
    func nextJoker(in number: Int, _ unit: StreakUnit) -> String
    /// The same where none was ever earned.
    func firstJoker(in number: Int, _ unit: StreakUnit) -> String
    /// Jokers that are kept while no streak is running.
    func jokersWait(_ number: Int) -> String
    /// Streaks that have not earned a joker yet.
    var jokersUnderWay: String { get }
    /// Streaks under a policy without jokers, by their names.
    func withoutJokers(_ names: [String]) -> String
    /// No streak has jokers.
    var noJokersAtAll: String { get }
    var noJokersYet: String { get }
    /// `2 jokers`.
    func jokers(_ number: Int) -> String
    /// The name of the link from a streak to its jokers: `2 jokers, Meditation`.
    func jokers(_ number: Int, of streak: String) -> String
    /// The heading of a year of the ledger.
    func jokers(in year: String) -> String
    var ledger: String { get }
    func ledgerSummary(_ sums: RewardSums) -> String
    /// What a joker healed, the day by its weekday.
    func healed(_ reason: MissReason, _ day: Day, of family: StreakKind) -> String
    /// What a joker healed where weeks are counted, by the Monday.
    func healedWeek(from monday: Day) -> String
    func taken(_ number: Int, by reason: MissReason, _ day: Day) -> String
    /// Lengths of a streak that found all jokers held already.
    func handWasFull(at lengths: [Int], _ unit: StreakUnit) -> String
    /// What a screen reader hears of the stars.
    func thenInHand(_ number: Int) -> String
}

/// What a streak counts, as far as a missed day has a word of its own.
package enum StreakKind: Sendable {
    case levels, minutes, logs
}
