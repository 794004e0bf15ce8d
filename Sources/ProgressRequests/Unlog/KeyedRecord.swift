import ProgressLoading
import ProgressModel
import ProgressRecording

/// The record of a folder that a key of a page means.
struct KeyedRecord {
    let day: Day
    let subject: UnlogPlan.Subject
    /// Of a day's level all, also those that were corrected since.
    let records: [WrittenRecord]
    /// All records of the kind, in reading order.
    let all: [WrittenRecord]

    /// Finds it; nil where it is not there any more, or is another one by now.
    init?(_ key: RecordKey, on day: Day?, in folder: RecordedFolder) {
        guard let day else { return nil }
        let history = folder.history
        self.day = day
        guard key != .note else {
            guard history.notes[day] != nil else { return nil }
            (subject, records, all) = (.note, [], [])
            return
        }
        if key == .entry {
            subject = .entry
            all = folder.files.writtenRecords(.entries, of: history)
            records = all.filter { $0.day == day }
        } else if let session = history.sessions.last(where: { $0.day == day && RecordKey($0) == key }) {
            subject = .session(session.kind, type: session.type)
            all = folder.files.writtenRecords(.activities, of: history)
            records = KeyedRecord.records(session.origin, session.note, subject, all, history)
        } else if let index = history.logs.rows.indices.last(where: { index in
            history.logs.days[index] == day && RecordKey(history.logs.rows[index]) == key
        }) {
            let log = history.logs[index]
            subject = .tracker(log.tracker)
            all = folder.files.writtenRecords(.logs, of: history)
            records = KeyedRecord.records(log.origin, log.note, subject, all, history)
        } else {
            return nil
        }
        if records.isEmpty { return nil }
    }

    /// The record at a place; a list in JSON can have several on one line.
    private static func records(
        _ origin: Origin, _ note: String?, _ subject: UnlogPlan.Subject, _ all: [WrittenRecord], _ history: History
    ) -> [WrittenRecord] {
        let there = all.filter { record in
            record.file == history.files[origin.file] && record.line == origin.line
                && subject.isMeant(record, history.trackers)
        }
        let meant = there.count == 1 ? there.first : there.last { $0["note"] == note.map(RecordValue.text) }
        return meant.map { [$0] } ?? []
    }
}
