package import ProgressModel

/// Every day from the first recorded one to today, with what was recorded on it: the one place that streaks,
/// calendars and sums look at.
package struct DayTable: Sendable {
    /// The first day with a record of any kind; today where there is none.
    package let first: Day
    package let today: Day
    private let days: [DayRecord]
    private let sessions: DayIndex
    private let logs: DayIndex

    /// Gathers the records up to `today`.
    ///
    /// O(records + days).
    init(_ history: History, today: Day) {
        let firstDays = [
            history.entries.lazy.map(\.day).min(), history.sessions.lazy.map(\.day).min(),
            history.logs.lazy.map(\.day).min(),
        ]
        first = min(firstDays.compactMap { $0 }.min() ?? today, today)
        self.today = today
        let range = first...today
        sessions = DayIndex(history.sessions.lazy.map(\.day), in: range)
        logs = DayIndex(history.logs.lazy.map(\.day), in: range)
        var days = [DayRecord](repeating: DayRecord(), count: first.distance(to: today) + 1)
        for (index, entry) in history.entries.enumerated() where range.contains(entry.day) && !entry.isSuperseded {
            days[first.distance(to: entry.day)].entry = index
            days[first.distance(to: entry.day)].level = entry.level
        }
        for session in history.sessions where range.contains(session.day) {
            days[first.distance(to: session.day)].add(session)
        }
        var run = 0
        for index in days.indices {
            run = days[index].level == .steady ? run + 1 : 0
            days[index].soberRun = run
        }
        self.days = days
    }

    /// The days, ascending.
    package var range: ClosedRange<Day> { first...today }

    /// What is known of a day; nil outside the table.
    package subscript(day: Day) -> DayRecord? {
        let offset = first.distance(to: day)
        return days.indices.contains(offset) ? days[offset] : nil
    }

    /// Indices into `History.sessions`, in reading order; empty outside the table.
    package func sessions(on day: Day) -> ArraySlice<Int> { sessions[day] }

    /// Indices into `History.logs`, in reading order; empty outside the table.
    package func logs(on day: Day) -> ArraySlice<Int> { logs[day] }
}
