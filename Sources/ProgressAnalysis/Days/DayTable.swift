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
        // By index: a record taken out of its list would be a copy with its texts.
        let (entries, sessions) = (history.entries, history.sessions)
        let sessionDays = sessions.indices.map { sessions[$0].day }
        let firstDays = [
            entries.indices.lazy.map { entries[$0].day }.min(), sessionDays.min(), history.logs.days.min(),
        ]
        first = min(firstDays.compactMap { $0 }.min() ?? today, today)
        self.today = today
        let range = first...today
        self.sessions = DayIndex(sessionDays, in: range)
        logs = DayIndex(history.logs.days, in: range)
        var days = [DayRecord](repeating: DayRecord(), count: first.distance(to: today) + 1)
        for index in entries.indices where range.contains(entries[index].day) && !entries[index].isSuperseded {
            let offset = first.distance(to: entries[index].day)
            days[offset].entry = index
            days[offset].level = entries[index].level
        }
        for index in sessions.indices where range.contains(sessions[index].day) {
            let offset = first.distance(to: sessions[index].day)
            days[offset].add(sessions[index].minutes, of: sessions[index].kind)
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
