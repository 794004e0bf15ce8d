package import Diary
package import Model

/// What an export holds in the terms of a data directory, before anyone has looked at the directory it goes into.
///
/// A reader of a format fills this and nothing else; `ImportMerge` decides what of it is new. Nothing here depends on the
/// directory: wall times get their zone in the merge.
package struct ImportedRecords: Sendable {
    /// The word in the column `source` of every record, such as `loop`; nil if each record brings its own.
    package var source: String?
    /// Whether a record with an id that is there stays as it is, even if its values differ.
    package var replacesNothing = false
    /// In the order of the export; of equal ids the last counts.
    ///
    /// An id is made of the habit and its day or instant, never of the row it was in, so that a second import adds nothing.
    /// An entry has none: it is known by its day and its source.
    package var records: [ImportedRecord] = []
    /// The habits that logs belong to, which name them by their index here.
    package var trackers: [ImportedTracker] = []
    /// What becomes pauses.
    package var rests: [ImportedRest] = []
    /// Texts that belong to no record that is written.
    package var notes: [ImportedNote] = []
    /// From when on days without an entry are sober, as a counter of sober days has it; nil if that is not said.
    package var steadySince: Day?
    /// Files of a data directory, which only our own export has.
    package var settings: [SourceFile] = []
    /// New names of trackers of the directory by their ids, if the person says that the app renamed a habit.
    package var newNames: [String: String] = [:]
    /// What was understood and isn't written.
    package var notices = ImportNotices()
    /// Rows of a table that were left out; nil if there are none.
    package var skipped: SkippedRows?
    /// The apps, devices and files that have numbers of drinks.
    package var drinkSources: [DrinkSource] = []
    /// The apps and devices whose records were taken, with the number of these, if the export names them.
    package var sources: [(name: String, count: Int)] = []
    /// How many records have each id, without the number after it.
    var ids: [String: Int] = [:]

    /// Makes an empty collection.
    package init(source: String?) {
        self.source = source
    }

    /// The id of a record of a habit; a second one at the same moment has a number after it.
    mutating func id(of habit: String, at moment: some StringProtocol) -> String {
        ids.numbered("\(source ?? ""):\(habit):\(moment)")
    }

    /// More habits, and more options of one, than anybody has: what has more is another kind of column.
    static let mostTrackers = 1000
    static let mostOptions = 500

    static func check(habits: Int) throws(ImportError) {
        guard habits <= mostTrackers else { throw ImportError("\(habits) habits; expected at most \(mostTrackers)") }
    }

    /// Throws if there are more records, trackers or options than a person has, or a name is too long.
    func checkSize() throws(ImportError) {
        guard records.count <= ImportLimits.mostRecords else {
            throw ImportLimits.tooMany(records.count, "records")
        }
        for tracker in trackers where tracker.name.utf8.count > ImportLimits.longestName {
            throw ImportError(
                "\"\(shortened(tracker.name))\" has more than \(ImportLimits.longestName) bytes; expected a name")
        }
        try ImportedRecords.check(habits: trackers.count)
        for tracker in trackers {
            let count = tracker.options?.count ?? 0
            guard count > ImportedRecords.mostOptions else { continue }
            throw ImportError(
                "\"\(shortened(tracker.name))\" has \(count) different values; expected at most \(ImportedRecords.mostOptions) options",
                hint: "a column of texts is a note rather than a selection")
        }
    }

    /// Whether nothing of the export can be taken: a habit without records is ignored.
    var isEmpty: Bool {
        records.isEmpty && rests.isEmpty && notes.isEmpty && settings.isEmpty && steadySince == nil
    }

    /// By the index of a tracker, the first day that it has a log or a rest on; trackers without one are missing.
    var firstDays: [Int: Day] {
        var days: [Int: Day] = [:]
        for record in records {
            if let tracker = record.tracker { days[tracker] = min(record.day, days[tracker] ?? record.day) }
        }
        for rest in rests { days[rest.tracker] = min(rest.day, days[rest.tracker] ?? rest.day) }
        return days
    }

    /// Adds a tracker and returns its index.
    package mutating func add(_ tracker: ImportedTracker) -> Int {
        trackers.append(tracker)
        return trackers.count - 1
    }

    /// Adds a log; without an id it gets one of the habit and its moment, with a number from the second of a moment on.
    mutating func log(_ mark: HabitMark, of tracker: Int, _ value: RecordValue? = nil, id: String? = nil) {
        records.append(
            .log(
                of: tracker, on: mark.date.day, id: id ?? self.id(of: mark.habit, at: mark.date.identity),
                time: mark.date.time, value: value, note: mark.note, at: mark.place))
    }

    /// Takes what an app says of a habit, of which it has one record a day; `subject` is what the id calls it, if not by its name.
    mutating func take(_ said: HabitDay, _ mark: HabitMark, of tracker: Int, subject: String? = nil) {
        switch said {
        case .done(let amount):
            let id = "\(source ?? ""):\(subject ?? mark.habit):\(mark.date.day)"
            log(mark, of: tracker, amount.map { .number($0) }, id: id)
        case .left(let remark): leave(remark, mark, of: tracker)
        }
    }

    /// Counts what is understood and not written as a record; a skipped day is one of rest of its tracker.
    mutating func leave(_ remark: ImportRemark, _ mark: HabitMark, of tracker: Int? = nil) {
        notices.add(remark, mark.habit, at: mark.place)
        if remark == .skipped, let tracker { rests.append(ImportedRest(tracker: tracker, day: mark.date.day)) }
        keepNote(of: mark)
    }

    /// A note of a day on which nothing is written of the habit goes into the note of the day.
    mutating func keepNote(of mark: HabitMark) {
        guard let note = mark.note, !note.isEmpty else { return }
        notes.append(ImportedNote(text: "\(mark.habit): \(note)", day: mark.date.day, place: mark.place))
    }

    /// The fewest days that tell how an app records.
    private static let fewestDrinkingDays = 20

    /// The days with drinks, of an app that records no others; nil if it records days without, or too few.
    package var drinkingDaysAlone: [Day]? {
        var days: Set<Day> = []
        for record in records where record.kind == .entries {
            guard case .number(let drinks)? = record.values["drinks"], drinks > .zero else { return nil }
            days.insert(record.day)
        }
        let sorted = days.sorted()
        guard sorted.count >= ImportedRecords.fewestDrinkingDays, let first = sorted.first, let last = sorted.last,
            sorted.count * 10 < (first.distance(to: last) + 1) * 9
        else { return nil }
        return sorted
    }
}

