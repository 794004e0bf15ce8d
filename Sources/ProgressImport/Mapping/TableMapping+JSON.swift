import Diagnostics
import ProgressLoading
import ProgressModel
import ProgressRecording

extension TableMapping {
    private static let keys = [
        "source", "date", "dateOrder", "habit", "value", "note", "habits", "yes", "no", "skip", "unset",
    ]
    private static let habitKeys = [
        "to", "preset", "id", "mode", "type", "metric", "unit", "goal", "limit", "perWeek",
    ]
    private static let targets = [
        "tracker", "drinks", "level", "meditation", "breathing", "workout", "metric", "note", "leave", "nothing",
    ]

    /// Reads a mapping that a person wrote or kept.
    init(_ file: SourceFile, _ vocabulary: Vocabulary) throws(ImportError) {
        try self.init(TableMapping.document(of: file), file, vocabulary)
    }

    static func document(of file: SourceFile) throws(ImportError) -> JSONNode {
        var reader = JSONReader(file.bytes, dialect: .json5)
        do throws(JSONReader.Fault) {
            return try reader.document()
        } catch {
            throw ImportError(error.text, at: ImportPlace(file: file.path, line: error.position.line))
        }
    }

    /// Reads a mapping that is a part of a file.
    init(_ document: JSONNode, _ file: SourceFile, _ vocabulary: Vocabulary) throws(ImportError) {
        let object = MappingObject(document, file, TableMapping.keys)
        try object.check()
        let source = try object.text("source") ?? "csv"
        guard let date = try object.text("date") else {
            throw object.error(document, "the mapping has no \"date\"; expected the name of the column of the date")
        }
        self.init(source: source, date: date, vocabulary)
        dateOrder = try object.choice("dateOrder", DateOrder.allCases.map(\.rawValue)).flatMap {
            DateOrder(rawValue: $0)
        }
        (habit, value, note) = (try object.text("habit"), try object.text("value"), try object.text("note"))
        guard case .object(let members)? = object.node("habits")?.value else {
            throw object.error(document, "the mapping has no \"habits\"; expected an object with a key for each")
        }
        for member in members {
            habits.append((member.key, try TableMapping.habit(member.value, file)))
        }
        ownWords = [
            try object.words("yes"), try object.words("no"), try object.words("skip"), try object.words("unset"),
        ]
        words.replace(ownWords)
    }

    private static func habit(_ node: JSONNode, _ file: SourceFile) throws(ImportError) -> Habit {
        let object = MappingObject(node, file, habitKeys)
        try object.check()
        guard let to = try object.choice("to", targets) else {
            throw object.error(node, "the habit has no \"to\"; expected \(alternatives(targets))")
        }
        var habit = Habit(target: .nothing)
        switch to {
        case "tracker":
            let modes: [Tracker.Mode] = [.yesNo, .counter, .number, .selection, .note, .awareness, .avoidance]
            let mode = try object.choice("mode", modes.map(\.rawValue)).flatMap { Tracker.Mode(rawValue: $0) }
            habit.preset = try object.choice("preset", TrackerPreset.allCases.map(\.rawValue)).flatMap {
                TrackerPreset(rawValue: $0)
            }
            habit.target = .tracker(mode: habit.preset?.mode ?? mode ?? .yesNo)
        case "drinks": habit.target = .drinks
        case "level": habit.target = .level
        case "metric":
            guard let metric = try object.text("metric") else {
                throw object.error(node, "the habit has no \"metric\"; expected a word such as sleep")
            }
            habit.target = .metric(metric)
        case "note": habit.target = .note
        case "leave", "nothing": habit.target = .nothing
        default:
            let type = try object.text("type").map(withoutSpacesAround).flatMap { $0.isEmpty ? nil : $0 }
            habit.target = .session(Session.Kind(rawValue: to) ?? .workout, type: type)
        }
        (habit.id, habit.unit) = (try object.text("id"), try object.text("unit"))
        (habit.goal, habit.limit) = (try object.number("goal"), try object.number("limit"))
        if let number = try object.number("perWeek") {
            guard let days = number.whole, (1...7).contains(days) else {
                throw object.error(node, "\"perWeek\" is \(number.text); expected 1 to 7")
            }
            habit.perWeek = days
        }
        if let id = habit.id, Tracker.id(of: id) != id {
            throw object.error(node, "\"\(shortened(id))\" is not an id; expected small letters, digits and hyphens")
        }
        return habit
    }
}

extension TableMapping {
    /// The mapping as a file that can be changed and given back, with a comment behind each habit that has one.
    func json(comments: [String: String] = [:]) -> String {
        guard var text = SettingsText("map.json", in: []) else { return "" }
        func set(_ key: String, _ value: JSONText?) {
            if let value { text.set(key, to: value, in: text.document) }
        }
        set("source", .text(source))
        set("date", .text(date))
        set("dateOrder", dateOrder.map { .text($0.rawValue) })
        set("habit", habit.map { .text($0) })
        set("value", value.map { .text($0) })
        set("note", note.map { .text($0) })
        set("habits", .written(habitsJSON(comments)))
        for (key, own) in zip(["yes", "no", "skip", "unset"], ownWords) {
            set(key, own.map { .list($0.sorted().map { .text($0) }) })
        }
        return text.change.map { String(decoding: $0.after.bytes, as: UTF8.self) } ?? ""
    }

