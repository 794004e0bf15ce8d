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
    /// Those of them that were written down up to now at a place whose day has begun: they wait for theirs.
    package let waiting: Int
    /// The first of the others in reading order.
    package let firstFuture: Origin?

    init(_ history: History, today: Day, now: Instant) {
        // By index: a record taken out of its list would be a copy with its texts.
        let (records, sessions, logs) = (history.entries, history.sessions, history.logs)
        entries = records.indices.count { records[$0].day <= today }
        superseded = records.indices.count { records[$0].day <= today && records[$0].isSuperseded }
        activities = sessions.indices.count { sessions[$0].day <= today }
        self.logs = logs.days.count { $0 <= today }
        let lateMetrics = history.metrics.filter { $0.day > today }
        var late = records.indices.filter { records[$0].day > today }
            .map { (origin: records[$0].origin, written: records[$0].timestamp?.instant) }
        late += sessions.indices.filter { sessions[$0].day > today }
            .map { (sessions[$0].origin, sessions[$0].start?.instant) }
        late += logs.days.indices.filter { logs.days[$0] > today }.map { (logs[$0].origin, logs.rows[$0].instant) }
        late += lateMetrics.map { ($0.origin, nil) }.sorted { ($0.0.file, $0.0.line) < ($1.0.file, $1.0.line) }
        let others = late.filter { $0.written.map { $0 > now } ?? true }
        (future, waiting, firstFuture) = (late.count, late.count - others.count, others.first?.origin)
    }
}
