package import ProgressAnalysis
package import ProgressModel

/// The words of the tracker pages.
package protocol TrackerPhrases: Sendable {
    func trackerDescription(_ tracker: String) -> String
    /// The label of the links to the neighbouring trackers.
    var trackerPages: String { get }
    var streak: String { get }
    func healedDays(_ number: Int) -> String
    func nextJoker(after number: Int, _ unit: StreakUnit) -> String
    /// What makes a day of a streak of awareness.
    var noticingCounts: String { get }
    /// What makes a day of a streak beside a goal that does not decide it.
    var anyLogCounts: String { get }
    var openToday: String { get }
    func streakBegins(_ unit: StreakUnit) -> String
    func avoidanceBegins(_ date: String) -> String
    var rests: String { get }
    var onlyForYou: String { get }
    var noLogsYet: String { get }
    var inAllLabel: String { get }
    var lastLog: String { get }
    var lastFourWeeks: String { get }
    var goalReached: String { get }
    var limitKept: String { get }
    var latestValue: String { get }
    var valueRange: String { get }
    func onDays(_ number: Int, of total: Int) -> Figure
    var averageDay: String { get }
    var ofDaysWithLog: String { get }
    func mode(_ mode: Tracker.Mode) -> String

    // The calendar
    func daysWithLog(_ number: Int) -> Figure
    func trackerCalendar(_ tracker: String, _ span: String) -> String
    func trackerCalendarDescription(_ days: String) -> String
    func mark(_ mark: TrackerMark) -> String
    var nothingNoted: String { get }
    var streakEnded: String { get }
    var logged: String { get }
    var trackerTableNote: String { get }
    /// Of a counter, whose numbers are not numbers of logs.
    var trackerTotalsNote: String { get }
    var trackerValuesNote: String { get }

    // Earlier streaks, notes, amounts, options
    var earlierStreaks: String { get }
    func atTheEnd(_ streak: String) -> String
    func longestOfMode(_ streak: String) -> String
    var latestNotes: String { get }
    func lastDaysTitle(_ days: Int) -> String
    func amountsDescription(_ days: Int, _ reached: Int?) -> String
    /// How a number went on its last days: the mean of so many days with a value.
    func valuesDescription(_ mean: String, of days: Int) -> String
    func limitDescription(_ kept: Int, of days: Int) -> String
    func goalLine(_ amount: String) -> String
    func limitLine(_ amount: String) -> String
    func meanLine(_ amount: String) -> String
    var value: String { get }
    var amount: String { get }
    var whatWasChosen: String { get }
    func choices(_ number: Int) -> Figure
    func moreOptions(_ number: Int) -> String

    // Patterns
    func percent(_ number: Int) -> String
    var timeOfDay: String { get }
    func name(of part: PartOfDay) -> String
    func ofMoments(_ percent: String) -> String
    func inPart(_ percent: String, _ part: PartOfDay) -> String
    func hours(of part: PartOfDay) -> String
    var tooFewEntries: String { get }
    var noRiskTime: String { get }
    var hourByHour: String { get }
    func hourByHourDescription(_ moments: String) -> String
    var hour: String { get }
    var triggers: String { get }
    var places: String { get }
    func mostly(_ name: String, isMajority: Bool) -> String
    var triggersByTime: String { get }
    var triggersByTimeDescription: String { get }
    var weekByWeek: String { get }
    func weekByWeekDescription(_ weeks: Int) -> String
    var momentsHeading: String { get }
    var runningWeek: String { get }
    func trend(_ direction: WeekDirection, _ mode: Tracker.Mode) -> String
    /// The numbers of both, where nothing is claimed.
    func trendBeside(_ recent: String, before: String) -> String
    func trendMeans(_ recent: String, _ before: String) -> String
    var tooFewWeeks: String { get }
    /// The last four finished weeks beside the first four: in percent, or as the moments of both where that is above 100.
    func progress(_ percent: Int, last: Int, first: Int) -> String
}

/// What a day was; each has a shape of its own.
package enum TrackerMark: Sendable, Hashable {
    /// Before the tracker's time or after it.
    case outside
    case none
    /// Something was chosen or written, and something was done.
    case noted, done
    /// How much of a goal, in steps of a third, 1–4; 4 is the goal.
    case goal(Int)
    /// A limit was kept, or exceeded.
    case kept, above
    /// Moments, 1–4; 4 means four or more.
    case moments(Int)
    /// A day without what is avoided, and one with it.
    case avoided, slipped
    /// Nothing was logged, and a joker healed the day.
    case healed
    /// A streak ended.
    case ended
    /// Nothing was logged, and nothing was expected: in a pause, or on a day that the schedule leaves out.
    case paused, notPlanned
}
