package import ProgressModel

/// How many records were read and which of them count.
package struct RecordCounts: Sendable {
    /// Entries up to today, superseded ones included.
    package let entries: Int
    /// Entries up to today that a later one corrects.
    package let superseded: Int
    /// Sessions up to today.
    package let activities: Int
    /// Logs up to today, equal ids merged.
    package let logs: Int
    /// Records of any kind after today, which count nowhere.
    package let future: Int
    /// The first of them in reading order.
    package let firstFuture: Origin?

    init(_ history: History, today: Day) {
        // By index: a record taken out of its list would be a copy with its texts.
        let (records, sessions) = (history.entries, history.sessions)
        entries = records.indices.count { records[$0].day <= today }
        superseded = records.indices.count { records[$0].day <= today && records[$0].isSuperseded }
        activities = sessions.indices.count { sessions[$0].day <= today }
        logs = history.logs.days.count { $0 <= today }
        let futureMetrics = history.metrics.count { $0.day > today }
        future =
            history.entries.count + history.sessions.count + history.logs.count - entries - activities - logs
            + futureMetrics
        firstFuture =
            history.entries.first { $0.day > today }?.origin ?? history.sessions.first { $0.day > today }?.origin
            ?? history.logs.days.firstIndex { $0 > today }.map { history.logs[$0].origin }
            ?? history.metrics.filter { $0.day > today }.map(\.origin).min { ($0.file, $0.line) < ($1.file, $1.line) }
    }
}
