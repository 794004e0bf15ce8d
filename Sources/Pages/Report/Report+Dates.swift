import Counting
import Model
import Wording

extension Report {
    /// A date, without its year if that is the current one.
    func date(_ day: Day) -> String { isThisYear(day) ? phrases.dayAndMonth(day) : phrases.date(day) }

    /// The same with a short name of the month.
    func shortDate(_ day: Day) -> String {
        isThisYear(day) ? phrases.shortDayAndMonth(day) : phrases.shortDate(day)
    }

    private func isThisYear(_ day: Day) -> Bool { day.date.year == today.date.year }
}

/// The sentences of cards about a single log.
extension Report {
    /// Its day, and its time if that is known: `31 Oct 2025, 18:55`.
    func dateAndTime(of log: LogTable.Row, on day: Day) -> String {
        phrases.shortDate(day) + (log.wallTime.map { ", \($0.hourAndMinute)" } ?? "")
    }

    /// Its note; nil if that is blank.
    func note(of log: LogTable.Row) -> String? {
        analysis.history.logs.note(of: log).flatMap { $0.contains { !$0.isWhitespace } ? $0 : nil }
    }
}
