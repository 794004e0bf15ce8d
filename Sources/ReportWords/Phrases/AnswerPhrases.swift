package import ProgressAnalysis
package import ProgressModel

/// The words that follow an entry in its answer, where it is known what the person is here for.
package protocol AnswerPhrases: Sendable {
    /// Behind a steady day without a drink: `none`.
    var noneDrunk: String { get }
    /// How long the sober streak was that a day ended, as a sentence.
    func soberStreakEnded(after days: Int) -> String
    /// Where the sober streak is, as a sentence; `isNext` where it was just said that another one ended.
    ///
    /// `today` is the day from which tomorrow is told.
    func soberStreak(_ standing: SoberOutcome.Standing, isNext: Bool, today: Day) -> String
    /// Behind the length of a streak: `the day was healed by a joker`.
    var jokerHealedTheDay: String { get }
    /// How far a week has come under its goal, or what it came to, without a full stop: `6 of 10 drinks this week`.
    ///
    /// `isLast` where it is the week before the running one.
    func drinksAnswer(_ week: DrinkWeek, isLast: Bool) -> String
    /// A streak of weeks: `3 weeks within your goal`, or `9 weeks, 8 of them within your goal` where jokers healed others.
    func weeksWithinGoal(_ number: Int, of all: Int) -> String
}

extension Phrases {
    /// How far the week of a day has come, and which of its days have no entry, in sentences.
    package func answer(of week: DrinkWeek, in running: Week) -> String {
        guard week.recordedDays > 0 else { return drinks(of: week) }
        let unlogged = week.unloggedDays.isEmpty ? "" : " " + noEntry(on: week.unloggedDays)
        return drinksAnswer(week, isLast: week.week.advanced(by: 1) == running) + "." + unlogged
    }
}
