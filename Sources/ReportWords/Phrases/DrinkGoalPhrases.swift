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
    /// `2 above your goal of 10`, or `2 or more above …` where an estimate is told here; nil of a week within it.
    func aboveGoal(_ week: DrinkWeek, tellsEstimate: Bool) -> String?
    /// `64 steady days`: what is counted where to drink less leads.
    func steadyDays(_ number: Int) -> Figure
    /// A day without a drink in the key of a heatmap, or with at most one where that is sober.
    func withoutDrink(upTo drinks: Int) -> String
    /// The same within a sentence, after a number of days.
    func daysWithoutDrink(upTo drinks: Int) -> String
    /// `Levels of the days, 2025`.
    func levelsTitle(_ span: String) -> String
    /// A grid of days in words.
    func levelsDescription(steady: Int) -> String
    var drinksTableNote: String { get }
    var monthsWithDrinks: String { get }
    /// `Week 43: 7 drinks.`
    /// How many of the latest weeks were within the goal, in a sentence.
    func weeksLately(_ number: Int, of total: Int) -> String
    func drinksBefore(_ drinks: String) -> String
    /// What the bars of weekdays are: the drinks of an average one.
    var weekdayDrinksRemark: String { get }
    func atLeast(_ number: String) -> String
    /// `of 10 drinks`: behind those that were had.
    func ofDrinks(_ goal: FixedDecimal) -> String
    /// `3 weeks within the goal`.
    func weeksWithinGoal(_ number: Int) -> Figure
    /// `Within the goal`: what a streak of such weeks is called.
    var withinGoalLabel: String { get }
    /// Above a number of them.
    var inARowLabel: String { get }
    var milestonesInWeeks: String { get }
    /// Said where no week in a row is within the goal; `isLost` where the running one is above it.
    func nextWeekWithinGoal(isLost: Bool) -> String
    func name(of verdict: GoalVerdict) -> String
    /// Said to who wants to drink less and has no goal.
    var goalIsMissing: String { get }
}

/// What became of a week under a goal of drinks.
package enum GoalVerdict: Sendable, Hashable, CaseIterable {
    case within, healed, above
    /// It is not over, rests, or lacks entries.
    case open
}
