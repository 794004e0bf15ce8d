package import ProgressAnalysis

/// The words of the pages of meditation and workout.
package protocol ActivityPhrases: Sendable {
    func activityDescription(_ activity: String) -> String
    /// What counts for it, and from how many minutes on a day does.
    func whatCounts(_ activity: Activity, from minutes: Int) -> String
    var daysThatCount: String { get }
    var fullestDay: String { get }
    var longestSession: String { get }
    /// What the sum of kilocalories is called.
    var energy: String { get }
    /// Said of the energy, which is an estimate.
    var energyRemark: String { get }
    /// What the milestones of a streak of minutes are called.
    var streakMilestones: String { get }
    /// `Minutes of Workout, 27 October 2024 to 31 October 2025`.
    func minutesTitle(_ activity: String, _ span: String) -> String
    func minutesCalendarDescription(_ days: String) -> String
    var minutesTableNote: String { get }
    var noMinutes: String { get }
    /// `40 min and more`.
    func andMore(_ minutes: String) -> String
    var minutesPerWeek: String { get }
    func minutesPerWeek(of activity: String) -> String
    func minutesPerWeekDescription(_ weeks: Int) -> String
    /// `3 h 20 min last week`.
    func lastWeekMinutes(_ minutes: String) -> String
    var nothingLastWeek: String { get }
    var minutesHeading: String { get }
    var weekdayMinutesRemark: String { get }
    /// `23 of 52 days`.
    func countedOf(_ days: Int, _ all: Int) -> String
    /// The heading of the kinds of sessions.
    func parts(of activity: Activity) -> String
    /// `34 % of the minutes were breathing.`
    func breathingShare(_ percent: String) -> String
    var withoutType: String { get }
    func sessions(_ number: Int) -> Figure
    var latestSessions: String { get }
}
