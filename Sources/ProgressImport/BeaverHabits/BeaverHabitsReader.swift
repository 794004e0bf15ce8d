import ProgressLoading
import ProgressModel

/// Reads the JSON file of Beaver Habit Tracker: a list of habits, each with its days.
struct BeaverHabitsReader: ImportReader {
    private let file: SourceFile
    private var imported: ImportedRecords

    init(_ input: ImportInput, _ context: ImportContext) throws(ImportError) {
        guard input.isSingleFile, let file = input.files.first else {
            throw ImportError("a folder; expected the one file of the export")
        }
        self.file = file
        imported = ImportedRecords(source: context.source ?? "beaverhabits")
    }

    /// Whether an input is an object with such habits.
    static func recognises(_ input: ImportInput, _: Vocabulary) -> Bool {
        guard input.isSingleFile, let file = input.files.first, file.path.lowercased().hasSuffix(".json") else {
            return false
        }
        guard let document = try? file.json(), let habits = habits(in: document) else { return false }
        return habits.contains { $0["records"] != nil }
    }

    /// The list of habits, which older files have one level deeper.
    private static func habits(in document: JSONNode) -> [JSONNode]? {
        let holder = document["habits"] == nil ? document["data"] : document
        return holder?["habits"]?.elements
    }

    mutating func read() throws(ImportError) -> ImportedRecords {
        let document = try file.json()
        guard let habits = BeaverHabitsReader.habits(in: document) else {
            throw error("the file has no \"habits\"; expected a list", at: document)
        }
        for habit in habits { try read(habit) }
        return imported
    }

    private mutating func read(_ habit: JSONNode) throws(ImportError) {
        guard let name = habit["name"]?.word.map({ withoutSpacesAround($0) }), !name.isEmpty else {
            throw error("the habit has no \"name\"; expected a text", at: habit)
        }
        let status = habit["status"]?.word
        // What its owner has deleted in the app is only kept there to be brought back.
        guard status != "soft_delete" else { return imported.notices.add(.column, name, at: place(habit)) }
        var tracker = ImportedTracker(name, .yesNo)
        tracker.hasStreak = true
        tracker.isActive = status == "archive" ? false : nil
        if let schedule = BeaverHabitsReader.schedule(habit["period"]) {
            tracker.schedule = schedule
        } else {
            imported.notices.add(.frequency, name, at: place(habit))
        }
        let index = imported.add(tracker)
        for record in habit["records"]?.elements ?? [] {
            guard let text = record["day"]?.word, let day = WrittenDate(text, nil), day.time == nil else {
                throw error("the record has no \"day\" that is a date; expected e.g. \"2025-10-31\"", at: record)
            }
            guard let isDone = record["done"]?.flag else {
                throw error("the record has no \"done\"; expected true or false", at: record)
            }
            let note = withoutSpacesAround(record["text"]?.word ?? "")
            read(day.day, isDone: isDone, note: note, of: index, at: place(record))
        }
    }

    private mutating func read(_ day: Day, isDone: Bool, note: String, of index: Int, at place: ImportPlace) {
        let name = imported.trackers[index].name
        if isDone {
            let id = "\(imported.source ?? "beaverhabits"):\(name):\(day)"
            imported.records.append(.log(of: index, on: day, id: id, note: note, at: place))
            return
        }
        if note.contains("#skip") {
            imported.notices.add(.skipped, name, at: place)
            imported.rests.append(ImportedRest(of: index, on: day))
        } else {
            imported.notices.add(.notDone, name, at: place)
        }
        let words = withoutSpacesAround(note.split(separator: "#skip").joined(separator: " "))
        if !words.isEmpty { imported.notes.append(ImportedNote("\(name): \(words)", on: day, at: place)) }
    }

    /// How often a habit is meant to be done; nil where no schedule says that.
    private static func schedule(_ period: JSONNode?) -> Schedule? {
        guard let period, period.elements == nil, let type = period["period_type"]?.word else {
            return .everyDay
        }
        let (periods, times) = (period["period_count"]?.whole ?? 1, period["target_count"]?.whole ?? 1)
        return switch (type, periods, times) {
        case ("D", 1, 1): .everyDay
        case ("W", 1, 1...6): .perWeek(times)
        case ("W", 1, 7): .everyDay
        default: nil
        }
    }

    private func place(_ node: JSONNode) -> ImportPlace { ImportPlace(file: file.path, line: node.position.line) }

    private func error(_ text: String, at node: JSONNode) -> ImportError { ImportError(text, at: place(node)) }
}
