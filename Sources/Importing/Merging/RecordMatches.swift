import Diary
import Model

/// Finds the records of an import that a data directory doesn't have yet.
struct RecordMatches {
    let imported: ImportedRecords
    let target: ImportTarget
    /// The id of each imported tracker.
    let trackers: [String]
    let logs: [WrittenRecord]

    func new(_ kind: RecordKind, _ summary: inout ImportSummary) -> [NewRecord] {
        let records = imported.records.indices.filter { imported.records[$0].kind == kind }
        guard !records.isEmpty else { return [] }
        let present = kind == .logs ? logs : target.files.writtenRecords(kind, of: target.history)
        var tally = ImportSummary.Tally()
        let new =
            kind == .entries
            ? newEntries(records, present, &tally, &summary.notices)
            : newRecords(records, present, &tally, &summary)
        summary.records[kind] = tally
        // Apps write the newest day first, people read from the oldest. In our own files, later rows are corrections.
        return imported.source == nil
            ? new : new.indices.sorted { (new[$0].day, $0) < (new[$1].day, $1) }.map { new[$0] }
    }

    /// The new ones among records with ids.
    private func newRecords(
        _ records: [Int], _ present: [WrittenRecord], _ tally: inout ImportSummary.Tally, _ summary: inout ImportSummary
    ) -> [NewRecord] {
        let places = RecordIdentities.places(of: present)
        var keptMetrics: Set<String> = []
        for record in present where record.kind == .metrics && source(of: record) != imported.source {
            keptMetrics.insert(metricKey(record.day, record["metric"]))
        }
        var lastOfID: [String: Int] = [:]
        lastOfID.reserveCapacity(records.count)
        for place in records { lastOfID[imported.records[place].id ?? ""] = place }
        var counts = trackers.map { _ in 0 }
        var new: [NewRecord] = []
        for place in records {
            let record = imported.records[place]
            let id = record.id ?? ""
            guard lastOfID[id] == place else {
                summary.notices.add(.repeated, "\(record.day)", at: record.place)
                continue
            }
            if let tracker = record.tracker { counts[tracker] += 1 }
            let values = values(of: record)
            let old = places[id].map { present[$0] }
            if let old, isSame(values, old) {
                tally.unchanged += 1
            } else if let old,
                imported.replacesNothing || old["id"] == nil
                    || source(of: old) != values["source"]?.text(in: target.zone)
            {
                tally.kept += 1
                summary.notices.add(.recordKept, "\(record.day)", at: record.place)
            } else if old == nil, record.kind == .metrics, imported.source != nil,
                keptMetrics.contains(metricKey(record.day, values["metric"]))
            {
                tally.kept += 1
                summary.notices.add(.recordKept, "\(record.day)", at: record.place)
            } else {
                if old == nil { tally.added += 1 } else { tally.changed += 1 }
                new.append(newRecord(record, values))
            }
        }
        summary.logsOfTracker += zip(zip(trackers, imported.trackers), counts).filter { $1 > 0 }
            .map { (id: $0.0, name: $0.1.title ?? $0.1.name, count: $1) }
        noteGone(present, lastOfID, &summary.notices)
        return new
    }

    /// Notes the records of an earlier import that are missing from this one, within its days; not if there are more of
    /// them than records in this import, which then is only a part.
    private func noteGone(_ present: [WrittenRecord], _ ids: [String: Int], _ notices: inout ImportNotices) {
        let days = imported.records.lazy.map(\.day)
        guard let source = imported.source, let first = days.min(), let last = days.max() else { return }
        let gone = present.filter { record in
            guard self.source(of: record) == source, (first...last).contains(record.day),
                let id = record["id"]?.text(in: target.zone)
            else { return false }
            return ids[id] == nil
        }
        guard gone.count <= ids.count else { return }
        for record in gone {
            notices.add(.gone, "\(record.day)", at: ImportPlace(file: record.file, line: record.line))
        }
    }

    private func metricKey(_ day: Day, _ name: RecordValue?) -> String {
        "\(day) " + (name?.text(in: target.zone) ?? "").lowercased()
    }

