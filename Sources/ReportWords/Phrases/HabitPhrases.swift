package import ProgressAnalysis
package import ProgressModel

/// The words of what is done day by day.
package protocol HabitPhrases: Sendable {
    /// `of 10 habits`: behind those that were done.
    func ofHabits(_ number: Int) -> String
    /// `of 66 done`: the same over several days.
    func ofHabitDays(_ number: Int) -> String
    /// `46 of 66 done`.
    func habitsDone(_ count: HabitCount) -> Figure
    var habits: String { get }
    /// Of a goal, or a limit that was not kept.
    var notReached: String { get }
    var allHabitsDone: String { get }
    /// Said before a number of days.
    var everythingDone: String { get }
    var someHabitsDone: String { get }
    var fewHabitsDone: String { get }
    var manyHabitsDone: String { get }
    var noHabitDone: String { get }
    /// `12 days with all done`.
    func daysWithAllHabits(_ number: Int) -> Figure
    /// A grid of days in words, all done on so many.
    func habitsDescription(_ days: Int) -> String
    var habitsTableNote: String { get }
    func name(of day: HabitDay) -> String
    /// What a full dot is, and a number in one.
    var fullDotsAreDone: String { get }
    /// Said above the counts of a week that is not over.
    var weekGoesOn: String { get }
    var numbersAreAmounts: String { get }
    /// `7:30 h on average`.
    func onAverage(_ amount: String) -> String
    /// A week of several habits; `full` are the days on which all was done.
    func weekOfHabits(_ count: HabitCount, full: [Day], isRunning: Bool) -> String
    /// `Water on 4 days, 29 glasses.`; `total` is empty where nothing is counted.
    func weekOfHabit(_ name: String, days: Int, total: String, isOfGoal: Bool) -> String
    /// `Doomscrolling noticed on 5 days, 6 moments.`
    func weekOfNoticing(_ name: String, days: Int, moments: Int) -> String
    /// `5 moments noticed.`
    func momentsNoticed(_ number: Int) -> String
    /// `Habits, week by week`.
    func weekByWeek(of name: String) -> String
    func habitWeeksDescription(_ weeks: Int) -> String
    /// What was done in the last four weeks, and in the four before; nil where there are none.
    func habitsLately(_ share: String, before: String?) -> String
    var habitWeekdaysRemark: String { get }
    /// `of the last 30 days`: behind those that count.
    /// `of 7 days with the goal reached`: behind how many of them count.
    func ofDays(_ number: Int, _ what: LastDays) -> String
    /// What a day of a tracker is called whose goal is reached.
    func withGoalReached(_ name: String) -> String
    func ofLastDays(_ number: Int) -> String
    /// `Doomscrolling noticed`: above a number of days.
    func daysNoticed(_ tracker: String) -> String
    /// `Open on 31 October: Run, Reading and 2 more.`
    func stillOpen(_ names: [String], more: Int, on date: String) -> String
    func allDone(_ habits: Int, on date: String) -> String
}
