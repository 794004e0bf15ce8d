import ProgressModel

/// The words of the year and month pages.
package protocol CalendarPhrases: Sendable {
    /// Leads from the strips of a year to its days with their numbers.
    var showEveryDay: String { get }
    func calendar(of span: String) -> String
    func calendarDescription(of span: String) -> String
    func ringsTitle(_ month: String) -> String
    func ringsDescription(_ totals: RingTotals) -> String
    /// `26 sober days, 2 healed`.
    func soberAndHealed(_ sober: Int, _ healed: Int) -> String
    func of(_ number: Int) -> String
    func ofDays(_ number: Int) -> String
    var soberDays: String { get }
    var before: String { get }
    var next: String { get }
    var months: String { get }
    var years: String { get }
    var year: String { get }
    var totals: String { get }
    var monthsWithSoberDays: String { get }
    var monthsWithDaysThatCount: String { get }
    /// After a number: `12 steady`.
    var steadyWord: String { get }
    var easyWord: String { get }
    var wildWord: String { get }
    var healedWord: String { get }
    var withoutEntry: String { get }
    var dayByDay: String { get }
    /// `14 to 21: 8 days`; days of a month, at least two.
    func days(from first: Int, to last: Int) -> String
    /// Opens the other days of a month.
    func moreDays(_ number: Int) -> String
    var openAll: String { get }
    var closeAll: String { get }
    var backToCalendar: String { get }
    var level: String { get }
    var day: String { get }
    var drinksHeading: String { get }
    var noLogs: String { get }
    var nothingOnDay: String { get }
    func ofMinutes(_ goal: String?) -> String
}

/// The numbers a ring calendar's description tells.
package struct RingTotals: Sendable {
    let steady, levelDays, healed: Int
    /// Nil where there was never a session of it.
    let mindfulnessDays, workoutDays: Int?

    /// Makes the numbers of a month.
    package init(steady: Int, levelDays: Int, healed: Int, mindfulnessDays: Int?, workoutDays: Int?) {
        self.steady = steady
        self.levelDays = levelDays
        self.healed = healed
        self.mindfulnessDays = mindfulnessDays
        self.workoutDays = workoutDays
    }
}
