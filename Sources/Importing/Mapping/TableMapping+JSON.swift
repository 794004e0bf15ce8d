import Diary
import Model

extension TableMapping {
    private static let keys = ["source", "date", "dateOrder"] + columns.map(\.key) + ["habits"] + wordKeys
    private static let wordKeys = ["yes", "no", "skip", "unset"]
    /// The keys of columns that a table may not have.
    private static var columns: [(key: String, place: WritableKeyPath<TableMapping, String?>)] {
        [("time", \.time), ("end", \.end), ("habit", \.habit), ("value", \.value), ("note", \.note)]
    }
    /// The keys that are allowed for a habit, by what it becomes.
    private static let habitKeys: [String: [String]] = [
        "tracker": ["to", "preset", "id", "mode", "unit", "goal", "limit", "perWeek"],
        "metric": ["to", "metric", "preset", "unit", "split"],
        "drinks": ["to", "perDrink"], "meditation": ["to", "unit"], "breathing": ["to", "unit"],
        "workout": ["to", "type", "unit"],
    ]
    fileprivate static let bloodPressure = "bloodPressure"
    private static let targets = [
        "tracker", "drinks", "level", "meditation", "breathing", "workout", "metric", "note", "leave", "nothing",
    ]

    init(_ file: SourceFile, _ vocabulary: Vocabulary) throws(ImportError) {
        try self.init(file.json(.json5), file, vocabulary)
    }

    init(_ document: JSONNode, _ file: SourceFile, _ vocabulary: Vocabulary) throws(ImportError) {
        let object = MappingObject(document, file, TableMapping.keys)
        try object.check()
        let source = try object.text("source") ?? "csv"
        guard let date = try object.text("date") else {
            throw object.error(document, "the mapping has no \"date\"; expected the name of the column of the date")
        }
        self.init(source: source, date: date, vocabulary)
        dateOrder = try object.choice("dateOrder", DateOrder.allCases)
        for (key, place) in TableMapping.columns { self[keyPath: place] = try object.text(key) }
        guard case .object(let members)? = object.node("habits")?.value else {
            throw object.error(document, "the mapping has no \"habits\"; expected an object with a key for each")
        }
        for member in members {
            habits.append((member.key, try TableMapping.habit(member.value, file, vocabulary)))
        }
        ownWords = try TableMapping.wordKeys.map { key throws(ImportError) in try object.words(key) }
        words.replace(ownWords)
    }

    /// Throws for a unit that has no effect: sessions and sleep take a unit of time, and other metrics take none.
    private static func check(
        _ unit: String, of target: Target, _ vocabulary: Vocabulary, _ object: MappingObject
    ) throws(ImportError) {
        guard let node = object.node("unit") else { return }
        if case .metric(let name) = target, name != KnownMetric.sleep.rawValue {
            throw object.error(
                node, "\"unit\" means nothing for the metric \(name), whose numbers are taken as they are")
        }
        guard vocabulary.seconds(in: unit) == nil else { return }
        throw object.error(node, "\"\(shortened(unit))\" is not a unit of time; expected s, min or h")
    }

