import Diary
import Model

/// Beaver Habit Tracker: a JSON file with a list of habits and the days of each.
enum BeaverHabits {
    static let format = ImportFormat(
        "beaverhabits",
        recognises: { input, _ in
            guard input.files.first?.path.lowercased().hasSuffix(".json") == true else { return false }
            return input.document.flatMap(habits)?.contains { $0["records"] != nil } ?? false
        }
    ) { input, context, imported throws(ImportError) in
        let file = try input.singleFile(of: "export")
        let document = if let known = input.document { known } else { try file.json() }
        guard let habits = habits(in: document) else {
            throw ImportError("the file has no \"habits\"; expected a list", at: file.place(document))
        }
        for habit in habits {
            let place = file.place(habit)
            guard let name = habit["name"]?.word.map(withoutSpacesAround), !name.isEmpty else {
                throw ImportError("the habit has no \"name\"; expected a text", at: place)
            }
            let status = habit["status"]?.word
            // Habits that were deleted in the app are only kept in the file so that they can be restored.
            guard status != "soft_delete" else {
                imported.notices.add(.column, name, at: place)
                continue
            }
            var tracker = ImportedTracker(name, .yesNo)
            tracker.isActive = status == "archive" ? false : nil
            tracker.schedule = schedule(habit["period"])
            if tracker.schedule == nil { imported.notices.add(.frequency, name, at: place) }
            let index = imported.add(tracker)
            for record in habit["records"]?.elements ?? [] {
                let (mark, day) = try mark(record, at: file.place(record), of: name)
                imported.take(day, mark, of: index)
            }
        }
    }

    /// The list of habits, which older files have one level deeper.
    private static func habits(in document: JSONNode) -> [JSONNode]? {
        (document["habits"] ?? document["data"]?["habits"])?.elements
    }

    private static func mark(
        _ record: JSONNode, at place: ImportPlace, of name: String
    ) throws(ImportError) -> (HabitMark, HabitDay) {
        guard let date = record["day"]?.word.flatMap({ WrittenDate($0, nil) }), date.time == nil else {
            throw ImportError("the record has no \"day\" that is a date; expected e.g. \"2025-10-31\"", at: place)
        }
        guard let isDone = record["done"]?.flag else {
            throw ImportError("the record has no \"done\"; expected true or false", at: place)
        }
        let text = record["text"]?.word ?? ""
        let note = isDone ? text : text.split(separator: "#skip").joined(separator: " ")
        let mark = HabitMark(habit: name, date: date, note: withoutSpacesAround(note), place: place)
        return (mark, isDone ? .done(nil) : .left(text.contains("#skip") ? .skipped : .notDone))
    }

    /// How often a habit should be done; nil if no schedule can express it.
    private static func schedule(_ period: JSONNode?) -> Schedule? {
        guard let period, period.elements == nil, let type = period["period_type"]?.word else { return .everyDay }
        guard period["period_count"]?.whole ?? 1 == 1, let days = ["D": 1, "W": 7][type] else { return nil }
        return Schedule(times: period["target_count"]?.whole ?? 1, in: days)
    }
}