    /// The habits with a line each, written at once: to put them in one by one would read the file again for each.
    ///
    /// Of names that differ in capitals alone the last one counts, as for readers.
    private func habitsJSON(_ comments: [String: String]) -> String {
        var members: [JSONText.Member] = []
        var indices: [String: Int] = [:]
        for (name, habit) in habits {
            if let index = indices[name.lowercased()] {
                members[index] = JSONText.Member(members[index].key, habit.json)
            } else {
                indices[name.lowercased()] = members.count
                members.append(JSONText.Member(name, habit.json))
            }
        }
        let lines = members.enumerated().map { index, member in
            "\n    \(JSONText.quoted(member.key)): \(member.value.text)" + (index + 1 < members.count ? "," : "")
                + (comments[member.key.lowercased()].map { "  // " + PlainText.line($0) } ?? "")
        }
        return "{" + lines.joined() + "\n  }"
    }
}

extension TableMapping.Habit {
    fileprivate var json: JSONText {
        var members: [JSONText.Member] = []
        func add(_ key: String, _ value: JSONText?) {
            if let value { members.append(JSONText.Member(key, value)) }
        }
        switch target {
        case .tracker(let mode):
            add("to", .text("tracker"))
            if let preset { add("preset", .text(preset.rawValue)) } else { add("mode", .text(mode.rawValue)) }
        case .drinks: add("to", .text("drinks"))
        case .level: add("to", .text("level"))
        case .session(let kind, let type):
            add("to", .text(kind.rawValue))
            add("type", type.map { .text($0) })
        case .metric(let name):
            add("to", .text("metric"))
            add("metric", .text(name))
        case .note: add("to", .text("note"))
        case .nothing: add("to", .text("leave"))
        }
        add("id", id.map { .text($0) })
        add("unit", unit.map { .text($0) })
        add("goal", goal.map { .number($0) })
        add("limit", limit.map { .number($0) })
        add("perWeek", perWeek.map { .number(FixedDecimal($0)) })
        return .object(members)
    }
}

/// An object of a mapping, with errors that name its lines.
private struct MappingObject {
    private let object: JSONNode
    private let file: SourceFile
    private let keys: [String]

    init(_ object: JSONNode, _ file: SourceFile, _ keys: [String]) {
        (self.object, self.file, self.keys) = (object, file, keys)
    }

    /// Throws where it is no object or has a key that nothing reads.
    func check() throws(ImportError) {
        guard case .object(let members) = object.value else { throw error(object, "expected an object here") }
        for member in members where !keys.contains(where: { $0.lowercased() == member.key.lowercased() }) {
            throw ImportError(
                "\"\(shortened(member.key))\" is not a key of a mapping; expected \(alternatives(keys))",
                at: ImportPlace(file: file.path, line: member.keyPosition.line),
                hint: spellingHint(member.key, among: keys))
        }
    }

    func node(_ key: String) -> JSONNode? { object.member(key)?.value }

    func error(_ node: JSONNode, _ text: String) -> ImportError {
        ImportError(text, at: ImportPlace(file: file.path, line: node.position.line))
    }

    func text(_ key: String) throws(ImportError) -> String? {
        guard let node = node(key) else { return nil }
        guard let word = node.word, !word.isEmpty else {
            throw error(node, "\"\(key)\" is not a text; expected one in quotation marks")
        }
        return word
    }

    func number(_ key: String) throws(ImportError) -> FixedDecimal? {
        guard let node = node(key) else { return nil }
        guard case .number(let digits) = node.value, let number = FixedDecimal(digits: Array(digits).span) else {
            throw error(node, "\"\(key)\" is not a number from 0")
        }
        return number
    }

    func choice(_ key: String, _ choices: [String]) throws(ImportError) -> String? {
        guard let word = try text(key) else { return nil }
        if let choice = choices.first(where: { $0.lowercased() == word.lowercased() }) { return choice }
        throw ImportError(
            "\"\(shortened(word))\" is not a value of \"\(key)\"; expected \(alternatives(choices))",
            at: ImportPlace(file: file.path, line: (node(key) ?? object).position.line),
            hint: spellingHint(word, among: choices))
    }

    func words(_ key: String) throws(ImportError) -> Set<String>? {
        guard let node = node(key) else { return nil }
        guard case .array(let nodes) = node.value else {
            throw error(node, "\"\(key)\" is not a list; expected words in square brackets")
        }
        return Set(nodes.compactMap { $0.word?.lowercased() })
    }
}