/// Days on which nothing was expected of a habit.
package struct ImportedRest: Sendable {
    /// An index into `ImportedRecords.trackers`.
    package let tracker: Int
    package let day: Day
}

/// A text for the note of a day.
package struct ImportedNote: Sendable {
    package let text: String
    package let day: Day
    /// Whether it is a whole note that a person wrote, which goes beside no other one; else it is a paragraph.
    package var isWhole = false
    package let place: ImportPlace
}

/// What an export says of a habit at a time.
struct HabitMark {
    /// As the export calls it.
    var habit = ""
    var date: WrittenDate
    /// What is written of it, if that still has to be understood.
    var text = ""
    var note: String?
    let place: ImportPlace
}

/// The filled ones of some texts, a line each.
func lines(_ texts: String...) -> String { texts.filter { !$0.isEmpty }.joined(separator: "\n") }

/// What an app says of a habit on a day.
enum HabitDay {
    /// It was done, with the amount if it has one.
    case done(FixedDecimal?)
    /// Nothing that is a log.
    case left(ImportRemark)
}

/// How the times of a source are read: as they are written, but instants as the zone of the directory shows them.
///
/// If all times of a source have the offset 0, the program that wrote them knew no place, and they are instants.
struct SourceTimes {
    private let zone: CivilZone
    private let areInstants: Bool

    /// Makes the reading of a source with these dates.
    init(_ dates: some Sequence<WrittenDate>, in zone: CivilZone) {
        self.zone = zone
        areInstants = dates.lazy.compactMap(\.time).allSatisfy { time in
            if case .wall = time { false } else { time.moment(in: .utc)?.offset == 0 }
        }
    }

    /// The date of a record as its directory shows it, with a notice if the source shows another time.
    func shown(_ date: WrittenDate, at place: ImportPlace, _ notices: inout ImportNotices) -> WrittenDate {
        let instant: Instant
        switch date.time {
        case .instant(let written): instant = written
        case .moment(let moment) where areInstants: instant = moment.instant
        default: return date
        }
        let moment = Moment(instant, in: zone)
        if moment.offset != 0 { notices.add(.shownInZone, "\(date.day)", at: place) }
        return WrittenDate(day: moment.wallTime.day, time: .instant(instant))
    }
}
