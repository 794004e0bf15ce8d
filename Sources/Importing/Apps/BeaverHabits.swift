import Diary
import Model

/// Beaver Habit Tracker: a JSON file with a list of habits, each with its days.
enum BeaverHabits {
    static let format = ImportFormat("beaverhabits", recognises: { input, _ in recognises(input) }, read: read)

    /// Whether an input is an object with such habits.
    private static func recognises(_ input: ImportInput) -> Bool {
        guard let file = try? input.singleFile(of: "export"), file.path.lowercased().hasSuffix(".json"),
            let document = try? file.json()
        else { return false }
        return habits(in: document)?.contains { $0["records"] != nil } ?? false
    }

    /// The list of habits, which older files have one level deeper.
    private static func habits(in document: JSONNode) -> [JSONNode]? {
        let holder = document["habits"] == nil ? document["data"] : document
        return holder?["habits"]?.elements
    }

    private static func read(
        _ input: ImportInput, _ context: ImportContext, _ imported: inout ImportedRecords
    ) throws(ImportError) {
        let file = try input.singleFile(of: "export")
        let document = try file.json()
        guard let habits = habits(in: document) else {
            throw ImportError("the file has no \"habits\"; expected a list", at: file.place(document))
        }
        for habit in habits {
            let place = file.place(habit)
            guard let name = habit["name"]?.word.map(withoutSpacesAround), !name.isEmpty else {
                throw ImportError("the habit has no \"name\"; expected a text", at: place)
            }
            let status = habit["status"]?.word
            // What its owner has deleted in the app is only kept there to be brought back.
            guard status != "soft_delete" else {
                imported.notices.add(.column, name, at: place)
                continue
            }
            var tracker = ImportedTracker(name, .yesNo)
            tracker.hasStreak = true
            tracker.isActive = status == "archive" ? false : nil
            tracker.schedule = schedule(habit["period"])
            if tracker.schedule == nil { imported.notices.add(.frequency, name, at: place) }
            let index = imported.add(tracker)
            for record in habit["records"]?.elements ?? [] {
                try read(record, at: file.place(record), of: index, name, &imported)
            }
        }
    }

    private static func read(
        _ record: JSONNode, at place: ImportPlace, of index: Int, _ name: String, _ imported: inout ImportedRecords
    ) throws(ImportError) {
        guard let date = record["day"]?.word.flatMap({ WrittenDate($0, nil) }), date.time == nil else {
            throw ImportError("the record has no \"day\" that is a date; expected e.g. \"2025-10-31\"", at: place)
        }
        guard let isDone = record["done"]?.flag else {
            throw ImportError("the record has no \"done\"; expected true or false", at: place)
        }
        let note = withoutSpacesAround(record["text"]?.word ?? "")
        var mark = HabitMark(habit: name, date: date, note: note, place: place)
        if isDone { return imported.log(mark, of: index, id: imported.dayID(of: name, date.day)) }
        mark.note = withoutSpacesAround(note.split(separator: "#skip").joined(separator: " "))
        imported.leave(note.contains("#skip") ? .skipped : .notDone, mark, of: index)
    }

    /// How often a habit is meant to be done; nil if no schedule says that.
    private static func schedule(_ period: JSONNode?) -> Schedule? {
        guard let period, period.elements == nil, let type = period["period_type"]?.word else { return .everyDay }
        let times = period["target_count"]?.whole ?? 1
        return switch (type, period["period_count"]?.whole ?? 1, times) {
        case ("D", 1, 1), ("W", 1, 7): .everyDay
        case ("W", 1, 1...6): .perWeek(times)
        default: nil
        }
    }
}
