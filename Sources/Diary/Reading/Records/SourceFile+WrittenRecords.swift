package import Model

extension [SourceFile] {
    /// Every record of a kind in a data directory, in reading order, including superseded ones and earlier ones of an
    /// id.
    ///
    /// Trackers are given by id, numbers and dates as values. Malformed records are left out: loading reports them.
    package func writtenRecords(_ kind: RecordKind, of history: History) -> [WrittenRecord] {
        let reader = WrittenRecordReader(kind, history)
        return files(of: kind).flatMap { reader.read($0) }
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

    func read(_ file: SourceFile) -> [WrittenRecord] {
        var records: [WrittenRecord] = []
        // The meaning of a name is looked up once, not for each value.
        let columns = kind.layout.columns.map { (column: $0, value: value(of: $0)) }
        let dates = (kind == .logs ? [.timestamp] : [.date, .start]).compactMap(kind.layout.columns.firstIndex)
        RecordFile(file, kind, Problems()).forEachRow(in: ZoneReader(clock.zone)) { decoder in
            let values = columns.map { decoder.field($0.column) == nil ? nil : $0.value(&decoder) }
            guard decoder.isSound, let day = dates.firstNonNil({ day(values[$0]) }) else { return }
            records.append(
                WrittenRecord(kind: kind, day: day, file: file.path, place: decoder.row.position, values: values))
        }
        return records
    }

    private func value(of column: RecordColumn) -> (inout RecordDecoder) -> RecordValue? {
        switch (kind, column) {
        case (_, .date): { $0.day(column).map { .day($0) } }
        case (.logs, .timestamp):
            { decoder in
                switch decoder.momentOrDay(column) {
                case .moment(let moment): .moment(moment)
                case .day(let day): .day(day)
                case nil: nil
                }
            }
        case (_, .timestamp), (_, .start): { $0.moment(column).map { .moment($0) } }
        case (_, .drinks), (_, .minutes), (_, .kcal): { $0.decimal(column).map { .number($0) } }
        case (.entries, .level), (.activities, .kind), (.activities, .type):
            { $0.text(column).map { .text(withoutSpacesAround($0).lowercased()) } }
        case (.metrics, .value): { decoder in decoder.field(column).flatMap(decoder.amount).map { .number($0) } }
        case (_, .value):
            // A value that isn't a number in its file, such as 7:30 or an option, is kept as text.
            { decoder in
                decoder.field(column).flatMap { field in
                    decoder.decimal(of: field).map { .number($0) } ?? decoder.row.plainText(field).map { .text($0) }
                }
            }
        case (_, .tracker):
            { decoder in
                decoder.text(column).map { text in
                    if case .one(let index) = names.match(text) { .text(trackers[index].id) } else { .text(text) }
                }
            }
        case (_, .id): { $0.text(column).map(withoutSpacesAround).flatMap { $0.isEmpty ? nil : .text($0) } }
        default: { $0.text(column).map { .text($0) } }
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
    /// The text of a field without surrounding spaces; nil if it is empty.
    fileprivate func plainText(_ field: Field) -> String? {
        guard field.kind == .text || field.kind == .number else { return nil }
        let text = text(trimmed(field))
        return text.isEmpty ? nil : text
    }
}

/// A record of a file in a data directory.
package struct WrittenRecord: Sendable {
    package let kind: RecordKind
    package let day: Day
    /// The path of its file, relative to the data directory.
    package let file: String
    /// Of its first character in the file.
    let place: Position
    /// In the order of `kind.columns`; nil for a missing value.
    package let values: [RecordValue?]

    /// The line of its first character in the file, from 1.
    package var line: Int { place.line }
    var offset: Int { place.offset }

    /// The value of a column; nil if it is missing.
    package subscript(_ column: String) -> RecordValue? {
        kind.columns.firstIndex(of: column).flatMap { values[$0] }
    }
}

/// The value in a column, independent of its spelling in the file.
package enum RecordValue: Sendable, Hashable {
    case text(String)
    case number(FixedDecimal)
    case day(Day)
    case moment(Moment)
    /// An instant; local time is that of the folder it is written into.
    case instant(Instant)
    /// A date and time in the zone of the folder it is written into.
    case wall(WallTime)

    /// The text for a file of records: ISO 8601 with an offset, numbers with a point; `zone` is that of the folder.
    package func text(in zone: CivilZone) -> String {
        switch self {
        case .text(let text): text
        case .number(let number): number.text
        case .day(let day): day.description
        case .moment, .instant, .wall: moment(in: zone)?.rfc3339 ?? ""
        }
    }

    /// The text for ids: the same in every folder, with times in UTC.
    package var identity: String {
        if case .moment(let moment) = self { return RecordValue.instant(moment.instant).identity }
        return text(in: .utc)
    }

    /// The moment in a folder with a zone; nil for other values.
    package func moment(in zone: CivilZone) -> Moment? {
        switch self {
        case .moment(let moment): moment
        case .instant(let instant): Moment(instant, in: zone)
        case .wall(let time): Moment(zone.instant(of: time), in: zone)
        case .text, .number, .day: nil
        }
    }
}
