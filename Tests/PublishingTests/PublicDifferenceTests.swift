import Model
import TestSupport
import Testing

@testable import Actions
@testable import Publishing

/// Two people who differ only in private data have the same public site, byte for byte.
@Suite("What the public may not know changes no byte of a public site")
struct PublicDifferenceTests {
    /// The files of the public site of a folder.
    private func site(_ files: [String: String], language: Language) throws -> [String: [UInt8]] {
        let directory = try TemporaryDirectory()
        for (path, text) in files { try directory.write(text, to: "data/" + path) }
        let asOf = try #require(AsOfText("2025-10-31T21:00:00+01:00"))
        let build = try SiteBuild(
            HistoryReader(path: directory.path + "/data", asOf: asOf), Edition(audience: .public, language: language),
            output: directory.path + "/site")
        _ = try build.run { _ in }
        return directory.paths(in: "site").reduce(into: [:]) { $0[$1] = directory.bytes(of: "site/" + $1) }
    }

    private func differing(
        _ one: [String: String], _ other: [String: String], in language: Language
    ) throws -> [String] {
        let (first, second) = (try site(one, language: language), try site(other, language: language))
        #expect(first.count > 20)
        return Set(first.keys).union(second.keys).filter { first[$0] != second[$0] }.sorted()
    }

    /// A day of each week from 1 September on has drinks, on Saturdays the number from `saturday`.
    private func entries(_ saturday: (Int) -> Int, friday: Int) -> String {
        var rows = "date,drinks\n"
        for number in 0..<61 {
            let day = date("2025-09-01").advanced(by: number)
            let drinks = day.weekday == .saturday ? saturday(number / 7) : day.weekday == .friday ? friday : 0
            rows += "\(day),\(drinks)\n"
        }
        return rows
    }

