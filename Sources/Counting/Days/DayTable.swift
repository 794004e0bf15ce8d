package import Model

/// Every day from the first that counts to today, with its records: streaks, calendars and sums all read this table.
///
/// A class, because it is large, immutable and read by every part of a page.
package final class DayTable: Sendable {
    /// The first recorded day, or the first day of a walk that needs no record; today without either.
    ///
    /// An avoidance is walked from the day it began, often long before the first record.
    package let first: Day
    /// The first day with a record of any kind, or assumed; today if there isn't one.
    package let firstRecorded: Day
    /// The first day up to today with an entry, or assumed; nil if there isn't one.
    package let firstLevel: Day?
    package let today: Day
    /// Yesterday, if it is open: it has no entry, and it isn't 18:00 yet; otherwise nil.
    ///
    /// Until 18:00 the question about drinks is about yesterday (Documentation/counting.md, section 4).
    package let openYesterday: Day?
    /// The day of the last drink in the profile; nil if it isn't set, or after today.
    package let lastDrink: Day?
    /// The days of the table, ascending; the last is today, or the last day of a window.
    package let range: ClosedRange<Day>
    private let days: [DayRecord]
    private let history: History
    private let sessions: DayIndex
    private let logs: DayIndex

    /// The records up to `today`, as known at `now`; `firstWalked` begins the earliest walk of a tracker; O(records +
    /// days).
    init(_ history: History, firstWalked: Day?, today: Day, now: Instant) {
        // By index, because a record would be copied with its texts.
        let (entries, sessions) = (history.entries, history.sessions)
        let sessionDays = sessions.indices.map { sessions[$0].day }
        let firstEntry = entries.indices.lazy.map { entries[$0].day }.min()
        let firstAssumed = history.profile.firstAssumedDay(before: today)
        firstLevel = [firstEntry.flatMap { $0 <= today ? $0 : nil }, firstAssumed].compactMap(\.self).min()
        let firstDays = [firstEntry, sessionDays.min(), history.logs.days.min(), firstAssumed]
        firstRecorded = min(firstDays.compactMap { $0 }.min() ?? today, today)
        first = min(firstRecorded, firstWalked ?? firstRecorded)
        self.today = today
        self.history = history
        let lastDrink = history.profile.lastDrinkDay(through: today)
        self.lastDrink = lastDrink
        range = first...today
        self.sessions = DayIndex(sessionDays, in: range)
        logs = DayIndex(history.logs.days, in: range)
        let mostSoberDrinks = FixedDecimal(history.profile.soberUpTo)
        var days = [DayRecord](repeating: DayRecord(), count: first.distance(to: today) + 1)
        for index in entries.indices where range.contains(entries[index].day) && !entries[index].isSuperseded {
            let offset = first.distance(to: entries[index].day)
            days[offset].entry = index
            days[offset].add(entries[index], soberUpTo: mostSoberDrinks)
        }
        for span in history.profile.assumeSteady where span.first < today {
            let last = min(span.last ?? today, today.advanced(by: -1))
            guard span.first <= last else { continue }
            for day in span.first...last where day != lastDrink {
                let offset = first.distance(to: day)
                if days[offset].level == nil { days[offset].assumeSteady() }
            }
        }
        for index in sessions.indices where range.contains(sessions[index].day) {
            let offset = first.distance(to: sessions[index].day)
            days[offset].add(sessions[index].minutes, of: sessions[index].kind)
        }
        let yesterday = today.advanced(by: -1)
        let isOpen =
            history.profile.dayClock.asksAboutYesterday(at: now, today: today)
            && firstLevel.map { $0 <= yesterday } ?? false
            && days[first.distance(to: yesterday)].level == nil
        openYesterday = isOpen ? yesterday : nil
        var run = 0
        for index in days.indices {
            let isUnknown = isOpen && yesterday != lastDrink && index == days.count - 2
            if !isUnknown { run = days[index].isSober ? run + 1 : 0 }
            days[index].soberRun = isUnknown ? 0 : run
        }
        self.days = days
    }

    /// The table without the days after `last`, as if the day after it were today; O(1).
    init(_ whole: DayTable, through last: Day) {
        first = whole.first
        firstRecorded = whole.firstRecorded
        firstLevel = whole.firstLevel.flatMap { $0 <= last ? $0 : nil }
        openYesterday = whole.openYesterday.flatMap { $0 <= last ? $0 : nil }
        lastDrink = whole.lastDrink.flatMap { $0 <= last ? $0 : nil }
        today = last.advanced(by: 1)
        range = whole.first...last
        days = whole.days
        history = whole.history
        sessions = whole.sessions
        logs = whole.logs
    }

    package subscript(day: Day) -> DayRecord? {
        range.contains(day) ? days[first.distance(to: day)] : nil
    }

    /// Whether it is still unknown if a day was sober: an open yesterday, or a today without an entry.
    ///
    /// Not the day of the last drink, which is known not to be sober.
    package func isSoberOpen(_ day: Day) -> Bool {
        day != lastDrink && (day == openYesterday || day == today && self[day]?.level == nil)
    }

    /// Whether a day is known only as the day of the last drink: it wasn't sober and has no entry.
    package func isLastDrinkAlone(on day: Day) -> Bool {
        day == lastDrink && self[day]?.level == nil && firstLevel.map { $0 <= day } ?? false
    }

    /// Whether it is unknown if yesterday was sober, so that the answer could still take back what today reaches.
    package var isSoberYesterdayOpen: Bool { openYesterday.map(isSoberOpen) ?? false }

    /// The entry that counts; nil if there isn't one, and outside the table.
    package func entry(on day: Day) -> Entry? { self[day]?.entry.map { history.entries[$0] } }

    /// All entries of a day, including superseded ones, in reading order; empty outside the table; O(entries).
    package func allEntries(on day: Day) -> [Entry] {
        range.contains(day) ? history.entries.filter { $0.day == day } : []
    }

    /// The sessions of a day in reading order; empty outside the table.
    package func sessions(on day: Day) -> [Session] {
        range.contains(day) ? sessions[day].map { history.sessions[$0] } : []
    }

    /// The logs of a day in reading order; empty outside the table.
    package func logs(on day: Day) -> [TrackerLog] {
        range.contains(day) ? logs[day].map { history.logs[$0] } : []
    }

    /// The logs of a day in reading order, without their texts, which are in `History.logs`; empty outside the table.
    package func logRows(on day: Day) -> [LogTable.Row] {
        range.contains(day) ? logs[day].map { history.logs.rows[$0] } : []
    }

    /// The number of logs of a day; 0 outside the table.
    package func logCount(on day: Day) -> Int { range.contains(day) ? logs[day].count : 0 }

    /// Whether a day has a level, a session or a log.
    package func isRecorded(_ day: Day) -> Bool {
        self[day]?.level != nil || logCount(on: day) > 0 || !sessions(on: day).isEmpty
    }

    /// The pictures in notes, by their paths in the folder of notes.
    package var pictures: Set<String> { history.pictures }

    /// The note file of a day, as Markdown; nil if there isn't one, and outside the table.
    package func note(on day: Day) -> String? { range.contains(day) ? history.notes[day] : nil }

    /// The months of the table with a record of any kind, an assumed day or a note; O(days + notes + metrics).
    package var recordedMonths: Set<YearMonth> {
        let days = Set(range.filter(isRecorded)).union(history.notes.keys).union(history.metrics.map(\.day))
        return Set(days.filter(range.contains).map(\.yearMonth))
    }
}

/// The indices of records by their day, in reading order within a day.
struct DayIndex: Sendable {
    private let first: Day
    /// The index in `items` at which each day begins, and the end of the last.
    private let starts: [Int]
    private let items: [Int]

    /// Sorts records by their days, leaving out those outside of `range`; O(records + days).
    init(_ days: some Collection<Day>, in range: ClosedRange<Day>) {
        first = range.lowerBound
        var counts = [Int](repeating: 0, count: range.lowerBound.distance(to: range.upperBound) + 2)
        for day in days where range.contains(day) { counts[first.distance(to: day) + 1] += 1 }
        for index in 1..<counts.count { counts[index] += counts[index - 1] }
        starts = counts
        var items = [Int](repeating: 0, count: counts.last ?? 0)
        for (index, day) in days.enumerated() where range.contains(day) {
            let offset = first.distance(to: day)
            items[counts[offset]] = index
            counts[offset] += 1
        }
        self.items = items
    }

    subscript(day: Day) -> ArraySlice<Int> {
        let offset = first.distance(to: day)
        guard offset >= 0, offset + 1 < starts.count else { return [] }
        return items[starts[offset]..<starts[offset + 1]]
    }
}