    private static func habit(
        _ node: JSONNode, _ file: SourceFile, _ vocabulary: Vocabulary
    ) throws(ImportError) -> Habit {
        guard let to = try MappingObject(node, file, ["to"]).word("to", targets) else {
            throw ImportError("the habit has no \"to\"; expected \(alternatives(targets))", at: file.place(node))
        }
        let object = MappingObject(node, file, habitKeys[to] ?? ["to"], of: to)
        try object.check()
        var habit = Habit(target: .nothing)
        switch to {
        case "tracker":
            let modes: [Tracker.Mode] = [.yesNo, .counter, .number, .selection, .note, .awareness, .avoidance]
            let mode = try object.choice("mode", modes)
            habit.preset = try object.choice("preset", TrackerPreset.allCases)
            habit.target = .tracker(mode: habit.preset?.mode ?? mode ?? .yesNo)
        case "drinks":
            (habit.target, habit.perDrink) = (.drinks, try object.number("perDrink"))
            if let amount = habit.perDrink, amount <= .zero {
                throw object.error(node, "\"perDrink\" is \(amount.text); expected a number above 0")
            }
        case "level": habit.target = .level
        case "metric" where try object.word("preset", [bloodPressure]) != nil: habit = .bloodPressure
        case "metric":
            guard let metric = try object.text("metric") else {
                throw object.error(node, "the habit has no \"metric\"; expected a word such as sleep")
            }
            habit.target = .metric(metric)
            habit.split = try object.text("split")
        case "note": habit.target = .note
        case "leave", "nothing": habit.target = .nothing
        default:
            let type = try object.text("type").map(withoutSpacesAround).flatMap { $0.isEmpty ? nil : $0 }
            habit.target = .session(Session.Kind(rawValue: to) ?? .workout, type: type)
        }
        (habit.id, habit.unit) = (try object.text("id"), try object.text("unit"))
        if let unit = habit.unit, to != "tracker" { try check(unit, of: habit.target, vocabulary, object) }
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

    /// The mapping as a file that a person can edit, with comments after the date and the habits.
    func json(comments: [String: String] = [:], date remark: String? = nil) -> String {
        guard var text = SettingsText("map.json", in: []) else { return "" }
        func set(_ key: String, _ value: JSONText?) {
            if let value { text.set(key, to: value, in: text.document) }
        }
        set("source", .text(source))
        set("date", .text(date))
        set("dateOrder", dateOrder.map { .text($0.rawValue) })
        for (key, place) in TableMapping.columns { set(key, self[keyPath: place].map { .text($0) }) }
        set("habits", .written(habitsJSON(comments)))
        for (key, own) in zip(TableMapping.wordKeys, ownWords) {
            set(key, own.map { .list($0.sorted().map { .text($0) }) })
        }
        let json = text.change.map { String(decoding: $0.after.bytes, as: UTF8.self) } ?? ""
        guard let remark else { return json }
        let line = "\"date\": \(JSONText.quoted(date)),"
        return json.replacing(line, with: "\(line)  // \(PlainText.line(remark))", maxReplacements: 1)
    }

    /// The habits, each on a line; written at once, because each edit of the text would parse it again.
    ///
    /// If names only differ in capitals, the last one counts, as in reading.
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
        var members = [JSONText.Member("to", .text(target.choice.rawValue))]
        func add(_ key: String, _ value: JSONText?) {
            if let value { members.append(JSONText.Member(key, value)) }
        }
        switch target {
        case .tracker(let mode): add(preset == nil ? "mode" : "preset", .text(preset?.rawValue ?? mode.rawValue))
        case .session(_, let type): add("type", type.map { .text($0) })
        case .metric where self == .bloodPressure:
            add("preset", .text(TableMapping.bloodPressure))
            return .object(members)
        case .metric(let name):
            add("metric", .text(name))
            add("split", split.map { .text($0) })
        case .drinks: add("perDrink", perDrink.map { .number($0) })
        case .level, .note, .nothing: break
        }
        add("id", id.map { .text($0) })
        add("unit", unit.map { .text($0) })
        add("goal", goal.map { .number($0) })
        add("limit", limit.map { .number($0) })
        add("perWeek", perWeek.map { .number(FixedDecimal($0)) })
        return .object(members)
    }
}

/// An object of a mapping, with errors that contain the line.
struct MappingObject {
    private let object: JSONNode
    private let file: SourceFile
    private let keys: [String]
    private let kind: String

    init(_ object: JSONNode, _ file: SourceFile, _ keys: [String], of kind: String? = nil) {
        (self.object, self.file, self.keys) = (object, file, keys)
        self.kind = kind.map { "\"\($0)\"" } ?? "a mapping"
    }

    /// Throws if it isn't an object, or has an unknown key.
    func check() throws(ImportError) {
        guard case .object(let members) = object.value else { throw error(object, "expected an object here") }
        for member in members where !keys.contains(where: { $0.lowercased() == member.key.lowercased() }) {
            throw ImportError(
                "\"\(shortened(member.key))\" is not a key of \(kind); expected \(alternatives(keys))",
                at: ImportPlace(file: file.path, line: member.keyPosition.line),
                hint: spellingHint(member.key, among: keys))
        }
    }

    func node(_ key: String) -> JSONNode? { object.member(key)?.value }

    func error(_ node: JSONNode, _ text: String) -> ImportError { ImportError(text, at: file.place(node)) }

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

    /// The value of a key, which has to be one of some words, in any capitals.
    func word(_ key: String, _ words: [String]) throws(ImportError) -> String? {
        guard let written = try text(key) else { return nil }
        if let word = words.first(where: { $0.lowercased() == written.lowercased() }) { return word }
        throw ImportError(
            "\"\(shortened(written))\" is not a value of \"\(key)\"; expected \(alternatives(words))",
            at: file.place(node(key) ?? object), hint: spellingHint(written, among: words))
    }

    func choice<Choice: RawRepresentable<String>>(_ key: String, _ choices: [Choice]) throws(ImportError) -> Choice? {
        try word(key, choices.map(\.rawValue)).flatMap(Choice.init)
    }

    func words(_ key: String) throws(ImportError) -> Set<String>? {
        guard let node = node(key) else { return nil }
        guard let nodes = node.elements else {
            throw error(node, "\"\(key)\" is not a list; expected words in square brackets")
        }
        return Set(nodes.compactMap { $0.word?.lowercased() })
    }
}