    @Test(
        "V-30, V-31 with the aim to drink less: goal, counts, hours, what to save for and trackers",
        arguments: Language.allCases)
    func drinksLess(language: Language) throws {
        let one = [
            "profile.json": #"""
            { "name": "Ada", "timeZone": "Europe/Berlin", "aim": "less", "goals": { "drinksPerWeek": 6 }, "savings": "balance",
              "pricePerDrink": 4, "drinksPerWeek": 20, "lastDrink": "2025-10-31T19:30:00+01:00" }
            """#,
            // The second week of each three is above the goal.
            "entries.csv": entries({ $0 % 3 == 1 ? 5 : 2 }, friday: 3),
        ]
        let other = [
            "profile.json": #"""
            { "name": "Bea", "timeZone": "Europe/Berlin", "aim": "less", "goals": { "drinksPerWeek": 8 }, "savings": "balance",
              "pricePerDrink": 7, "drinksPerWeek": 31, "lastDrink": "2025-10-31T20:10:00+01:00",
              "savingsGoals": [ { "name": "Bicycle", "amount": 900 } ] }
            """#,
            "entries.csv": entries({ $0 % 3 == 1 ? 5 : 3 }, friday: 4),
            "trackers.json": #"[{ "preset": "water", "createdAt": "2025-09-01", "streak": true }]"#,
            "logs.csv": "timestamp,tracker,value\n2025-10-30T20:00,water,3\n",
        ]
        #expect(try differing(one, other, in: language) == [])
        let pages = try site(one, language: language)
        let overview = String(decoding: try #require(pages["index.html"]), as: UTF8.self)
        #expect(overview.contains(language == .english ? "Milestones in weeks" : "Meilensteine in Wochen"))
        let wild = one.merging(["entries.csv": entries({ $0 % 3 == 1 ? 5 : 2 }, friday: 6)]) { $1 }
        #expect(try !differing(one, wild, in: language).isEmpty, "levels are public")
    }

    @Test("V-31 with the aim of habits: the trackers that are not public", arguments: Language.allCases)
    func habits(language: Language) throws {
        let minutes = (0..<40).map { "\(date("2025-09-20").advanced(by: $0)),meditation,\(5 + $0 % 7)\n" }.joined()
        let shared = [
            "profile.json": #"{ "aim": "habits", "timeZone": "Europe/Berlin" }"#,
            "activities.csv": "date,kind,minutes\n" + minutes,
        ]
        let own = [
            "trackers.json": #"""
            [{ "preset": "water", "dailyGoal": 8, "streakOn": "goal", "createdAt": "2025-09-20" },
             { "id": "run", "name": "Run", "type": "good", "trackingMode": "yesNo", "streak": true,
               "createdAt": "2025-09-20" }]
            """#,
            "logs.csv": "timestamp,tracker,value\n2025-10-01T20:00,water,8\n2025-10-30T20:00,run,\n",
        ]
        #expect(try differing(shared, shared.merging(own) { $1 }, in: language) == [])
    }

    /// A folder whose days before October differ in everything.
    private func folder(_ isOne: Bool) -> [String: String] {
        func rows(_ heading: String, _ one: [String], _ other: [String], _ both: [String]) -> String {
            ([heading] + (isOne ? one : other) + both).joined(separator: "\n") + "\n"
        }
        let days = (1...31).map { "2025-10-\($0 < 10 ? "0" : "")\($0)" }
        return [
            "profile.json": #"""
            { "timeZone": "Europe/Berlin", "aim": "stop", "publicFrom": "2025-10-01", "pricePerDrink": 4, "drinksPerWeek": 20,
              "lastDrink": "2025-09-\#(isOne ? 30 : 12)", "assumeSteady": [ { "from": "2025-0\#(isOne ? 3 : 6)-01", "to": "2025-10-02" } ],
              "pauses": [ { "from": "2025-09-\#(isOne ? 10 : 20)", "to": "2025-10-01", "streaks": [ "workout", "noalc" ] } ] }
            """#,
            "trackers.json": #"""
            [{ "id": "run", "name": "Run", "type": "good", "trackingMode": "yesNo", "streak": true, "public": "days",
               "createdAt": "2025-0\#(isOne ? 2 : 7)-01" },
             { "id": "smoke", "name": "Smoking", "type": "saboteur", "trackingMode": "avoidance", "streak": true, "public": "days",
               "createdAt": "2025-0\#(isOne ? 2 : 7)-01" },
             { "id": "sweets", "name": "Sweets", "type": "saboteur", "trackingMode": "avoidance", "streak": true, "public": true }]
            """#,
            "entries.csv": rows(
                "date,level", ["2025-01-05,wild", "2025-09-30,easy"], ["2025-05-05,steady", "2025-09-29,wild"],
                days.dropFirst(2).map { "\($0),steady" }),
            "activities.csv": rows(
                "date,kind,minutes", ["2025-02-01,workout,90"], ["2025-09-30,meditation,20"], ["2025-10-05,workout,30"]),
            "logs.csv": rows(
                "timestamp,tracker", ["2025-02-02,run", "2025-09-30,run", "2025-03-03,sweets"],
                ["2025-08-08,run", "2025-09-09,smoke", "2025-07-03,sweets"], ["2025-10-04,run", "2025-10-08,smoke"]),
            "metrics.csv": rows("date,metric,value", ["2025-02-02,sleep,7"], ["2025-03-02,sleep,6"], []),
        ]
    }

    @Test("V-35 nothing before publicFrom can be inferred from the public site")
    func publicFrom() throws {
        #expect(try differing(folder(true), folder(false), in: .english) == [])
        var all = folder(true)
        all["profile.json"] = all["profile.json"]?.replacing("\"publicFrom\": \"2025-10-01\",", with: "")
        let site = try site(folder(true), language: .english)
        #expect(site["calendar/2025-09.html"] == nil && site["calendar/2025-10.html"] != nil)
        #expect(try differing(folder(true), all, in: .english).contains("index.html"))
        // A future day hides every record.
        var hidden = folder(true)
        hidden["profile.json"] = hidden["profile.json"]?.replacing(
            "2025-10-01\", \"price", with: "2026-01-01\", \"price")
        var other = hidden
        other["entries.csv"] = "date,level\n2025-10-11,wild\n"
        #expect(hidden != folder(true))
        #expect(try differing(hidden, other, in: .english) == [])
    }
}
