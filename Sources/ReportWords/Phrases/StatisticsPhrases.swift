package import ProgressAnalysis
package import ProgressModel

/// The words of `reportgen stats --format text` and of the sums of `reportgen check`; headings and names are short.
package protocol StatisticsPhrases: Sendable {
    var asOfName: String { get }
    var recordsName: String { get }
    func recordSums(_ records: RecordCounts) -> String
    var sobrietyHeading: String { get }
    var daysName: String { get }
    func levelSums(_ noalc: NoAlcAnalysis) -> String
    func soberSum(_ days: Int) -> String
    var totalName: String { get }
    /// `energy` in kilocalories; nil where nothing is known of it.
    func minuteSums(_ minutes: Int, days: Int, energy: Int?) -> String
    var streakName: String { get }
    /// `start` and `good` are nil where the streak is 0.
    func streakLine(_ length: Int, _ unit: StreakUnit, since start: Day?, good: Int?, isOpen: Bool) -> String
    var longestName: String { get }
    func runLine(_ length: Int, _ unit: StreakUnit, from first: Day, to last: Day) -> String
    /// A number of days.
    var jokersName: String { get }
    func jokerLine(_ streak: Streak) -> String
    /// Of a sober run up to a day, after which days have no level.
    func lastKnownLine(_ length: Int, until last: Day) -> String
    var timerName: String { get }
    func timerLine(from start: String, to end: String) -> String
    var savingsName: String { get }
    var milestonesName: String { get }
    var noneYet: String { get }
    var nextName: String { get }
    func nextMilestoneLine(_ length: Int, daysAway: Int) -> String
    var modeName: String { get }
    /// The mode, and that the tracker is inactive.
    func modeLine(_ mode: Tracker.Mode, isActive: Bool) -> String
    var logsName: String { get }
    /// `total` is nil for what is not summed.
    func logSums(_ logs: Int, days: Int, total: String?) -> String
    var valuesName: String { get }
    func valuesLine(_ numbers: NumberSummary) -> String
    var archivedName: String { get }
    func archivedLine(_ mode: Tracker.Mode, _ streak: Streak) -> String
    var riskName: String { get }
    func riskLine(_ percent: Int, _ part: PartOfDay) -> String
    var trendName: String { get }
    func trendLine(_ trend: WeeklyTrend.Comparison) -> String

    /// That the ids in the calendar of reminders are those of everybody without an id of their own, and how to get one.
    func calendarHasNoID(_ command: String) -> String
    /// That a folder can be built, with what it holds; a sentence.
    func folderIsFine(_ folder: String, entries: Int, activities: Int, logs: Int, metrics: Int) -> String
    /// How many errors a folder has that is watched.
    func problemsLeft(_ errors: Int) -> String
    /// That most days have no entry, and what `profile.json` needs where they were steady; a line.
    func unlogged(_ gaps: Int, of days: Int, setting: String) -> String
}
