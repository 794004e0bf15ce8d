import Counting
import Model

extension TimelineEntry {
    /// The sessions and logs of a day by time, those without a time first; those of the same time in reading order.
    ///
    /// Logs without a note that only differ in their time are one entry, at the place of the first.
    static func all(on day: Day, in report: Report) -> [TimelineEntry] {
        let (sessions, logs) = (report.analysis.days.sessions(on: day), report.analysis.days.logRows(on: day))
        let (table, names) = (report.analysis.history.logs, report.words.names)
        let records = TimedRecord.all(sessions, logs)
        guard !records.isEmpty else { return [] }
        var groups: [(record: TimedRecord, count: Int, later: [WallTime])] = []
        groups.reserveCapacity(records.count)
        var plainLogs = PlainLogs()
        for record in records {
            guard !record.isSession, let log = PlainLog(logs[record.index], names) else {
                groups.append((record, 1, []))
                continue
            }
            if let group = plainLogs.group(of: log) {
                groups[group].count += 1
                if let time = logs[record.index].wallTime { groups[group].later.append(time) }
            } else {
                plainLogs.add(log, to: groups.count)
                groups.append((record, 1, []))
            }
        }
        return groups.map { record, count, later in
            record.isSession
                ? TimelineEntry(sessions[record.index], in: report)
                : TimelineEntry(logs[record.index], of: table, count: count, later: later, in: report)
        }
    }
}

extension TimelineEntry {
    /// The sessions and logs of a day as separate entries, with the keys by which they can be removed.
    static func each(on day: Day, in report: Report) -> [(entry: TimelineEntry, key: RecordKey)] {
        let (sessions, logs) = (report.analysis.days.sessions(on: day), report.analysis.days.logRows(on: day))
        let table = report.analysis.history.logs
        let keys = (sessions: RecordKey.keys(of: sessions), logs: RecordKey.keys(of: logs, in: table))
        return TimedRecord.all(sessions, logs).map { record in
            let index = record.index
            return record.isSession
                ? (TimelineEntry(sessions[index], in: report), keys.sessions[index])
                : (TimelineEntry(logs[index], of: table, count: 1, later: [], in: report), keys.logs[index])
        }
    }
}

/// A record with what determines its place in the day.
private struct TimedRecord {
    let instant: Instant?
    let isSession: Bool
    /// Its index among the sessions or the logs of the day, in reading order.
    let index: Int

    /// The records of a day in their order.
    static func all(_ sessions: [Session], _ logs: [LogTable.Row]) -> [TimedRecord] {
        var records: [TimedRecord] = []
        records.reserveCapacity(sessions.count + logs.count)
        for (index, session) in sessions.enumerated() {
            records.append(TimedRecord(instant: session.start?.instant, isSession: true, index: index))
        }
        for (index, log) in logs.enumerated() {
            records.append(TimedRecord(instant: log.instant, isSession: false, index: index))
        }
        records.sort { $0.precedes($1) }
        return records
    }

    private func precedes(_ other: TimedRecord) -> Bool {
        guard instant == other.instant else {
            guard let instant else { return true }
            return other.instant.map { instant < $0 } ?? false
        }
        return isSession == other.isSession ? index < other.index : isSession
    }
}

/// The groups of logs without a note: a list for the few on most days, and a table for more.
private struct PlainLogs {
    private static let fewest = 16

    private var first: [(log: PlainLog, group: Int)] = []
    private var others: [PlainLog: Int] = [:]

    func group(of log: PlainLog) -> Int? { first.first { $0.log == log }?.group ?? others[log] }

    mutating func add(_ log: PlainLog, to group: Int) {
        if first.count < PlainLogs.fewest { first.append((log, group)) } else { others[log] = group }
    }
}

/// The content of a log except for its time, trigger and place as the groups of their names; nil for a log with a note,
/// which is never grouped.
private struct PlainLog: Hashable {
    let tracker: Int
    let value: LogTable.Value
    let trigger, place: Int?
    let hasTime: Bool

    init?(_ log: LogTable.Row, _ names: NameWords) {
        guard !log.hasNote else { return nil }
        tracker = log.tracker
        value = log.value
        trigger = log.trigger.map(names.group(of:))
        place = log.place.map(names.group(of:))
        hasTime = log.wallTime != nil
    }

    /// Hashes what differs between most logs of a day, combined in one number.
    func hash(into hasher: inout Hasher) {
        var number = tracker << 48 ^ (trigger ?? -1) << 24 ^ (place ?? -1)
        if case .amount(let billionths) = value { number ^= Int(billionths) }
        hasher.combine(number)
    }
}
