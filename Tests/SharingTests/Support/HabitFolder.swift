import Model
import TestSupport

/// A folder of habits over the end of a year, the same for the same seed: with gaps, pauses, plans by the week and by
/// weekday.
struct HabitFolder {
    /// The numbers of `4 of 31 days`.
    struct Count: Equatable {
        var done = 0
        var asked = 0

        init() {}

        /// The first two numbers of such a text; 0 and 0 for other texts.
        init(_ text: String) {
            guard let match = text.firstMatch(of: /([0-9]+) of (?:the last )?([0-9]+)/) else { return }
            (done, asked) = (Int(match.1) ?? -1, Int(match.2) ?? -1)
        }

        static func += (left: inout Count, right: Count) {
            left.done += right.done
            left.asked += right.asked
        }
    }

    static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    private var random: SeededGenerator
    private(set) var folder = Folder()
    /// The day of its report.
    let today: Day
    /// The moment of its report: a date, or a minute in UTC.
    private(set) var asOf = ""
    private let days: [Day]

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        days = (0..<Int.random(in: 45...100, using: &random)).map { date("2024-11-20").advanced(by: $0) }
        today = days[days.count - 1]
        asOf = "\(today)" + one(of: ["", "T07:30", "T20:15"])
        let trackers = trackers()
        folder = Folder().with("trackers.json", "[\(trackers.map(\.json).joined(separator: ",\n"))]")
            .with("logs.csv", logs(of: trackers.map(\.id)))
        let schedule = one(of: ["{}", #"{ "meditation": { "perWeek": 3 } }"#])
        let pause = one(of: ["", "", #"{ "from": "2024-12-26", "to": "2025-01-03" }"#])
        folder = folder.with("profile.json", #"{ "schedules": \#(schedule), "pauses": [\#(pause)] }"#)
        if trackers.isEmpty || chance(30) { folder = folder.with("activities.csv", activities()) }
    }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 1...100, using: &random) <= percent }
    private mutating func one<Value>(of values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &random)]
    }

    private mutating func trackers() -> [(id: String, json: String)] {
        let perWeek = Int.random(in: 1...5, using: &random)
        let kinds = [
            ("read", #""type": "good", "trackingMode": "yesNo", "streak": true"#),
            ("run", #""type": "good", "trackingMode": "yesNo", "schedule": { "perWeek": \#(perWeek) }"#),
            ("gym", #""type": "good", "trackingMode": "yesNo", "schedule": { "weekdays": ["monday", "friday"] }"#),
            ("water", #""type": "good", "trackingMode": "counter", "dailyGoal": 3, "streakOn": "goal""#),
            ("coffee", #""type": "good", "trackingMode": "counter", "dailyLimit": 2, "streakOn": "goal""#),
            ("sweets", #""type": "saboteur", "trackingMode": "avoidance", "createdAt": "2024-12-03""#),
            ("phone", #""type": "saboteur", "trackingMode": "awareness""#),
            ("tea", #""type": "good", "trackingMode": "counter""#),
        ]
        let share = one(of: [15, 40, 80])
        return kinds.filter { _ in chance(share) }.map { id, keys in
            (
                id,
                #"{ "id": "\#(id)", "name": "\#(id.prefix(1).uppercased() + id.dropFirst())", "icon": "🎯", \#(keys) }"#
            )
        }
    }

    private mutating func logs(of trackers: [String]) -> String {
        trackers.reduce(into: "timestamp,tracker,value\n") { text, tracker in
            let (often, begin) = (one(of: [15, 50, 90]), Int.random(in: 0...40, using: &random))
            for day in days.dropFirst(begin).dropLast(one(of: [0, 0, 1, 9])) where chance(often) {
                let value = ["water", "coffee"].contains(tracker) ? "\(Int.random(in: 1...4, using: &random))" : ""
                text += "\(day)T07:10,\(tracker),\(value)\n"
            }
        }
    }

    private mutating func activities() -> String {
        let often = one(of: [30, 80])
        return days.dropLast(one(of: [0, 1])).reduce(into: "date,kind,minutes\n2024-12-02,meditation,12\n") {
            text, day in
            if chance(often) { text += "\(day),meditation,\(one(of: [1, 10, 20]))\n" }
        }
    }
}
