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
        let columns = Column.allCases.map { ($0, form(of: $0.name)) }
        let dates = (kind == .logs ? ["timestamp"] : ["date", "start"]).compactMap(kind.columns.firstIndex)
        RecordFile<Column>(file, Problems()).forEachRow(in: ZoneReader(clock.zone)) { decoder in
            let values = columns.map { value(of: $0, as: $1, &decoder) }
            guard decoder.isSound, let day = dates.lazy.compactMap({ day(values[$0]) }).first else { return }
            records.append(
                WrittenRecord(
                    kind: kind, day: day, file: file.path, line: decoder.row.position.line, values: values))
        }
        return records
    }

    /// What the values of a column are.
    private enum Form {
        case day, momentOrDay, moment, number, word, amount, logged, tracker, id, text
    }

    private func form(of column: String) -> Form {
        switch (kind, column) {
        case (_, "date"): .day
        case (.logs, "timestamp"): .momentOrDay
        case (_, "timestamp"), (_, "start"): .moment
        case (_, "drinks"), (_, "minutes"), (_, "kcal"): .number
        case (.entries, "level"), (.activities, "kind"), (.activities, "type"): .word
        case (.metrics, "value"): .amount
        case (_, "value"): .logged
        case (_, "tracker"): .tracker
        case (_, "id"): .id
        default: .text
        }
    }

    private func value<Column: RecordColumn>(
        of column: Column, as form: Form, _ decoder: inout RecordDecoder<Column>
    ) -> RecordValue? {
        guard let field = decoder.field(column) else { return nil }
        switch form {
        case .day: return decoder.day(column).map { .day($0) }
        case .momentOrDay:
            switch decoder.momentOrDay(column) {
            case .moment(let moment): return .moment(moment)
            case .day(let day): return .day(day)
            case nil: return nil
            }
        case .moment: return decoder.moment(column).map { .moment($0) }
        case .number: return decoder.decimal(column).map { .number($0) }
        case .word: return decoder.text(column).map { .text(withoutSpacesAround($0).lowercased()) }
        case .amount: return decoder.amount(of: field).map { .number($0) }
        case .logged:
            // What is no number in the words of its file, such as 7:30 or an option, stands as it is.
            return decoder.decimal(of: field).map { .number($0) } ?? decoder.row.plainText(field).map { .text($0) }
        case .tracker:
            let text = decoder.text(column)
            guard let text, case .one(let index) = names.match(text) else { return text.map { .text($0) } }
            return .text(trackers[index].id)
        case .id:
            let id = decoder.text(column).map(withoutSpacesAround) ?? ""
            return id.isEmpty ? nil : .text(id)
        case .text: return decoder.text(column).map { .text($0) }
        }
    }

    private func day(_ date: RecordValue?) -> Day? {
        switch date {
        case .day(let day): day
        case .moment(let moment): clock.day(of: moment)
        default: nil
        }
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
