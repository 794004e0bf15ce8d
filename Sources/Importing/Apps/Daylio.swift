import Diary
import Model

/// Daylio: a CSV file with a row for each entry, with a mood, activities and a note.
///
/// Moods and activities become two selections with the person's own labels. The columns `date` and `weekday` are in the
/// language of the app and say nothing that `full_date` does not.
enum Daylio {
    static let format = ImportFormat(
        "daylio", recognises: { input, _ in input.columns.isSuperset(of: needed) }, read: read)

    private static let needed = ["full_date", "mood", "activities"]

    private static func read(
        _ input: ImportInput, _ context: ImportContext, _ imported: inout ImportedRecords
    ) throws(ImportError) {
        let table = try AppTable(
            input, columns: needed, also: ["time", "note_title", "note", "date", "weekday"], &imported.notices)
        var (moods, activities) = (Labels(), Labels())
        for name in ["Mood", "Activities"] {
            var tracker = ImportedTracker(name, .selection)
            tracker.id = "daylio-\(name.lowercased())"
            _ = imported.add(tracker)
        }
        for row in table.table.rows {
            let place = table.table.place(row.line)
            let day = try WrittenDate(table[row, "full_date"], at: place).day
            let clock = table[row, "time"]
            let second = MomentText.timeOfDay(clock, context.vocabulary)
            guard clock.isEmpty || second != nil else {
                throw ImportError("\"\(shortened(clock))\" is not a time; expected e.g. 19:05 or 7:05 pm", at: place)
            }
            let date = WrittenDate(day: day, time: second.map { .wall(WallTime(day: day, second: $0)) })
            var note = ["note_title", "note"].map { table[row, $0] }.filter { !$0.isEmpty }.joined(separator: "\n")
            // The app puts `<br>` between the lines of a note.
            if note.contains("<") { note = note.replacing(/<br ?\/?>/.ignoresCase(), with: "\n") }
            let felt = moods.take([table[row, "mood"]])
            let done = activities.take(table[row, "activities"].split(separator: "|").map(String.init))
            for (index, (subject, labels, note)) in [("mood", felt, note), ("activities", done, "")].enumerated()
            where !labels.isEmpty || !note.isEmpty {
                let id = imported.id(of: subject, at: date.identity.prefix(16))
                let mark = HabitMark(habit: subject, date: date, note: note, place: place)
                imported.log(mark, of: index, .text(labels), id: id)
            }
        }
        // Notes alone: a selection has something to select, and these are what the app begins with.
        if moods.names.isEmpty { moods.names = valences.keys.sorted() }
        // From the best mood to the worst; a person's own labels in the order of the file.
        imported.trackers[0].options = moods.names.enumerated()
            .sorted { (-(valences[$0.element] ?? -9), $0.offset) < (-(valences[$1.element] ?? -9), $1.offset) }
            .map { Tracker.Option(named: $0.element, valence: valences[$0.element]) }
        imported.trackers[1].options = activities.names.map { Tracker.Option(named: $0) }
        imported.trackers[1].allowsSeveralOptions = true
    }

    /// How pleasant the moods are that the app begins with, in English.
    private static let valences = ["rad": 2, "good": 1, "meh": 0, "bad": -1, "awful": -2]

    /// The labels of moods or activities.
    private struct Labels {
        var names: [String] = []
        /// By lower case, each in its first spelling.
        private var known: [String: String] = [:]

        /// The labels as the value of a log.
        mutating func take(_ written: [String]) -> String {
            var taken: [String] = []
            for label in written.map(withoutSpacesAround) where !label.isEmpty {
                let new = withoutDividers(label)
                let label = known[new.lowercased()] ?? new
                if known.updateValue(label, forKey: new.lowercased()) == nil { names.append(label) }
                taken.append(label)
            }
            return taken.joined(separator: "|")
        }
    }
}
