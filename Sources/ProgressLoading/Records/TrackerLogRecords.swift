import Diagnostics
import ProgressModel

/// Reads the tracker logs of one file.
struct TrackerLogRecords {
    let file: SourceFile
    let fileIndex: Int
    let dayClock: DayClock
    let trackers: TrackerSettings
    let problems: Problems

    /// Reads the logs, in the order of the file.
    func read(into logs: inout LoadedLogs) {
        RecordFile<LogColumn>(file, problems).forEachRow(in: ZoneReader(dayClock.zone)) { decoder in
            read(&decoder, into: &logs)
        }
    }

    private func read(_ decoder: inout RecordDecoder<LogColumn>, into logs: inout LoadedLogs) {
        let instant = decoder.instant(.timestamp)
        let tracker = readTracker(&decoder)
        let value = tracker.flatMap { readValue(of: $0, &decoder, &logs) }
        let trigger = decoder.words(.trigger)
        let location = decoder.words(.location)
        let note = decoder.words(.note)
        let id = decoder.words(.id)
        guard decoder.isSound, let instant, let tracker, let value else { return }
        let wallTime = decoder.wallTime(at: instant)
        logs.table.append(
            origin: Origin(file: fileIndex, line: decoder.row.position.line), tracker: tracker,
            time: (instant, wallTime), day: dayClock.day(of: wallTime), value: value)
        if let trigger { decoder.row.withText(trigger) { logs.table.setTriggerOfLast($0) } }
        if let location { decoder.row.withText(location) { logs.table.setPlaceOfLast($0) } }
        if let note { decoder.row.withText(note) { logs.table.setNoteOfLast($0) } }
        if let id { decoder.row.withText(id) { logs.setIDOfLast($0) } }
    }

    private func readTracker(_ decoder: inout RecordDecoder<LogColumn>) -> Int? {
        guard let field = decoder.words(.tracker) else { return nil }
        if let index = decoder.row.withText(field, { trackers.index(of: $0) }) { return index }
        let id = decoder.row.text(field)
        // Its definition has been reported already; to call the tracker unknown as well would mislead.
        guard trackers.isComplete(for: id) else { return nil }
        return decoder.reject(
            field, .unknownTracker, "not a tracker of trackers.json",
            hint: spellingHint(id, among: trackers.trackers.map(\.id)) ?? presetHint(id))
    }

    private func presetHint(_ id: String) -> String? {
        TrackerPreset(rawValue: id).map { "{ \"preset\": \"\($0.rawValue)\" } in trackers.json makes it one" }
    }

    /// What was logged; nil where it cannot be understood.
    private func readValue(
        of tracker: Int, _ decoder: inout RecordDecoder<LogColumn>, _ logs: inout LoadedLogs
    ) -> LogTable.Value? {
        guard let field = decoder.field(.value) else { return LogTable.Value.none }
        switch trackers.modes[tracker] {
        case .counter, .number:
            if let amount = decoder.decimal(of: field) { return logs.table.stored(.amount(amount)) }
            let id = trackers.trackers[tracker].id
            return decoder.reject(field, .malformedNumber, "not a number; expected an amount for \"\(id)\"")
        case .selection:
            if let option = decoder.row.withText(field, { logs.option($0, of: tracker) }), field.kind == .text {
                return option
            }
            return options(field, of: trackers.trackers[tracker], &decoder).map { logs.table.stored(.options($0)) }
        case .yesNo, .note, .awareness, .avoidance:
            return LogTable.Value.none
        }
    }

    private func options(
        _ field: RecordRow.Field, of tracker: Tracker, _ decoder: inout RecordDecoder<LogColumn>
    ) -> [Int]? {
        let ids = tracker.options.map(\.id)
        var chosen: [Int] = []
        let parts = decoder.row.text(field).unicodeScalars.split(separator: "|", omittingEmptySubsequences: false)
        for part in parts.map({ String($0) }) {
            guard field.kind == .text, let index = ids.firstIndex(of: part) else {
                let written = field.kind == .text ? "\"\(shortened(part))\"" : decoder.row.quoted(field)
                return decoder.reject(
                    field, written: written, .unknownOption,
                    "not an option of \"\(tracker.id)\"; expected \(alternatives(ids))",
                    hint: spellingHint(part, among: ids))
            }
            if !chosen.contains(index) { chosen.append(index) }
        }
        guard chosen.count <= 1 || tracker.allowsSeveralOptions else {
            return decoder.reject(
                field, .severalOptions, "more than one option; \"\(tracker.id)\" takes one")
        }
        return chosen
    }
}
