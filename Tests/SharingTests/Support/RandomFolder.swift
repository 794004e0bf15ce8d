import Model
import TestSupport

/// A folder of some days up to `Folder.today`, the same for the same seed: every kind of record and most settings.
struct RandomFolder {
    private var random: SeededGenerator
    private(set) var folder = Folder()
    /// The moment of its report: a date, or a minute in UTC before or after 18:00.
    private(set) var asOf = Folder.today
    private let days: [Day]

    init(seed: UInt64, dayCount: Int = 90) {
        random = SeededGenerator(seed: seed)
        days = (0..<dayCount).map { date(Folder.today).advanced(by: -$0) }.reversed()
        asOf += one(of: ["", "T07:30", "T20:15"])
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
        // Without entries for yesterday and today, both are asked about.
        let open = one(of: [0, 0, 0, 1, 2, 3])
        return days.dropLast(open).reduce(into: "date,level,drinks,timestamp,source\n") { text, day in
            guard chance(written) else { return }
            for hour in one(of: [["22"], ["22"], ["22"], ["09", "22"], ["21", "08", "23"]]) {
                let level: Level = chance(steady) ? .steady : one(of: [.easy, .wild])
                let drinks = ["", level == .steady ? one(of: ["0", "1"]) : level == .easy ? "3" : "7.5"]
                let logged = one(of: [day, day, day.advanced(by: 1)])
                let time = one(of: ["", "\(logged)T\(hour):05", "\(logged)T\(hour):05:30"])
                text += "\(day),\(level),\(one(of: drinks)),\(time),\(one(of: ["", "manual", "notification"]))\n"
            }
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
                "createdAt": "2025-08-20", "schedule": { \#(schedule) } },
              { "id": "scrolling", "name": "Scrolling", "type": "saboteur", "trackingMode": "awareness" },
              { "id": "sweets", "name": "Sweets", "type": "saboteur", "trackingMode": "avoidance",
                "createdAt": "\#(one(of: ["2025-09-10", "2025-10-20", "2025-10-31"]))" },
              { "id": "nails", "name": "Nails", "type": "saboteur", "modes": [
                { "mode": "awareness", "since": "2025-08-04" }, { "mode": "avoidance", "since": "2025-10-01" } ] } ]
            """#
    }

    private mutating func logs() -> String {
        days.reduce(into: "timestamp,tracker,value\n") { text, day in
            for tracker in ["water", "coffee", "piano", "scrolling", "sweets", "nails"]
            where chance(["sweets", "nails"].contains(tracker) ? 5 : 60) {
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
              "savingsGoals": [{ "name": "Tent", "amount": 90 }, { "name": "Bicycle", "amount": 900.5 }],
              "schedules": \#(schedules), "pauses": [\#(pause)], "assumeSteady": [\#(assumed)]\#(thirdEdition()) }
            """#
    }

    /// The keys of the last drink, the goals, the aim, the zone and the timer; each only in some profiles.
    private mutating func thirdEdition() -> String {
        let ago = one(of: [0, 1, 2, 2, 3, 20])
        let lastDrink = "\(date(Folder.today).advanced(by: -ago))\(one(of: ["", "T22:30", "T01:10:20"]))"
        let drinks = one(of: [
            "4", "10.5", #"[{ "since": "2025-01-01", "value": 14 }, { "since": "2025-09-15", "value": 6 }]"#,
        ])
        return [
            #""lastDrink": "\#(lastDrink)""#,
            #""goals": { "mindfulness": 10, "workout": 30, "drinksPerWeek": \#(drinks) }"#,
            #""aim": "\#(one(of: ["stop", "less", "habits"]))""#, #""timeZone": "Europe/Berlin""#,
            #""timer": "strict""#,
        ].filter { _ in chance(40) }.map { ", " + $0 }.joined()
    }
}
