import ProgressModel
import TestSupport

/// A folder of ninety days up to `Folder.today`, the same for the same seed: every kind of record and most settings.
struct RandomFolder {
    private var random: SeededGenerator
    private(set) var folder = Folder()
    private let days = (0..<90).map { date(Folder.today).advanced(by: -$0) }.reversed()

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        folder = Folder()
            .with("entries.csv", entries()).with("activities.csv", activities())
            .with("trackers.json", trackers()).with("logs.csv", logs()).with("profile.json", profile())
            .with("metrics.csv", metrics())
    }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 1...100, using: &random) <= percent }
    private mutating func one<Value>(of values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &random)]
    }

    private mutating func entries() -> String {
        let steady = one(of: [70, 90, 97])
        let written = one(of: [60, 95])
        return days.reduce(into: "date,level,drinks\n") { text, day in
            guard chance(written) else { return }
            let level: Level = chance(steady) ? .steady : one(of: [.easy, .wild])
            let drinks = ["", level == .steady ? one(of: ["0", "1"]) : level == .easy ? "3" : "7.5"]
            text += "\(day),\(level),\(one(of: drinks))\n"
        }
    }

    private mutating func activities() -> String {
        let (often, longest) = (one(of: [0, 50, 90]), one(of: [5, 60]))
        return days.reduce(into: "date,kind,minutes\n2025-10-20,meditation,12\n") { text, day in
            for kind in Session.Kind.allCases where chance(often) {
                text += "\(day),\(kind.rawValue),\(Int.random(in: 0...longest, using: &random)).\(one(of: [0, 5]))\n"
            }
        }
    }

    private mutating func trackers() -> String {
        let schedule = one(of: [#""perWeek": 2"#, #""weekdays": ["monday", "thursday", "friday"]"#])
        return #"""
            [ { "id": "water", "name": "Water", "type": "good", "trackingMode": "counter", "unit": "glasses",
                "dailyGoal": 4, "streakOn": "\#(one(of: ["goal", "log"]))", "showInCalendar": true, "streak": true },
              { "id": "coffee", "name": "Coffee", "type": "good", "trackingMode": "counter", "dailyLimit": 3,
                "streakOn": "goal" },
              { "id": "piano", "name": "Piano", "type": "good", "trackingMode": "yesNo", "streak": true,
                "schedule": { \#(schedule) } },
              { "id": "scrolling", "name": "Scrolling", "type": "saboteur", "trackingMode": "awareness" },
              { "id": "sweets", "name": "Sweets", "type": "saboteur", "trackingMode": "avoidance",
                "createdAt": "2025-09-10" } ]
            """#
    }

    private mutating func logs() -> String {
        days.reduce(into: "timestamp,tracker,value\n") { text, day in
            for tracker in ["water", "coffee", "piano", "scrolling", "sweets"]
            where chance(tracker == "sweets" ? 5 : 60) {
                for _ in 0..<one(of: [1, 1, 2]) {
                    let hour = Int.random(in: 0...23, using: &random)
                    let value = ["water", "coffee"].contains(tracker) ? "\(Int.random(in: 1...4, using: &random))" : ""
                    text += "\(day)T\(padded(hour, 2)):10,\(tracker),\(value)\n"
                }
            }
        }
    }

    private mutating func metrics() -> String {
        let often = one(of: [30, 95])
        return days.reduce(into: "date,metric,value\n") { text, day in
            if chance(often) {
                text += "\(day),sleep,\(Int.random(in: 5...9, using: &random)).\(one(of: [0, 25, 5]))\n"
            }
            if chance(often) { text += "\(day),steps,\(Int.random(in: 900...14_000, using: &random))\n" }
        }
    }

    private mutating func profile() -> String {
        let pause = one(of: [
            "", #"{ "from": "2025-10-06", "to": "2025-10-12", "streaks": ["noalc", "workout", "trackers"] }"#,
        ])
        let assumed = one(of: ["", "", #"{ "from": "2025-09-01", "to": "2025-09-14" }"#])
        let schedules = one(of: [
            "{}", #"{ "workout": { "perWeek": 2 } }"#, #"{ "workout": { "weekdays": ["monday"] } }"#,
        ])
        let (noalc, trackers) = (one(of: ["universal", "classic", "none"]), one(of: ["universal", "classic"]))
        return #"""
            { "pricePerDrink": 4.5, "drinksPerWeek": 10, "savings": "\#(one(of: ["soberDays", "balance"]))",
              "soberUpTo": \#(one(of: [0, 1])), "policies": { "noalc": "\#(noalc)", "trackers": "\#(trackers)" },
              "schedules": \#(schedules), "pauses": [\#(pause)], "assumeSteady": [\#(assumed)] }
            """#
    }
}
