/// The words of the overview of all years.
package protocol YearsPhrases: Sendable {
    /// The year with the most sober days.
    func bestYear(_ year: Int, _ days: Int) -> String
    var allYears: String { get }
    var yearsDescription: String { get }
    /// The headings of a year's table.
    var month: String { get }
    /// The name of the list of a year's months.
    func months(of year: String) -> String
    func years(_ number: Int) -> Figure
    /// The titles of the lines of sober days, counted up from 1 January.
    func yearAgainst(_ year: String, _ before: String) -> String
    /// What the line of 0 is.
    func lineIsYear(_ before: String) -> String
    var moreSoberDays: String { get }
    var fewerSoberDays: String { get }
    /// What a row of their table tells.
    func soberDaysUpTo(from first: String) -> String
    /// `12 sober days by 1 May 2025, 8 by 1 May 2024.`, of the days since 1 January where there is no first day.
    func soberDaysBy(_ days: Int, _ day: String, _ before: Int, _ sameDay: String, from first: String?) -> String
    /// A sentence without its full stop; the difference may be negative or 0. Without a first day it is of the days since
    /// 1 January.
    func soberDaysAgainst(_ difference: Int, from first: String?, through last: String) -> String
}
