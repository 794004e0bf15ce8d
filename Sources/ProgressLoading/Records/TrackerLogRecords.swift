import ProgressModel

/// Reads the tracker logs of one file.
struct TrackerLogRecords {
    let file: SourceFile
    let fileIndex: Int
    let dayClock: DayClock
    let trackers: TrackerSettings

    private static let schema = RecordSchema.logs
    private enum Column {
        static let timestamp = 0, tracker = 1, value = 2, trigger = 3, location = 4, note = 5, id = 6
    }

    /// Reads the logs with their ids, in the order of the file.
    func read(into logs: inout [(log: TrackerLog, id: String?)], _ problems: inout Problems) {
        RecordFile(file: file, schema: Self.schema).forEachRow(&problems) { row, problems in
            if let log = log(row, &problems) { logs.append(log) }
        }
    }

    private func log(_ row: RecordRow, _ problems: inout Problems) -> (log: TrackerLog, id: String?)? {
        var decoder = RecordDecoder(row, file: file, schema: Self.schema, zone: dayClock.zone)
        decoder.require([Column.timestamp], &problems)
        decoder.require([Column.tracker], &problems)
        let instant = decoder.instant(Column.timestamp, &problems)
        let tracker = readTracker(&decoder, &problems)
        let value = tracker.flatMap { readValue(of: trackers.trackers[$0], &decoder, &problems) }
        let trigger = decoder.text(Column.trigger, &problems)
        let location = decoder.text(Column.location, &problems)
        let note = decoder.text(Column.note, &problems)
        let id = decoder.text(Column.id, &problems)
        guard decoder.isSound, let instant, let tracker, let value else { return nil }
        let wallTime = dayClock.zone.wallTime(at: instant)
        let log = TrackerLog(
            origin: Origin(file: fileIndex, line: row.position.line), tracker: tracker, instant: instant,
            wallTime: wallTime, day: dayClock.day(of: wallTime), value: value, trigger: trigger, location: location,
            note: note)
        return (log, id)
    }

    private func readTracker(_ decoder: inout RecordDecoder, _ problems: inout Problems) -> Int? {
        guard let id = decoder.text(Column.tracker, &problems), let field = decoder.row.fields[Column.tracker] else {
            return nil
        }
        if let index = trackers.index(of: id) { return index }
        // Its definition has been reported already; to call the tracker unknown as well would mislead.
        guard trackers.isComplete(for: id) else { return nil }
        return decoder.reject(
            Column.tracker, field, "unknown-tracker", "no tracker of trackers.json",
            hint: spellingHint(id, among: trackers.trackers.map(\.id)) ?? presetHint(id), &problems)
    }

    private func presetHint(_ id: String) -> String? {
        TrackerPreset.all.contains { $0.id == id } ? "{ \"preset\": \"\(id)\" } in trackers.json makes it one" : nil
    }

    /// What was logged; nil where it can not be understood.
    private func readValue(
        of tracker: Tracker, _ decoder: inout RecordDecoder, _ problems: inout Problems
    ) -> TrackerLog.Value? {
        guard let field = decoder.row.fields[Column.value] else { return TrackerLog.Value.none }
        switch tracker.mode {
        case .counter:
            if let amount = decoder.decimalText(field) { return .amount(amount) }
            return decoder.reject(
                Column.value, field, "malformed-number", "no number, expected an amount for \"\(tracker.id)\"",
                &problems)
        case .selection:
            return options(field, of: tracker, &decoder, &problems)
        case .yesNo, .note, .awareness, .avoidance:
            return TrackerLog.Value.none
        }
    }

    private func options(
        _ field: Field, of tracker: Tracker, _ decoder: inout RecordDecoder, _ problems: inout Problems
    ) -> TrackerLog.Value? {
        let ids = tracker.options.map(\.id)
        var chosen: [Int] = []
        for part in field.text.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false) {
            let written = String(decoding: part, as: UTF8.self)
            guard field.kind == .text, let index = ids.firstIndex(of: written) else {
                let culprit = Field(text: part, kind: field.kind, position: field.position)
                return decoder.reject(
                    Column.value, culprit, "unknown-option",
                    "no option of \"\(tracker.id)\", expected \(alternatives(ids))",
                    hint: spellingHint(written, among: ids), &problems)
            }
            if !chosen.contains(index) { chosen.append(index) }
        }
        guard chosen.count <= 1 || tracker.allowsSeveralOptions else {
            return decoder.reject(
                Column.value, field, "several-options", "more than one option, \"\(tracker.id)\" takes one", &problems)
        }
        return .options(chosen)
    }
}
