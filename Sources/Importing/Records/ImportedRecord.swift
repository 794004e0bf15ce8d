package import Diary
package import Model

/// A record of an export, with the columns of its kind.
package struct ImportedRecord: Sendable {
    package let kind: RecordKind
    package let day: Day
    /// The tracker of a log, an index into `ImportedRecords.trackers`; nil for other kinds.
    package let tracker: Int?
    private let identity: ID?
    private let contents: Contents
    package let place: ImportPlace

    /// The parts of an id; that of a habit's day is only put together on demand, to save memory.
    package enum ID: Sendable {
        case text(String)
        /// The text, a colon and the day of the record.
        case dayOf(String)
    }

    /// The values of the columns; kinds with tens of thousands of records are stored without an array.
    private enum Contents {
        case columns(ColumnValues)
        case metric(String, FixedDecimal)
        /// The sum of a tracker on a day.
        case amount(FixedDecimal)
    }

    /// Makes a record from checked values.
    package init(
        _ kind: RecordKind, id: String?, on day: Day, tracker: Int? = nil, _ values: ColumnValues,
        at place: ImportPlace
    ) {
        self.init(kind, id.map { .text($0) }, on: day, tracker: tracker, .columns(values), at: place)
    }

    private init(
        _ kind: RecordKind, _ identity: ID?, on day: Day, tracker: Int? = nil, _ contents: Contents,
        at place: ImportPlace
    ) {
        (self.kind, self.identity, self.day, self.tracker) = (kind, identity, day, tracker)
        (self.contents, self.place) = (contents, place)
    }

    func with(id: String) -> ImportedRecord {
        ImportedRecord(kind, .text(id), on: day, tracker: tracker, contents, at: place)
    }

    /// An entry with a level instead of its drinks.
    func with(level: Level) -> ImportedRecord {
        var values = values
        (values["level"], values["drinks"]) = (.text(level.rawValue), nil)
        return ImportedRecord(kind, identity, on: day, .columns(values), at: place)
    }

    /// The id, equal in every export of the same habit; nil for entries, which are identified by their day.
    package var id: String? {
        switch identity {
        case nil: nil
        case .text(let id): id
        case .dayOf(let habit): "\(habit):\(day)"
        }
    }

    /// By column, without `id` and the tracker of a log.
    package var values: ColumnValues {
        switch contents {
        case .columns(let values): values
        case .metric(let name, let value): ["date": .day(day), "metric": .text(name), "value": .number(value)]
        case .amount(let value): ["timestamp": .day(day), "value": .number(value)]
        }
    }

    /// The level or the drinks of a day.
    package static func entry(
        _ day: Day, level: Level? = nil, drinks: FixedDecimal? = nil, note: String? = nil, at place: ImportPlace
    ) -> ImportedRecord {
        ImportedRecord(
            .entries, id: nil, on: day,
            [
                "date": .day(day), "level": level.map { .text($0.rawValue) }, "drinks": drinks.map { .number($0) },
                "note": note.map { .text($0) },
            ], at: place)
    }

    /// Minutes of meditation, breathing or workout; `type` and energy are those of a workout, `start` is when it began.
    package static func session(
        _ kind: Session.Kind, minutes: FixedDecimal, on day: Day, id: String, start: RecordValue? = nil,
        type: String? = nil, kilocalories: FixedDecimal? = nil, note: String? = nil, at place: ImportPlace
    ) -> ImportedRecord {
        ImportedRecord(
            .activities, id: id, on: day,
            [
                "date": .day(day), "start": start, "kind": .text(kind.rawValue), "minutes": .number(minutes),
                "type": type.map { .text($0.lowercased()) }, "kcal": kilocalories.map { .number($0) },
                "note": note.map { .text($0) },
            ], at: place)
    }

    /// A log of a tracker; `time` is an instant or a wall time, nil if only the day is known.
    package static func log(
        of tracker: Int, on day: Day, id: String, time: RecordValue? = nil, value: RecordValue? = nil,
        note: String? = nil, at place: ImportPlace
    ) -> ImportedRecord {
        ImportedRecord(
            .logs, id: id, on: day, tracker: tracker,
            ["timestamp": time ?? .day(day), "value": value, "note": note.map { .text($0) }], at: place)
    }

    /// The sum of a tracker on a day.
    package static func sum(
        of tracker: Int, _ value: FixedDecimal, on day: Day, id: ID, at place: ImportPlace
    ) -> ImportedRecord {
        ImportedRecord(.logs, id, on: day, tracker: tracker, .amount(value), at: place)
    }

    /// What a device measured on a day, such as `sleep` in hours.
    package static func metric(
        _ name: String, _ value: FixedDecimal, on day: Day, id: ID, at place: ImportPlace
    ) -> ImportedRecord {
        ImportedRecord(.metrics, id, on: day, .metric(name, value), at: place)
    }
}

/// The values of a record by their columns; it has few, so searching a list is faster than a dictionary and takes half
/// the memory.
package struct ColumnValues: Sendable, ExpressibleByDictionaryLiteral {
    private var pairs: [(column: String, value: RecordValue)] = []

    /// Makes a list; values that are absent or empty texts are left out.
    package init(dictionaryLiteral elements: (String, RecordValue?)...) {
        pairs.reserveCapacity(elements.count { $0.1 != nil })
        for (column, value) in elements {
            if let value, value != .text("") { pairs.append((column, value)) }
        }
    }

    /// The value of a column; nil if there isn't one.
    package subscript(column: String) -> RecordValue? {
        get { place(of: column).map { pairs[$0].value } }
        set {
            if let place = place(of: column) { pairs.remove(at: place) }
            if let newValue { pairs.append((column, newValue)) }
        }
    }

    private func place(of column: String) -> Int? {
        pairs.firstIndex { $0.column.utf8.count == column.utf8.count && $0.column == column }
    }
}
