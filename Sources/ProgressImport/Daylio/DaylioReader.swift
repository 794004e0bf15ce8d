import ProgressLoading
import ProgressModel

/// Reads the CSV file of Daylio: a row for each entry, with a mood, activities and a note.
///
/// Moods and activities become two selections with the person's own labels. The columns `date` and `weekday` are in the
/// language of the app and say nothing that `full_date` does not.
struct DaylioReader: ImportReader {
    private let table: Table
    private var imported: ImportedRecords

    init(_ input: ImportInput, _ context: ImportContext) throws(ImportError) {
        table = try input.table()
        imported = ImportedRecords(source: context.source ?? "daylio")
    }

    /// Whether an input has the columns of such a file.
    static func recognises(_ input: ImportInput, _: Vocabulary) -> Bool {
        Set(input.header.map { withoutSpacesAround($0).lowercased() })
            .isSuperset(of: ["full_date", "mood", "activities"])
    }

    mutating func read() throws(ImportError) -> ImportedRecords {
        guard let date = table.column("full_date"), let mood = table.column("mood"),
            let activities = table.column("activities")
        else { throw ImportError("the table has no columns full_date, mood and activities", at: table.place(1)) }
        let time = table.column("time")
        let notes = ["note_title", "note"].compactMap { table.column($0) }
        let read = Set([date, mood, activities, time, table.column("date"), table.column("weekday")] + notes)
        for index in table.columns.indices where !read.contains(index) {
            if table.cells(index).contains(where: { !$0.isEmpty }) {
                imported.notices.add(.column, table.columns[index], at: table.place(1))
            }
        }
        var (moodLabels, activityLabels) = (Labels(), Labels())
        let moods = imported.add(DaylioReader.tracker("Mood", id: "daylio-mood"))
        let done = imported.add(DaylioReader.tracker("Activities", id: "daylio-activities"))
        for row in table.rows {
            let place = table.place(row.line)
            guard let day = WrittenDate(row.cells[date], nil)?.day else {
                throw ImportError(
                    "\"\(shortened(row.cells[date]))\" is not a date; expected e.g. 2025-10-31", at: place)
            }
            let clock = try time.map { index throws(ImportError) in try clockTime(row.cells[index], place) } ?? nil
            let moment = clock.map { RecordValue.wall(WallTime(day: day, second: $0)) }
            let note = notes.map { DaylioReader.text(row.cells[$0]) }.filter { !$0.isEmpty }.joined(separator: "\n")
            let felt = DaylioReader.labels([row.cells[mood]][...], &moodLabels)
            let did = DaylioReader.labels(
                row.cells[activities].split(separator: "|").map(String.init)[...], &activityLabels)
            if !felt.isEmpty || !note.isEmpty {
                imported.records.append(
                    .log(
                        of: moods, on: day, id: id("mood", day, moment), time: moment,
                        value: felt.isEmpty ? nil : .text(felt), note: note, at: place))
            }
            if !did.isEmpty {
                imported.records.append(
                    .log(
                        of: done, on: day, id: id("activities", day, moment), time: moment, value: .text(did),
                        at: place))
            }
        }
        let ranks = DaylioReader.valences
        // Notes alone: a selection has something to select, and these are what the app begins with.
        if moodLabels.names.isEmpty { moodLabels.names = ranks.keys.sorted() }
        // From the best mood to the worst; a person's own labels in the order of the file.
        imported.trackers[moods].options = moodLabels.names.enumerated()
            .sorted { (-(ranks[$0.element] ?? -9), $0.offset) < (-(ranks[$1.element] ?? -9), $1.offset) }
            .map { Tracker.Option(named: $0.element, valence: ranks[$0.element]) }
        imported.trackers[done].options = activityLabels.names.map { Tracker.Option(named: $0) }
        imported.trackers[done].allowsSeveralOptions = true
        return imported
    }

    /// A note whose lines the app divides by `<br>`.
    private static func text(_ cell: String) -> String {
        guard cell.contains("<") else { return cell }
        return cell.replacing(/<br ?\/?>/.ignoresCase(), with: "\n")
    }

    /// How pleasant the moods are that the app begins with, in English.
    private static let valences = ["rad": 2, "good": 1, "meh": 0, "bad": -1, "awful": -2]

    private static func tracker(_ name: String, id: String) -> ImportedTracker {
        var tracker = ImportedTracker(name, .selection)
        tracker.id = id
        return tracker
    }

    /// The labels as the value of a log, in the spelling that each had first.
    private static func labels(_ written: ArraySlice<String>, _ known: inout Labels) -> String {
        let labels = written.map { withoutSpacesAround($0) }.filter { !$0.isEmpty }.map { label in
            let label = label.split(separator: "|").joined(separator: "/")
            let key = label.lowercased()
            if let index = known.index[key] { return known.names[index] }
            known.index[key] = known.names.count
            known.names.append(label)
            return label
        }
        return labels.joined(separator: "|")
    }

    private mutating func id(_ subject: String, _ day: Day, _ moment: RecordValue?) -> String {
        imported.id(of: subject, at: (moment ?? .day(day)).identity.prefix(16))
    }

    /// `6:50 pm` or `19:05` as seconds after midnight; nil where nothing is written.
    private func clockTime(_ text: String, _ place: ImportPlace) throws(ImportError) -> Int? {
        guard !text.isEmpty else { return nil }
        let lowercased = text.lowercased().filter { $0 != "." }
        let isAfternoon = lowercased.hasSuffix("pm")
        let digits = lowercased.prefix { $0.isNumber || $0 == ":" }.split(separator: ":").compactMap { Int($0) }
        let isTwelve = isAfternoon || lowercased.hasSuffix("am")
        guard digits.count == 2, (0..<60).contains(digits[1]), isTwelve ? (1...12).contains(digits[0]) : digits[0] < 24
        else {
            throw ImportError("\"\(shortened(text))\" is not a time; expected e.g. 19:05 or 7:05 pm", at: place)
        }
        let hour = isTwelve ? digits[0] % 12 + (isAfternoon ? 12 : 0) : digits[0]
        return hour * 3600 + digits[1] * 60
    }
}

/// The labels of moods or activities, each in its first spelling.
private struct Labels {
    var names: [String] = []
    /// By lower case, the place in `names`.
    var index: [String: Int] = [:]
}
