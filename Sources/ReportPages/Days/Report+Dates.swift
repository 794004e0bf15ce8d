import ProgressModel
import ReportWords

extension Report {
    /// A date, without its year where that is the current one.
    func date(_ day: Day) -> String { isThisYear(day) ? phrases.dayAndMonth(day) : phrases.date(day) }

    /// The same with a short name of the month.
    func shortDate(_ day: Day) -> String {
        isThisYear(day) ? phrases.shortDayAndMonth(day) : phrases.shortDate(day)
    }

    private func isThisYear(_ day: Day) -> Bool { day.date.year == today.date.year }
}
