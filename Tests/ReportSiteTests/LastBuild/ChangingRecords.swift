import ProgressModel
import TestSupport

/// A hundred days of records without a workout that change from build to build: days are added, corrected and removed, near the end more
/// often than in the past; time goes on; a setting changes.
struct ChangingRecords {
    private var random: SeededGenerator
    private var today = date("2025-02-10")
    private var levels: [Day: Level] = [:]
    private var minutes: [Day: String] = [:]
    private var logs: [Day: [String]] = [:]
    private var notes: [Day: String] = [:]
    private var weekStart = Weekday.monday
    private var isSnackingActive = true
    /// What was changed last, in words.
    private(set) var lastChange = "nothing"

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        for offset in 0..<100 { record(today.advanced(by: -offset)) }
        // The first workout of all puts a ring on every page.
        minutes = [:]
    }

    /// The minute of the report.
    var asOf: String { "\(today)T18:30:00Z" }

    /// The files of the folder by their paths.
    var files: [String: String] {
        var files = [
            "profile.json": #"{ "name": "Kim", "weekStart": "\#(weekStart)", "pricePerDrink": 3, "drinksPerWeek": 9 }"#,
            "trackers.json": """
            [{ "preset": "water", "dailyGoal": 4, "showInCalendar": true },
             { "preset": "doomscrolling", "modes": [{ "mode": "awareness", "since": "2024-01-01" },
                                                    { "mode": "avoidance", "since": "2025-02-13" }] },
             { "preset": "snacking", "streak": true, "isActive": \(isSnackingActive), "public": true }]
            """,
            "entries.csv": table("date,level", levels) { "\($0),\($1.rawValue)" },
            "activities.csv": table("kind,minutes,date", minutes) { "workout,\($1),\($0)" },
            "logs.csv": table("timestamp,tracker,trigger", logs) { $1.joined(separator: "\n") },
        ]
        for (day, note) in notes { files["notes/\(day).md"] = note }
        return files
    }

    private func table<Value>(_ heading: String, _ rows: [Day: Value], _ row: (Day, Value) -> String) -> String {
        ([heading] + rows.sorted { $0.key < $1.key }.map(row)).joined(separator: "\n") + "\n"
    }

    private mutating func record(_ day: Day) {
        levels[day] = chance(85) ? chance(75) ? .steady : chance(60) ? .easy : .wild : nil
        minutes[day] = chance(40) ? "\(Int.random(in: 1...60, using: &random))" : nil
        notes[day] = chance(10) ? "# A day\n\nIt was the \(Int.random(in: 1...99, using: &random))th." : nil
        let trackers = ["water", "doomscrolling", "snacking"].filter { _ in chance(45) }
        logs[day] =
            trackers.isEmpty
            ? nil
            : trackers.map { tracker in
                let trigger = ["stress", "boredom", ""].randomElement(using: &random) ?? ""
                return "\(day)T\(padded(Int.random(in: 6...22, using: &random), 2)):15Z,\(tracker),\(trigger)"
            }
    }

    /// Changes something.
    mutating func change() {
        switch Int.random(in: 1...10, using: &random) {
        case 1...3:
            today = today.advanced(by: chance(70) ? 1 : Int.random(in: 2...9, using: &random))
            record(today)
            lastChange = "today is \(today)"
        case 4...6:
            record(today)
            lastChange = "today was recorded again"
        case 7...8:
            let day = today.advanced(by: -Int.random(in: 1...110, using: &random))
            record(day)
            lastChange = "\(day) was recorded again"
        case 9:
            isSnackingActive.toggle()
            lastChange = "snacking is \(isSnackingActive ? "used" : "not used")"
        default:
            weekStart = [.monday, .sunday, .saturday].randomElement(using: &random) ?? .monday
            lastChange = "weeks begin on \(weekStart)"
        }
    }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 1...100, using: &random) <= percent }
}
