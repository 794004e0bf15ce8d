/// The logs of a history, in reading order, as numbers in columns; a `TrackerLog` is made on demand.
///
/// A log takes 72 bytes and its note; reading a million of them allocates no objects.
package struct LogTable: Sendable {
    /// A log of a day; trigger and place are spellings in `names`.
    package struct Row: Sendable {
        private let seconds, wallSeconds: Int
        var noteStart = 0
        package let value: Value
        // Here because two bytes are free after the value.
        fileprivate var sourceNumber = UInt16.max
        /// In bytes; 0 if there is no note.
        var noteLength: Int32 = 0
        /// -1 if only the day is known.
        private let nanoseconds: Int32
        let file, line: Int32
        package let trackerNumber: Int32
        package fileprivate(set) var triggerNumber: Int32 = -1
        package fileprivate(set) var placeNumber: Int32 = -1

        /// Nil if only the day is known.
        package var instant: Instant? {
            nanoseconds < 0 ? nil : Instant(seconds: seconds, nanoseconds: Int(nanoseconds))
        }
        package var hasNote: Bool { noteLength > 0 }
        /// An index into `History.trackers`.
        package var tracker: Int { Int(trackerNumber) }
        /// Local time; nil if only the day is known.
        package var wallTime: WallTime? { nanoseconds < 0 ? nil : WallTime(secondsSinceEpoch: wallSeconds) }
        /// The number of its source; nil if there isn't one.
        package var source: Int? { sourceNumber == .max ? nil : Int(sourceNumber) }
        /// The number of the trigger's spelling; nil if there isn't one.
        package var trigger: Int? { triggerNumber < 0 ? nil : Int(triggerNumber) }
        /// The number of the place's spelling; nil if there isn't one.
        package var place: Int? { placeNumber < 0 ? nil : Int(placeNumber) }

        fileprivate init(origin: Origin, tracker: Int, time: (instant: Instant, wall: WallTime)?, value: Value) {
            seconds = time?.instant.seconds ?? 0
            nanoseconds = time.map { Int32(truncatingIfNeeded: $0.instant.nanoseconds) } ?? -1
            wallSeconds = time?.wall.secondsSinceEpoch ?? 0
            self.value = value
            file = Int32(truncatingIfNeeded: origin.file)
            line = Int32(truncatingIfNeeded: origin.line)
            trackerNumber = Int32(truncatingIfNeeded: tracker)
        }
    }

    /// A stored value; equal values of one table are stored as equal ones.
    package enum Value: Sendable, Hashable {
        case none
        /// An amount in billionths.
        case amount(Int64)
        /// The index in `listedValues` of chosen options, or of an amount beyond `Int64`.
        case listed(Int32)
    }

    package private(set) var days: [Day] = []
    package private(set) var rows: [Row] = []
    package private(set) var names = NameTable()
    /// The sources of the logs, by their numbers in rows.
    package private(set) var sources = TextNumbers()
    private var notes: [UInt8] = []
    private var listedValues: [TrackerLog.Value] = []
    private var numberOfListed: [TrackerLog.Value: Int32] = [:]

    package init() {}

    package init(_ logs: some Sequence<TrackerLog>) {
        for log in logs {
            let time = log.instant.flatMap { instant in log.wallTime.map { (instant, $0) } }
            append(origin: log.origin, tracker: log.tracker, time: time, day: log.day, value: stored(log.value))
            if let trigger = log.trigger { setTriggerOfLast(trigger.utf8.span) }
            if let location = log.location { setPlaceOfLast(location.utf8.span) }
            if let note = log.note { setNoteOfLast(note.utf8.span) }
            if let source = log.source { setSourceOfLast(source.utf8.span) }
        }
    }

    /// The table without its rows, with their names, values and notes.
    package var withoutRows: LogTable {
        var table = self
        table.days = []
        table.rows = []
        return table
    }

    /// A stored value as a logged one.
    package func value(_ stored: Value) -> TrackerLog.Value {
        switch stored {
        case .none: .none
        case .amount(let billionths): .amount(FixedDecimal(billionths: Int128(billionths)))
        case .listed(let number): listedValues[Int(number)]
        }
    }

    /// The bytes of a log's note; empty if there isn't one.
    package func noteBytes(of row: Row) -> ArraySlice<UInt8> {
        notes[row.noteStart..<row.noteStart + Int(row.noteLength)]
    }

    /// The note of a log; nil if there isn't one.
    package func note(of row: Row) -> String? {
        guard row.noteLength > 0 else { return nil }
        return String(decoding: noteBytes(of: row), as: UTF8.self)
    }
}

