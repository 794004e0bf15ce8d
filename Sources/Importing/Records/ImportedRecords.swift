package import Diary
package import Model

/// The content of an export in the terms of a data directory, before it is compared with one.
///
/// A reader of a format only fills this; `ImportMerge` determines what is new. Nothing here depends on the directory:
/// wall times get their zone in the merge.
package struct ImportedRecords: Sendable {
    /// The word for the column `source` of every record, such as `loop`; nil if each record has its own.
    package var source: String?
    /// Whether an existing record with the same id is kept, even if its values differ.
    package var replacesNothing = false
    /// In the order of the export; of records with the same id the last counts.
    ///
    /// An id is made of the habit and its day or instant, never of its row, so that a second import adds nothing. An
    /// entry has no id: it is identified by its day and its source.
    package var records: [ImportedRecord] = []
    /// The habits; logs refer to them by index.
    package var trackers: [ImportedTracker] = []
    /// The days that become pauses.
    package var rests: [ImportedRest] = []
    /// Texts that belong to no record.
    package var notes: [ImportedNote] = []
    /// The day since which days without an entry are sober, from a counter of sober days; nil if there isn't one.
    package var steadySince: Day?
    /// Files of a data directory, which only our own export contains.
    package var settings: [SourceFile] = []
    /// New names of existing trackers by their ids, if the person says that a habit was renamed in the app.
    package var newNames: [String: String] = [:]
    /// What was understood and isn't written as a record.
    package var notices = ImportNotices()
    /// Rows of a table that were left out; nil if there aren't any.
    package var skipped: SkippedRows?
    /// The apps, devices and files that have numbers of drinks.
    package var drinkSources: [DrinkSource] = []
    /// The apps and devices whose records were taken, with the number of these, if the export names them.
    package var sources: [(name: String, count: Int)] = []
    /// The number of records with each id, whose number at the end is ignored.
    var ids: [String: Int] = [:]

    /// Makes an empty collection.
    package init(source: String?) {
        self.source = source
    }

    /// The id of a habit's record; further ones at the same moment have a number at the end.
    mutating func id(of habit: String, at moment: some StringProtocol) -> String {
        ids.numbered("\(source ?? ""):\(habit):\(moment)")
    }

    /// More habits, or more options of one, than a person has: such a column is something else.
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

    /// Whether nothing in the export can be imported: habits without records are ignored.
    var isEmpty: Bool {
        records.isEmpty && rests.isEmpty && notes.isEmpty && settings.isEmpty && steadySince == nil
    }

    /// The first day with a log or a rest, by the index of the tracker; trackers without either are missing.
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

    /// Adds a log; its default id is the habit and its moment, with a number from the second log of a moment on.
    mutating func log(_ mark: HabitMark, of tracker: Int, _ value: RecordValue? = nil, id: String? = nil) {
        records.append(
            .log(
                of: tracker, on: mark.date.day, id: id ?? self.id(of: mark.habit, at: mark.date.identity),
                time: mark.date.time, value: value, note: mark.note, at: mark.place))
    }

    /// Adds an app's only mark for a habit and a day; `subject` is the habit's name in the id, if it differs.
    mutating func take(_ said: HabitDay, _ mark: HabitMark, of tracker: Int, subject: String? = nil) {
        switch said {
        case .done(let amount):
            let id = "\(source ?? ""):\(subject ?? mark.habit):\(mark.date.day)"
            log(mark, of: tracker, amount.map { .number($0) }, id: id)
        case .left(let remark): leave(remark, mark, of: tracker)
        }
    }

    /// Counts something that isn't written as a record; a skipped day becomes a rest of its tracker.
    mutating func leave(_ remark: ImportRemark, _ mark: HabitMark, of tracker: Int? = nil) {
        notices.add(remark, mark.habit, at: mark.place)
        if remark == .skipped, let tracker { rests.append(ImportedRest(tracker: tracker, day: mark.date.day)) }
        keepNote(of: mark)
    }

    /// Adds the note of a habit's day without a record to the note of the day.
    mutating func keepNote(of mark: HabitMark) {
        guard let note = mark.note, !note.isEmpty else { return }
        notes.append(ImportedNote(text: "\(mark.habit): \(note)", day: mark.date.day, place: mark.place))
    }

    /// The minimum number of days to judge how an app records.
    private static let fewestDrinkingDays = 20

    /// The days with drinks, if an app records only those; nil if it records days without drinks too, or has too few.
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
    /// Whether it is a whole note, which isn't added to an existing one; else it is a paragraph.
    package var isWhole = false
    package let place: ImportPlace
}

/// A mark of an export for a habit at a time.
struct HabitMark {
    /// The habit's name in the export.
    var habit = ""
    var date: WrittenDate
    /// The text that still has to be read.
    var text = ""
    var note: String?
    let place: ImportPlace
}

/// The texts that aren't empty, one on each line.
func lines(_ texts: String...) -> String { texts.filter { !$0.isEmpty }.joined(separator: "\n") }

/// The meaning of an app's mark for a habit and a day.
enum HabitDay {
    /// It was done, with the amount if it has one.
    case done(FixedDecimal?)
    /// It isn't a log.
    case left(ImportRemark)
}

/// How the times of a source are read: as written, but instants in the zone of the directory.
///
/// If all times of a source have the offset 0, the program that wrote them knew no zone, and they are instants.
struct SourceTimes {
    private let zone: CivilZone
    private let areInstants: Bool

    /// Determines how the dates of a source are read.
    init(_ dates: some Sequence<WrittenDate>, in zone: CivilZone) {
        self.zone = zone
        areInstants = dates.lazy.compactMap(\.time).allSatisfy { time in
            if case .wall = time { false } else { time.moment(in: .utc)?.offset == 0 }
        }
    }

    /// The date of a record in the directory, with a notice if the source shows another time.
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