    private func newEntries(
        _ records: [Int], _ present: [WrittenRecord], _ tally: inout ImportSummary.Tally,
        _ notices: inout ImportNotices
    ) -> [NewRecord] {
        let entries = EntryMatches(present, target)
        var lastOfDay: [Day: Int] = [:]
        for place in records { lastOfDay[imported.records[place].day] = place }
        var new: [NewRecord] = []
        for place in records {
            let record = imported.records[place]
            guard imported.source == nil || lastOfDay[record.day] == place else {
                notices.add(.repeated, "\(record.day)", at: record.place)
                continue
            }
            var values = values(of: record)
            switch entries.match(record.day, values, source: imported.source, isSame: isSame) {
            case .new:
                tally.added += 1
                new.append(newRecord(record, values))
            case .changed(let losesTime):
                tally.changed += 1
                if losesTime { values["timestamp"] = nil }
                new.append(newRecord(record, values))
            case .same: tally.unchanged += 1
            case .kept:
                tally.kept += 1
                notices.add(.entryKept, "\(record.day)", at: record.place)
            }
        }
        return new
    }

    private func values(of record: ImportedRecord) -> ColumnValues {
        var values = record.values
        if let tracker = record.tracker { values["tracker"] = .text(trackers[tracker]) }
        if let source = imported.source { values["source"] = .text(source) }
        return values
    }

    private func source(of record: WrittenRecord) -> String? { record["source"]?.text(in: target.zone) }

    /// Whether a record has the values of a written one; the ids may differ.
    private func isSame(_ values: ColumnValues, _ old: WrittenRecord) -> Bool {
        zip(old.kind.columns, old.values).allSatisfy { column, value in
            guard column != "id", values[column] != value else { return true }
            if let new = values[column], let old = value, isSameTime(new, old) { return true }
            let (new, old) = (values[column]?.text(in: target.zone), value?.text(in: target.zone))
            if new == old { return true }
            guard column == "value", let new, let old else { return false }
            return FixedDecimal(digits: new.utf8).map { $0 == FixedDecimal(digits: old.utf8) } ?? false
        }
    }

    /// Whether two times are the same: the same instant, or the same wall time if the new one has no zone.
    private func isSameTime(_ new: RecordValue, _ old: RecordValue) -> Bool {
        guard let time = new.moment(in: target.zone), let known = old.moment(in: target.zone) else { return false }
        if case .wall = new { return time.wallTime == known.wallTime }
        return time.instant == known.instant
    }

    private func newRecord(_ record: ImportedRecord, _ values: ColumnValues) -> NewRecord {
        var new = NewRecord(record.kind, on: record.day)
        new.reserve(record.kind.columns.count)
        for column in record.kind.columns {
            switch values[column] {
            case nil: if column == "id" { new.say(column, record.id.map { .text($0) }) }
            case .number(let number)?: new.say(column, .number(number))
            case .day(let day)? where column == "date": new.say(column, .day(day))
            case let value?: new.say(column, .text(value.text(in: target.zone)))
            }
        }
        return new
    }
}

private struct EntryMatches {
    enum Match {
        case new, same, kept
        /// A later row of the same source that replaces an earlier one; `losesTime` if its time is before the other's.
        case changed(losesTime: Bool)
    }

    private var present: [Day: [WrittenRecord]] = [:]
    /// The entry that counts on each day.
    private var standing: [Day: Entry] = [:]
    private let zone: CivilZone

    init(_ records: [WrittenRecord], _ target: ImportTarget) {
        zone = target.zone
        for record in records { present[record.day, default: []].append(record) }
        for entry in target.history.entries where !entry.isSuperseded { standing[entry.day] = entry }
    }

    func match(
        _ day: Day, _ values: ColumnValues, source: String?, isSame: (ColumnValues, WrittenRecord) -> Bool
    ) -> Match {
        guard let rows = present[day] else { return .new }
        guard let source else {
            // In our own export every row of a day is a record, and a row with a later time is a correction.
            if rows.contains(where: { isSame(values, $0) }) { return .same }
            guard let time = instant(values["timestamp"]) else { return .kept }
            let times = rows.compactMap { instant($0["timestamp"]) }
            return times.count == rows.count && times.allSatisfy { $0 < time } ? .changed(losesTime: false) : .kept
        }
        guard rows.allSatisfy({ $0["source"] == .text(source) }) else { return .kept }
        let standing = standing[day]
        let row = rows.last { $0.line == standing?.origin.line } ?? rows[rows.count - 1]
        if isSame(values, row) { return .same }
        guard let before = standing?.timestamp, let time = instant(values["timestamp"]) else {
            return .changed(losesTime: false)
        }
        return .changed(losesTime: time < before.instant)
    }

    private func instant(_ time: RecordValue?) -> Instant? { time?.moment(in: zone)?.instant }
}
