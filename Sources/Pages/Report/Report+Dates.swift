import Counting
import Model
import Wording

extension Report {
    /// A date, without the year if it is the current one.
    func date(_ day: Day) -> String { isThisYear(day) ? phrases.dayAndMonth(day) : phrases.date(day) }

    /// A date with a short name of the month, without the year if it is the current one.
    func shortDate(_ day: Day) -> String {
        isThisYear(day) ? phrases.shortDayAndMonth(day) : phrases.shortDate(day)
    }

    private func isThisYear(_ day: Day) -> Bool { day.date.year == today.date.year }
}

/// Texts for cards about a single log.
extension Report {
    /// The day and, if known, the time of a log: `31 Oct 2025, 18:55`.
    func dateAndTime(of log: LogTable.Row, on day: Day) -> String {
        phrases.shortDate(day) + (log.wallTime.map { ", \($0.hourAndMinute)" } ?? "")
    }

    /// The note of a log; nil if it is blank.
    func note(of log: LogTable.Row) -> String? {
        analysis.history.logs.note(of: log).flatMap { $0.contains { !$0.isWhitespace } ? $0 : nil }
    }
}
