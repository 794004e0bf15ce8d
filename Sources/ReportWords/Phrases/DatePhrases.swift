package import ProgressModel

/// The names of days and months, and how dates are put together.
package protocol DatePhrases: Sendable {
    /// Twelve names, January first.
    var monthNames: [String] { get }
    /// Seven names, Monday first.
    var weekdayNames: [String] { get }
    /// Twelve short names.
    var shortMonthNames: [String] { get }
    /// Seven names of two letters.
    var shortWeekdayNames: [String] { get }
    /// `31 October 2025`.
    func date(_ day: Day) -> String
    /// `31 October`.
    func dayAndMonth(_ day: Day) -> String
    /// `31 Oct 2025`.
    func shortDate(_ day: Day) -> String
    /// `31 Oct`.
    func shortDayAndMonth(_ day: Day) -> String
    /// `Friday 31`: a day within a month that is known.
    func weekdayAndNumber(_ day: Day) -> String
    /// `from` to `to`.
    func span(_ from: String, _ to: String) -> String
    /// `13 to 19 Oct`, `27 Oct to 2 Nov`: a month that both days have stands once.
    func shortSpan(_ days: ClosedRange<Day>) -> String
}

extension DatePhrases {
    package func name(of weekday: Weekday) -> String { weekdayNames[weekday.rawValue] }
    package func shortName(of weekday: Weekday) -> String { shortWeekdayNames[weekday.rawValue] }
    /// `October`.
    package func monthName(_ month: Int) -> String { monthNames[month - 1] }
    /// `Oct`.
    package func shortMonthName(_ month: Int) -> String { shortMonthNames[month - 1] }
    /// `October 2025`.
    package func text(_ month: YearMonth) -> String { "\(monthName(month.month)) \(month.year)" }
}
