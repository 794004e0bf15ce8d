import Model

struct TrackerLogRecords {
    let source: RecordSource
    let trackers: TrackerSettings

    private static let mostTrackersInHint = 12

    /// Reads the logs in file order.
    func read(into logs: inout LoadedLogs) {
        source.records.forEachRow(in: source.zone) { read(&$0, into: &logs) }
    }

    private func read(_ decoder: inout RecordDecoder, into logs: inout LoadedLogs) {
        let moment = decoder.momentOrDay(.timestamp)
        let tracker = readTracker(&decoder)
        let value = tracker.flatMap { readValue(of: $0, &decoder, &logs) }
        let trigger = decoder.words(.trigger)
        let location = decoder.words(.location)
        let note = decoder.words(.note)
        let source = decoder.words(.source)
        let id = decoder.words(.id)
        guard decoder.isSound, let moment, let tracker, let value else { return }
        if let filter = self.source.filter, !filter.contains(source.map(decoder.row.text)) { return }
        let origin = self.source.origin(of: decoder.row)
        switch moment {
        case .moment(let moment):
            logs.table.append(
                origin: origin, tracker: tracker, time: (moment.instant, moment.wallTime),
                day: self.source.dayClock.day(of: moment), value: value)
        case .day(let day): logs.table.append(origin: origin, tracker: tracker, time: nil, day: day, value: value)
        }
        if let trigger { decoder.row.withText(trigger) { logs.table.setTriggerOfLast($0) } }
        if let location { decoder.row.withText(location) { logs.table.setPlaceOfLast($0) } }
        if let note { decoder.row.withText(note) { logs.table.setNoteOfLast($0) } }
        if let source { decoder.row.withText(source) { logs.table.setSourceOfLast($0) } }
        if let id { decoder.row.withText(decoder.row.trimmed(id)) { logs.setIDOfLast($0) } }
    }

    private func readTracker(_ decoder: inout RecordDecoder) -> Int? {
        guard let field = decoder.words(.tracker) else { return nil }
        if let index = decoder.row.withText(field, { trackers.names.find($0) }) { return index }
        return findTracker(field, &decoder)
    }

    /// The tracker meant by a text that isn't exactly an id or a name.
    private func findTracker(_ field: RecordRow.Field, _ decoder: inout RecordDecoder) -> Int? {
        let name = decoder.row.text(field)
        switch trackers.names.match(name) {
        case .one(let index): return index
        case .several(let indices):
            let ids = indices.map { trackers.trackers[$0].id }
            return decoder.reject(
                field, .unknownTracker, kind: ids.joined(separator: " "),
                "the name of several trackers; expected one of the ids \(alternatives(ids))")
        case .none:
            // Its definition has been reported already; "unknown tracker" would mislead.
            guard trackers.isComplete(for: name) else { return nil }
            return decoder.reject(field, .unknownTracker, "not a tracker of trackers.json", hint: hint(for: name))
        }
    }

    private func hint(for name: String) -> String? {
        if let hint = spellingHint(name, among: trackers.trackers.map(\.id)) { return hint }
        let near = trackers.trackers.first { tracker in
            spellingHint(name, among: Language.allCases.map { tracker.name.text(in: $0) }) != nil
        }
        if let near { return "did you mean \"\(near.id)\"?" }
        let preset = TrackerPreset(rawValue: name.lowercased())
        if let preset { return "{ \"preset\": \"\(preset.rawValue)\" } in trackers.json makes it one" }
        let ids = trackers.trackers.map(\.id)
        return ids.isEmpty || ids.count > Self.mostTrackersInHint ? nil : "it has \(ids.joined(separator: ", "))"
    }

    private func readValue(
        of tracker: Int, _ decoder: inout RecordDecoder, _ logs: inout LoadedLogs
    ) -> LogTable.Value? {
        guard let field = decoder.field(.value) else { return LogTable.Value.none }
        switch trackers.modes[tracker] {
        case .counter, .number:
            if let amount = decoder.amount(of: field) {
                guard let range = trackers.trackers[tracker].allowedValues, !range.contains(amount) else {
                    return logs.table.stored(.amount(amount))
                }
                return decoder.reject(
                    field, .malformedNumber, kind: trackers.trackers[tracker].id,
                    "not from \(range.lowerBound.text) to \(range.upperBound.text), as \"\(trackers.trackers[tracker].id)\" has it"
                )
            }
            let id = trackers.trackers[tracker].id
            let hint = decoder.decimalCommaHint(field)
            return decoder.reject(
                field, .malformedNumber, kind: id,
                "not a number; expected an amount for \"\(id)\", such as 7.5 or 7:30",
                hint: hint)
        case .selection:
            if let option = decoder.row.withText(field, { logs.option($0, of: tracker) }), field.kind == .text {
                return option
            }
            return options(field, of: tracker, &decoder).map { logs.table.stored(.options($0)) }
        case .yesNo, .note, .awareness, .avoidance:
            return LogTable.Value.none
        }
    }

    private func options(
        _ field: RecordRow.Field, of index: Int, _ decoder: inout RecordDecoder
    ) -> [Int]? {
        let tracker = trackers.trackers[index]
        var chosen: [Int] = []
        let parts = decoder.row.text(field).unicodeScalars.split(separator: "|", omittingEmptySubsequences: false)
        for part in parts.map({ String($0) }) {
            guard field.kind == .text, case .one(let option) = trackers.optionNames[index].match(part) else {
                let written = field.kind == .text ? "\"\(shortened(part))\"" : decoder.row.quoted(field)
                let ids = tracker.options.map(\.id)
                return decoder.reject(
                    field, written: written, .unknownOption, kind: tracker.id,
                    "not an option of \"\(tracker.id)\"; expected \(alternatives(ids))",
                    hint: optionsHint(part, index) ?? spellingHint(part, among: ids))
            }
            if !chosen.contains(option) { chosen.append(option) }
        }
        guard chosen.count <= 1 || tracker.allowsSeveralOptions else {
            return decoder.reject(
                field, .severalOptions, kind: tracker.id, "more than one option; \"\(tracker.id)\" takes one")
        }
        return chosen
    }

    /// The hint for options separated by other characters than `|`; nil unless all are known.
    private func optionsHint(_ written: String, _ tracker: Int) -> String? {
        guard trackers.trackers[tracker].allowsSeveralOptions, written.utf8.count < 256 else { return nil }
        let parts = written.split { $0 == ";" || $0 == "," || $0 == "/" || $0 == "+" }
        guard parts.count > 1 else { return nil }
        let ids = parts.compactMap { part -> String? in
            guard case .one(let option) = trackers.optionNames[tracker].match(String(part)) else { return nil }
            return trackers.trackers[tracker].options[option].id
        }
        return ids.count == parts.count
            ? "several options are separated by |, such as \(ids.joined(separator: "|"))" : nil
    }
}