extension LogTable: RandomAccessCollection {
    package var startIndex: Int { 0 }
    package var endIndex: Int { rows.count }

    /// A log with its texts; O(length of the texts).
    package subscript(index: Int) -> TrackerLog {
        let row = rows[index]
        let origin = Origin(file: Int(row.file), line: Int(row.line))
        var log = TrackerLog(origin: origin, tracker: row.tracker, day: days[index], value: value(row.value))
        (log.instant, log.wallTime, log.note) = (row.instant, row.wallTime, note(of: row))
        (log.trigger, log.location) = (row.trigger.map(names.spelling), row.place.map(names.spelling))
        log.source = row.source.map(sources.text)
        return log
    }
}

extension LogTable {
    /// Reserves memory for a number of logs.
    package mutating func reserve(_ count: Int) {
        days.reserveCapacity(count)
        rows.reserveCapacity(count)
    }

    /// The stored form of a value; equal values of one table have equal forms.
    package mutating func stored(_ value: TrackerLog.Value) -> Value {
        switch value {
        case .none: return .none
        case .amount(let amount):
            if let billionths = Int64(exactly: amount.billionths) { return .amount(billionths) }
        case .options: break
        }
        if let number = numberOfListed[value] { return .listed(number) }
        let number = Int32(truncatingIfNeeded: listedValues.count)
        listedValues.append(value)
        numberOfListed[value] = number
        return .listed(number)
    }

    /// Appends a log without texts; `value` was returned by `stored` of this table.
    ///
    /// `time` is nil if only the day is known.
    package mutating func append(
        origin: Origin, tracker: Int, time: (instant: Instant, wall: WallTime)?, day: Day, value: Value
    ) {
        days.append(day)
        rows.append(Row(origin: origin, tracker: tracker, time: time, value: value))
    }

    package mutating func setTriggerOfLast(_ text: borrowing Span<UInt8>) {
        rows[rows.count - 1].triggerNumber = Int32(truncatingIfNeeded: names.number(of: text))
    }

    package mutating func setPlaceOfLast(_ text: borrowing Span<UInt8>) {
        rows[rows.count - 1].placeNumber = Int32(truncatingIfNeeded: names.number(of: text))
    }

    package mutating func setNoteOfLast(_ text: borrowing Span<UInt8>) {
        rows[rows.count - 1].noteStart = notes.count
        rows[rows.count - 1].noteLength = Int32(truncatingIfNeeded: text.count)
        for index in text.indices { notes.append(text[index]) }
    }

    /// Sets the source of the last log; at most 65,535 different ones are kept.
    package mutating func setSourceOfLast(_ text: borrowing Span<UInt8>) {
        let number = sources.count < Int(UInt16.max) ? sources.number(of: text) : sources.find(text)
        rows[rows.count - 1].sourceNumber = number.flatMap { UInt16(exactly: $0) } ?? .max
    }

    /// Removes the logs at ascending indices without repetitions.
    package mutating func remove(at indices: [Int]) {
        guard let first = indices.first else { return }
        var (kept, next) = (first, 0)
        for index in first..<rows.count {
            if next < indices.count, indices[next] == index {
                next += 1
                continue
            }
            rows[kept] = rows[index]
            days[kept] = days[index]
            kept += 1
        }
        rows.removeLast(rows.count - kept)
        days.removeLast(days.count - kept)
    }
}
