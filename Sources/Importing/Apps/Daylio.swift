import Diary
import Model

/// Daylio: a CSV file with a row for each entry, with a mood, activities and a note.
///
/// Moods and activities become two selections with the person's own labels. The columns `date` and `weekday` are in the
/// app's language and add nothing to `full_date`.
enum Daylio {
    static let format = ImportFormat(
        "daylio", columns: ["full_date", "mood", "activities"],
        also: ["time", "note_title", "note", "date", "weekday"]
    ) { table, context, imported throws(ImportError) in
        var labels = [AppLabels(), AppLabels()]
        for row in table.rows {
            let day = try WrittenDate(row["full_date"], at: row.place).day
            let clock = row["time"]
            let second = MomentText.timeOfDay(clock, context.vocabulary)
            guard clock.isEmpty || second != nil else {
                throw ImportError(
                    "\"\(shortened(clock))\" is not a time; expected e.g. 19:05 or 7:05 pm", at: row.place)
            }
            let date = WrittenDate(day: day, time: second.map { .wall(WallTime(day: day, second: $0)) })
            var note = lines(row["note_title"], row["note"])
            // The app puts `<br>` between the lines of a note.
            if note.contains("<") { note = note.replacing(/<br ?\/?>/.ignoresCase(), with: "\n") }
            let activities = row["activities"].split(separator: "|").map(String.init)
            let entries = [("mood", [row["mood"]], note), ("activities", activities, "")]
            for (index, (subject, written, note)) in entries.enumerated() {
                let taken = labels[index].take(written)
                guard !taken.isEmpty || !note.isEmpty else { continue }
                let id = imported.id(of: subject, at: date.identity.prefix(16))
                let mark = HabitMark(habit: subject, date: date, note: note, place: row.place)
                imported.log(mark, of: index, .text(taken), id: id)
            }
        }
        // Without moods, the selection gets the app's default ones: a selection can't be empty.
        var moods = labels[0].names.isEmpty ? valences.keys.sorted() : labels[0].names
        // From the best to the worst; a person's own labels follow in the order of the file.
        moods = moods.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(
            \.element)
        for (name, options) in [("Mood", moods), ("Activities", labels[1].names)] {
            var tracker = ImportedTracker(name, .selection)
            tracker.id = "daylio-\(name.lowercased())"
            tracker.options = options.map { Tracker.Option(named: $0, valence: name == "Mood" ? valences[$0] : nil) }
            tracker.allowsSeveralOptions = name == "Mood" ? nil : true
            _ = imported.add(tracker)
        }
    }

    /// How pleasant the app's default moods are, by their English names.
    private static let valences = ["rad": 2, "good": 1, "meh": 0, "bad": -1, "awful": -2]

    private static func rank(_ mood: String) -> Int { -(valences[mood] ?? -9) }
}
