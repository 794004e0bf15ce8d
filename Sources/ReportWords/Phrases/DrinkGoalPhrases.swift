package import ProgressAnalysis
package import ProgressModel

/// The words of a goal of drinks a week.
package protocol DrinkGoalPhrases: Sendable {
    /// `At least 5 of 10 drinks this week.`, or of a week that is over `8 drinks, within the goal of 10.`
    func drinks(of week: DrinkWeek) -> String
    /// `No entry on Tuesday and Friday.`
    func noEntry(on days: [Day]) -> String
    /// `day 4 of 7` of the first full week, or for 0 that it begins on Monday.
    func firstFullWeek(day: Int) -> Figure
}
