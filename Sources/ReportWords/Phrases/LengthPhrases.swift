package import ProgressAnalysis

/// How long a streak is, in what it counts.
package protocol LengthPhrases: Sendable {
    /// `5 days`, `12 planned days kept`, `3 weeks`: what a streak is told as.
    func length(_ number: Int, _ unit: StreakUnit) -> Figure
    /// The same within a sentence: `12 planned days`.
    func units(_ number: Int, _ unit: StreakUnit) -> String
    /// `5 days aware`.
    func awareLength(_ number: Int, _ unit: StreakUnit) -> Figure
    /// `3 weeks to go`.
    func unitsToGo(_ number: Int, _ unit: StreakUnit) -> String
    /// `This week: 2 of 3.`
    func currentWeek(_ progress: StreakWalk.WeekProgress) -> String
}
