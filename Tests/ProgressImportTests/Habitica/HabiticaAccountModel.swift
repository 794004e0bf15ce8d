import Foundation
import ProgressModel
import TestSupport

/// An account of Habitica that is played day by day, with the arithmetic of the app (`scoreTask.js`, `cron.js`), and
/// written as it exports it.
struct PlayedAccount {
    struct Entry {
        let seconds: Int
        let value: Double
        var plus = 0
        var minus = 0
        var outcome: String?
    }

    struct Task {
        let id: String
        let name: String
        let isDaily: Bool
        var up = true
        var down = true
        var value = 0.0
        var history: [Entry] = []
    }

    /// By task, what was truly done: by its day in UTC, how often plus and minus.
    var truth: [String: [String: (plus: Int, minus: Int)]] = [:]
    var tasks: [Task]

    init(_ tasks: [Task]) {
        self.tasks = tasks
    }

    private static func clamped(_ value: Double) -> Double { min(max(value, -47.27), 21.27) }
    private static func raised(_ value: Double) -> Double { value + pow(0.9747, clamped(value)) }

    /// The app looks for the value before a plus step by step, and stops within 0.00001.
    private static func lowered(_ value: Double) -> Double {
        let current = clamped(value)
        var test = current - pow(0.9747, current)
        while true {
            let difference = current - raised(test)
            if abs(difference) < 0.00001 { return value + test - current }
            test += difference > 0 ? -difference : difference
            if difference > 0 { test += 2 * difference }
        }
    }

    /// One day of all tasks, from noon on, and the night after it.
    mutating func play(_ day: Day, _ random: inout SeededGenerator) {
        let noon = day.number * 86_400 + 43_200
        for index in tasks.indices {
            var entry = Entry(seconds: noon + Int(random.next() % 30_000), value: 0)
            if tasks[index].isDaily {
                let roll = random.next() % 10
                if roll < 6 {
                    tasks[index].value = Self.raised(tasks[index].value)
                    entry = Entry(seconds: entry.seconds, value: tasks[index].value, outcome: "done")
                    truth[tasks[index].id, default: [:]]["\(day)"] = (1, 0)
                } else {
                    if roll < 9 {
                        // The night takes less where a part of the checklist was done.
                        let part = roll == 8 ? 0.5 : 1
                        tasks[index].value -= pow(0.9747, Self.clamped(tasks[index].value)) * part
                    }
                    entry = Entry(
                        seconds: noon + 50_000, value: tasks[index].value, outcome: roll < 9 ? "missed" : "notDue")
                }
                tasks[index].history.append(entry)
                continue
            }
            guard random.next() % 3 > 0 else { continue }
            let plus = tasks[index].up ? Int(random.next() % 4) : 0
            let minus = tasks[index].down && plus == 0 ? 1 + Int(random.next() % 3) : 0
            guard plus + minus > 0 else { continue }
            for _ in 0..<plus { tasks[index].value = Self.raised(tasks[index].value) }
            for _ in 0..<minus { tasks[index].value = Self.lowered(tasks[index].value) }
            tasks[index].history.append(
                Entry(seconds: entry.seconds, value: tasks[index].value, plus: plus, minus: minus))
            truth[tasks[index].id, default: [:]]["\(day)"] = (plus, minus)
        }
        for index in tasks.indices where !tasks[index].isDaily && tasks[index].up != tasks[index].down {
            tasks[index].value = abs(tasks[index].value) < 0.1 ? 0 : tasks[index].value / 2
        }
    }

    /// The table, in which each row has its value only.
    var csv: String {
        var text = "Task Name,Task ID,Task Type,Date,Value\n"
        for task in tasks {
            for entry in task.history {
                let wall = WallTime(secondsSinceEpoch: entry.seconds)
                let time = "\(wall)".replacing("T", with: " ")
                text += "\(task.name),\(task.id),\(task.isDaily ? "daily" : "habit"),\(time),\(entry.value)\n"
            }
        }
        return text
    }

    /// All data of the account.
    var json: String {
        func list(_ isDaily: Bool) -> String {
            tasks.filter { $0.isDaily == isDaily }.map { task in
                let history = task.history.map { entry in
                    let start = "{\"date\":\(entry.seconds)250,\"value\":\(entry.value)"
                    guard let outcome = entry.outcome else {
                        return start + ",\"scoredUp\":\(entry.plus),\"scoredDown\":\(entry.minus)}"
                    }
                    return start + ",\"isDue\":\(outcome != "notDue"),\"completed\":\(outcome == "done")}"
                }
                return """
                    {"text":"\(task.name)","type":"\(isDaily ? "daily" : "habit")","up":\(task.up),"down":\(task.down),
                    "frequency":"daily","everyX":1,"notes":"","value":\(task.value),"_id":"\(task.id)",
                    "history":[\(history.joined(separator: ",\n"))]}
                    """
            }.joined(separator: ",\n")
        }
        return """
            {"_id":"u","auth":{},"stats":{"hp":50},"tasks":{"habits":[\(list(false))],
            "dailys":[\(list(true))],
            "todos":[{"text":"Tax","type":"todo"}],"rewards":[]}}
            """
    }
}
