import ProgressLoading
import ProgressModel

/// All data of an account of Habitica as JSON, of which the habits and dailies have a history.
///
/// It says more than the table: instants, how often a habit was scored, and whether a daily was done, missed or not due.
struct HabiticaAccount {
    private let file: SourceFile
    private let document: JSONNode

    init(_ file: SourceFile) throws(ImportError) {
        self.file = file
        document = try file.json()
    }

    static func recognises(_ file: SourceFile) -> Bool {
        guard file.path.lowercased().hasSuffix(".json"), let document = try? file.json(), let tasks = document["tasks"]
        else { return false }
        return tasks["habits"]?.elements != nil || tasks["dailys"]?.elements != nil
    }

    /// The habits and dailies; counts what of them is not read.
    func tasks(_ notices: inout ImportNotices) throws(ImportError) -> [HabiticaTask] {
        var tasks: [HabiticaTask] = []
        for (list, isDaily) in [("habits", false), ("dailys", true)] {
            for node in document["tasks"]?[list]?.elements ?? [] {
                tasks.append(try task(node, isDaily: isDaily, &notices))
            }
        }
        for list in ["todos", "rewards"] {
            for node in document["tasks"]?[list]?.elements ?? [] {
                notices.add(.column, node["text"]?.word, at: place(node))
            }
        }
        return tasks
    }

    private func task(
        _ node: JSONNode, isDaily: Bool, _ notices: inout ImportNotices
    ) throws(ImportError) -> HabiticaTask {
        guard let name = node["text"]?.word.map({ withoutSpacesAround($0) }), !name.isEmpty else {
            throw ImportError("the task has no \"text\"; expected its name", at: place(node))
        }
        let id = node["_id"]?.word ?? node["id"]?.word ?? name
        var task = HabiticaTask(id: id, name: name, isDaily: isDaily, place: place(node))
        task.hasBoth = node["up"]?.flag == true && node["down"]?.flag == true
        if isDaily { task.schedule = HabiticaAccount.schedule(node) }
        if node["notes"]?.word?.isEmpty == false { notices.add(.description, name, at: place(node)) }
        // Some lists have a null in them.
        for entry in node["history"]?.elements ?? [] where entry["date"] != nil {
            task.rows.append(try row(entry, isDaily: isDaily))
        }
        task.rows.sort { $0.time < $1.time }
        return task
    }

    private func row(_ node: JSONNode, isDaily: Bool) throws(ImportError) -> HabiticaTask.Row {
        guard let time = HabiticaAccount.time(node["date"]) else {
            throw ImportError(
                "the entry has no \"date\" that is one; expected milliseconds since 1970", at: place(node))
        }
        guard let value = node["value"]?.double, value.isFinite else {
            throw ImportError("the entry has no \"value\"; expected a number", at: place(node))
        }
        var row = HabiticaTask.Row(time: time, value: value, place: place(node))
        if isDaily {
            row.outcome = HabiticaAccount.outcome(isDone: node["completed"]?.flag, isDue: node["isDue"]?.flag)
        } else if let plus = node["scoredUp"]?.whole, let minus = node["scoredDown"]?.whole {
            guard (0...HabiticaAccount.mostScores).contains(plus), (0...HabiticaAccount.mostScores).contains(minus)
            else {
                throw ImportError(
                    "a habit scored more than \(HabiticaAccount.mostScores) times a day, or fewer than 0",
                    at: place(node))
            }
            row.score = (plus, minus)
        }
        return row
    }

    /// What became of a daily; nil where the entry does not say whether it was done.
    private static func outcome(isDone: Bool?, isDue: Bool?) -> HabiticaTask.Row.Outcome? {
        guard let isDone else { return nil }
        return isDone ? .done : isDue == false ? .notDue : .missed
    }

    /// More than anybody scores a habit on a day: each minus becomes a log.
    private static let mostScores = 1000

    /// An instant from 1970 to 9999, to the second.
    private static func time(_ node: JSONNode?) -> Instant? {
        if let text = node?.word {
            guard let time = WrittenDate(text, nil)?.time else { return nil }
            if case .wall = time { return nil }
            return time.moment(in: .utc).map { Instant(seconds: $0.instant.seconds) }
        }
        guard let milliseconds = node?.double, (0..<253_370_764_800_000).contains(milliseconds) else { return nil }
        return Instant(seconds: Int(milliseconds) / 1000)
    }

    /// How often a daily is due; nil where no schedule says that.
    private static func schedule(_ node: JSONNode) -> Schedule? {
        let isEveryOne = node["everyX"]?.whole ?? 1 == 1
        switch node["frequency"]?.word {
        case "daily" where isEveryOne: return .everyDay
        case "weekly" where isEveryOne:
            let keys: [(String, Weekday)] = [
                ("m", .monday), ("t", .tuesday), ("w", .wednesday), ("th", .thursday), ("f", .friday),
                ("s", .saturday), ("su", .sunday),
            ]
            let days = keys.filter { node["repeat"]?[$0.0]?.flag == true }.map(\.1)
            return days.isEmpty ? nil : days.count == 7 ? .everyDay : .weekdays(Set(days))
        default: return nil
        }
    }

    private func place(_ node: JSONNode) -> ImportPlace { ImportPlace(file: file.path, line: node.position.line) }
}
