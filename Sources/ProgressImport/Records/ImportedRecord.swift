package import ProgressLoading
package import ProgressModel

/// A record of an export, with the columns that a file of its kind has.
package struct ImportedRecord: Sendable {
    package let kind: RecordKind
    package let day: Day
    /// The tracker of a log, an index into `ImportedRecords.trackers`; nil for other kinds.
    package let tracker: Int?
    /// What makes it the same record in every export of the same habit; nil for entries, whose day does.
    package let id: String?
    /// By column, without `id`, and without the tracker of a log.
    package let values: ColumnValues
    package let place: ImportPlace

    /// Makes a record of values that have been checked.
    package init(
        _ kind: RecordKind, id: String?, on day: Day, tracker: Int? = nil, _ values: ColumnValues,
        at place: ImportPlace
    ) {
        (self.kind, self.id, self.day, self.tracker) = (kind, id, day, tracker)
        (self.values, self.place) = (values, place)
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

    /// A log of a tracker; `time` is an instant or a wall time, nil where only the day is known.
    package static func log(
        of tracker: Int, on day: Day, id: String, time: RecordValue? = nil, value: RecordValue? = nil,
        note: String? = nil, at place: ImportPlace
    ) -> ImportedRecord {
        ImportedRecord(
            .logs, id: id, on: day, tracker: tracker,
            ["timestamp": time ?? .day(day), "value": value, "note": note.map { .text($0) }], at: place)
    }

    /// What a device measured on a day, such as `sleep` in hours.
    package static func metric(
        _ name: String, _ value: FixedDecimal, on day: Day, id: String, at place: ImportPlace
    ) -> ImportedRecord {
        ImportedRecord(
            .metrics, id: id, on: day, ["date": .day(day), "metric": .text(name), "value": .number(value)], at: place)
    }
}
