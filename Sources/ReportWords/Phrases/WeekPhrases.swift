package import ProgressAnalysis
package import ProgressModel

/// The words of the weekly reports.
package protocol WeekPhrases: Sendable {
    /// `Week 44`.
    func weekName(_ number: Int) -> String
    /// `27 October to 2 November 2025`, what two dates share written once.
    func weekDates(_ week: Week) -> String
    func weekDescription(_ dates: String) -> String
    var weekPages: String { get }
    func weekNotes(_ number: Int) -> String

    /// `streak` is the name of the streak that a joker is of.
    func highlight(_ highlight: WeekHighlight, streak: String) -> String
    /// What is said where nothing stands out.
    func lead(_ lead: WeekLead) -> String
    /// `streak` is what the streak of the levels is called.
    func slip(_ slip: WeekSlip, streak: String) -> String
    /// That a sober streak of so many days ended.
    func soberStreakEnded(_ length: Int, on weekday: Weekday) -> String

    var sideBySide: String { get }
    var besideEarlierWeeks: String { get }
    var besideSameDays: String { get }
    var nothingToCompare: String { get }
    func name(of measure: WeekMeasure) -> String
    func barsTitle(_ measure: WeekMeasure, from first: String, to last: String) -> String
    /// `change` is below 0 where it is less.
    /// `isEstimate`: a guess is in one of the two weeks.
    func weekChange(_ change: FixedDecimal, of measure: WeekMeasure, isEstimate: Bool) -> String
    /// `the week before: 5 of 6`.
    func weekBefore(_ number: String) -> String
    /// `usual` is written as a number.
    func usual(_ usual: String) -> String
    var usualWeek: String { get }

    var jokersAndMilestones: String { get }
    func jokerEarned(for number: Int, _ unit: StreakUnit) -> String
    /// A gap is a day without an entry where it `hasLevels`, else one with too few minutes or without a log.
    func weekSpent(_ reason: MissReason, on day: Day, hasLevels: Bool) -> String
    func weekTaken(_ number: Int, _ reason: MissReason, on day: Day) -> String
    func leftInHand(_ number: Int) -> String
    func weekMilestone(days: Int) -> String
    var aMilestone: String { get }

    var weekSaboteurs: String { get }
    /// What a number in a dot is, and a full dot without one.
    var numbersAreMoments: String { get }
    var fullDotsAreDaysWithout: String { get }
    func momentsInWeek(_ week: SaboteurWords) -> String
    /// What the week before had; `now` is what this one has.
    func momentsBefore(_ number: Int, now: Int, isRunning: Bool) -> String
    func dayByDay(_ tracker: String) -> String
}

/// The first sentence of a week in which nothing stands out.
package enum WeekLead: Sendable {
    case sober(Int, of: Int)
    /// Days with an entry, none of them sober.
    case mixed
    case mindfulMinutes(Int)
    case workoutMinutes(Int)
    /// The running week, before its first record.
    case open
    case nothing
}

/// What is reported about a saboteur's week.
package struct SaboteurWords: Sendable {
    package let mode: Tracker.Mode
    package let count: Int
    package let avoidedDays, daysOfAvoidance: Int
    package let peak: SaboteurWeek.Peak?

    /// Makes the facts of one saboteur's week.
    package init(mode: Tracker.Mode, count: Int, avoidedDays: Int, daysOfAvoidance: Int, peak: SaboteurWeek.Peak?) {
        self.mode = mode
        self.count = count
        self.avoidedDays = avoidedDays
        self.daysOfAvoidance = daysOfAvoidance
        self.peak = peak
    }
}
