package import ProgressAnalysis
package import ProgressModel

/// The words of the overview.
package protocol OverviewPhrases: Sendable {
    func pageTitle(_ name: String?, soberDays: Int?) -> String
    var description: String { get }
    func wasOnDay(_ name: String?, _ number: String) -> String
    func builtOn(_ date: String) -> String
    func onDay(_ name: String?, _ number: String) -> String
    /// The heading of a public edition, which greets nobody.
    var publicGreeting: String { get }
    func hello(_ name: String?) -> String
    func soberSince(_ date: String, ringClosesAt days: Int?) -> String
    /// `isOnly`: there was no other streak that the longest could be longer than.
    func nextDayIsOne(canBeToday: Bool, longest: String?, isOnly: Bool) -> String
    /// `The streak before it had 199 days.`
    func latestStreak(_ days: Int) -> String
    /// `The most in a row so far: 5 weeks within the goal.`
    /// Asks once for `aim`, and names the command that answers.
    var whatShouldLead: String { get }
    /// Said where the last day that was written down is sober, and days are missing since.
    func notWrittenSince(_ date: String) -> String
    var nothingYet: String { get }
    var onlyActivities: String { get }
    /// Said of a number of days on a badge.
    var soberFor: String { get }
    /// Said above a number of hours, for any number.
    var hoursSinceLastDrink: String { get }
    /// Said below a clock.
    var sinceLastDrink: String { get }
    /// Said below the day of the streak.
    var sober: String { get }
    var meditationStreak: String { get }
    var workoutStreak: String { get }
    var noalcStreak: String { get }
    /// `19 good, 3 healed`: what the days of a streak were.
    func goodAndHealed(_ good: Int, _ healed: Int) -> String
    func longest(_ days: String) -> String
    func dayUnit(_ number: Int) -> String
    var shortDayUnit: (short: String, long: String) { get }
    var hourUnit: (short: String, long: String) { get }
    var minuteUnit: (short: String, long: String) { get }
    var secondUnit: (short: String, long: String) { get }
    func whenBuilt(_ date: String) -> String
    var longestStreak: String { get }
    var longestSoberStreak: String { get }
    var saved: String { get }
    /// Said of a negative balance.
    var spentMore: String { get }
    /// `of €900.00`: behind what is saved of it.
    func ofAmount(_ amount: String) -> String
    func inAboutSoberDays(_ number: Int) -> String
    /// That all of what something costs is saved.
    var savedGoal: String { get }
    var caloriesAvoided: String { get }
    var nextMilestone: String { get }
    /// `in 3 days, again`: of a milestone that an earlier streak had.
    func again(in number: Int, _ unit: StreakUnit) -> String
    func until(_ date: String) -> String
    func soberDays(_ number: Int) -> Figure
    func since(_ date: String) -> String
    func since(_ month: YearMonth) -> String
    var thisWeek: String { get }
    func soberDays(_ number: Int, of total: Int) -> Figure
    /// The same where days are spoken of: `6 of 7 sober`.
    func sober(_ number: Int, of total: Int) -> Figure
    func mindfulMinutes(_ number: Int) -> Figure
    func workoutDays(_ number: Int) -> Figure
    /// Why this week is another one than the calendar's, which begins on `weekStart`.
    func reportsBeginOnMonday(_ weekStart: Weekday) -> String
    /// `streak` is what the streak of the levels is called.
    func weekRemark(_ remark: WeekRemark, streak: String) -> String
    var milestones: String { get }
    func reached(_ number: Int) -> String
    /// The same of weeks; the date is the Monday.
    func reachedInWeek(_ weeks: String, _ monday: String) -> String
    func reachedOn(_ days: String, _ date: String) -> String
    var thePastYear: String { get }
    /// The same while the history is younger than half a year.
    var theFirstYear: String { get }
    /// The first of the steps from 1 to 10, and the last.
    var firstSoberDay: String { get }
    var tenDaysAndMore: String { get }
    /// Steady, with more drinks than the person calls sober.
    var steadyNotSober: String { get }
    var beforeFirstEntry: String { get }
    func heatTitle(_ span: String) -> String
    func heatDescription(_ soberDays: Int) -> String
    var heatTableNote: String { get }
    /// The same two for the days of another streak.
    func runsDescription(_ days: Int) -> String
    var runTableNote: String { get }
    var weekOf: String { get }
    var trackers: String { get }
    var longestFirst: String { get }
    func daysWithout(_ number: Int, _ tracker: String) -> Figure
    /// Below the name of what is avoided.
    func daysWithout(_ number: Int) -> Figure
    /// What is drawn of the last days; `days` says what was counted: `3 days with a log`, `4 days without, 1 healed`.
    func stripTitle(_ tracker: String, _ days: String, of total: Int) -> String
    func more(_ number: Int) -> String
    var why: String { get }
}

/// What can be said kindly of a week so far.
package enum WeekRemark: Sendable {
    case allSober, allSteady
    case healed(Int)
    case mixed
    case nothing
}
