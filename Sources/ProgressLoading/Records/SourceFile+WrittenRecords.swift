package import ProgressModel

extension [SourceFile] {
    /// Every record of a kind in a data directory, in reading order, superseded ones and earlier ones of an id included.
    ///
    /// Trackers are named by their ids, numbers and dates are values. What is malformed is left out: those who load the
    /// directory report it.
    package func writtenRecords(_ kind: RecordKind, of history: History) -> [WrittenRecord] {
        let reader = WrittenRecordReader(kind, history)
        return files(of: kind).flatMap { file in
            switch kind {
            case .entries: reader.read(file, as: EntryColumn.self)
            case .activities: reader.read(file, as: SessionColumn.self)
            case .logs: reader.read(file, as: LogColumn.self)
            case .metrics: reader.read(file, as: MetricColumn.self)
            }
        }
    }
}

private struct WrittenRecordReader {
    private let kind: RecordKind
    private let clock: DayClock
    private let trackers: [Tracker]
    private let names: NameIndex

    init(_ kind: RecordKind, _ history: History) {
        self.kind = kind
        clock = history.profile.dayClock
        trackers = history.trackers
        names = NameIndex(history.trackers.map { ($0.id, $0.name) })
    }

    func read<Column: RecordColumn>(_ file: SourceFile, as _: Column.Type) -> [WrittenRecord] {
        var records: [WrittenRecord] = []
        RecordFile<Column>(file, Problems()).forEachRow(in: ZoneReader(clock.zone)) { decoder in
            let values = Column.allCases.map { value(of: $0, &decoder) }
            guard decoder.isSound, let day = day(values) else { return }
            records.append(
                WrittenRecord(
                    kind: kind, day: day, file: file.path, line: decoder.row.position.line, values: values))
        }
        return records
    }

    private func value<Column: RecordColumn>(
        of column: Column, _ decoder: inout RecordDecoder<Column>
    ) -> RecordValue? {
        guard let field = decoder.field(column) else { return nil }
        switch (kind, column.name) {
        case (_, "date"): return decoder.day(column).map { .day($0) }
        case (.logs, "timestamp"):
            switch decoder.momentOrDay(column) {
            case .moment(let moment): return .moment(moment)
            case .day(let day): return .day(day)
            case nil: return nil
            }
        case (_, "timestamp"), (_, "start"): return decoder.moment(column).map { .moment($0) }
        case (_, "drinks"), (_, "minutes"), (_, "kcal"): return decoder.decimal(column).map { .number($0) }
        case (.entries, "level"), (.activities, "kind"), (.activities, "type"):
            return decoder.text(column).map { .text(withoutSpacesAround($0).lowercased()) }
        case (.metrics, "value"): return decoder.amount(of: field).map { .number($0) }
        case (_, "value"):
            // What is no number in the words of its file, such as 7:30 or an option, stands as it is.
            return decoder.decimal(of: field).map { .number($0) } ?? decoder.row.plainText(field).map { .text($0) }
        case (_, "tracker"):
            let text = decoder.text(column)
            guard let text, case .one(let index) = names.match(text) else { return text.map { .text($0) } }
            return .text(trackers[index].id)
        case (_, "id"):
            let id = decoder.text(column).map(withoutSpacesAround) ?? ""
            return id.isEmpty ? nil : .text(id)
        default: return decoder.text(column).map { .text($0) }
        }
    }

    /// The day of a record with these values.
    private func day(_ values: [RecordValue?]) -> Day? {
        let columns = kind == .logs ? ["timestamp"] : ["date", "start"]
        for column in columns {
            guard let index = kind.columns.firstIndex(of: column) else { continue }
            switch values[index] {
            case .day(let day): return day
            case .moment(let moment): return clock.day(of: moment)
            default: continue
            }
        }
        return nil
    }
}

extension RecordRow {
    /// The text of a field without the spaces around it; nil where it has none.
    fileprivate func plainText(_ field: Field) -> String? {
        guard field.kind == .text || field.kind == .number else { return nil }
        let text = text(trimmed(field))
        return text.isEmpty ? nil : text
    }
}
