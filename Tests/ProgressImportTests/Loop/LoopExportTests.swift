import ProgressImport
import ProgressLoading
import ProgressModel
import SQLiteFiles
import TestSupport
import Testing

/// What goes to Loop Habit Tracker and comes back from it.
@Suite struct LoopExportTests {
    private func backup(_ export: LoopExport) throws -> ImportInput { LoopBackupFixture.input(try export.backup()) }

    /// The records of several trackers and what Loop should know of them.
    private struct RandomLogs {
        var files: [String: String] = [:]
        /// Thousandths by the name of the tracker and the day; 1 for a day that is done.
        var values: [String: [String: Int]] = [:]
        var lost = 0

        private static let trackers = """
            [{ "id": "read", "name": "Read, \\"aloud\\"", "type": "good", "trackingMode": "yesNo", "schedule": { "perWeek": 3 } },
             { "id": "water", "name": "Water", "type": "good", "trackingMode": "counter", "unit": "l", "dailyGoal": 2.5 },
             { "id": "coffee", "name": "Kaffee ☕", "type": "good", "trackingMode": "counter", "dailyLimit": 3 },
             { "id": "pages", "name": "Pages", "type": "good", "trackingMode": "number", "summary": "sum", "isActive": false },
             { "id": "weight", "name": "Weight", "type": "good", "trackingMode": "number" },
             { "id": "shape", "name": "Shape", "type": "good", "trackingMode": "number", "summary": "last" },
             { "id": "mood", "name": "Mood", "type": "good", "trackingMode": "selection", "options": [{ "id": "good" }, { "id": "bad" }] },
             { "id": "snacks", "name": "Snacks", "type": "saboteur", "trackingMode": "awareness" }]
            """

        init(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            func pick<Value>(_ values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }
            var rows = ["timestamp,tracker,value,note"]
            let names = ["read": "Read, \"aloud\"", "water": "Water", "coffee": "Kaffee ☕", "pages": "Pages"]
                .merging(["weight": "Weight", "shape": "Shape"]) { $1 }
            for offset in 0..<50 {
                let day = "\(date("2025-01-01").advanced(by: offset))"
                for id in ["read", "water", "coffee", "pages", "weight", "shape", "mood", "snacks"] {
                    var logged: [Int] = []
                    for hour in 0..<pick([0, 0, 1, 1, 2, 3]) {
                        // Days without a time, and times that ascend.
                        let time = pick([day, "\(day)T\(padded(10 + hour, 2)):00:00Z"])
                        let thousandths = pick([4, 250, 1000, 2500, 12_345, 1_000_000])
                        let amount = FixedDecimal(billionths: Int128(thousandths) * 1_000_000).text
                        let value =
                            id == "mood" ? pick(["good", "bad"]) : names[id] == nil || id == "read" ? "" : amount
                        rows.append("\(id == "shape" ? day : time),\(id),\(value),\(pick(["", "", "\"a, note\""]))")
                        logged.append(thousandths)
                    }
                    guard !logged.isEmpty else { continue }
                    guard let name = names[id] else {
                        lost += logged.count
                        continue
                    }
                    let sum = logged.reduce(0, +)
                    values[name, default: [:]][day] =
                        switch id {
                        case "read": 1
                        case "weight": (sum * 2 + logged.count) / (logged.count * 2)
                        case "shape": logged[logged.count - 1]
                        default: sum
                        }
                }
            }
            files = [
                "trackers.json": Self.trackers, "logs.csv": rows.shuffledBelowHeader(id: "shape", using: &random),
                "profile.json": """
                { "pauses": [{ "from": "2025-01-10", "to": "2025-01-14", "streaks": ["read", "water"] },
                             { "from": "2025-02-01", "to": "2025-02-03" }] }
                """,
            ]
        }
    }

    @Test("U-01 what Loop can hold comes back with the same days and values", arguments: 0..<40 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        let logs = RandomLogs(seed: seed)
        let export = LoopExport(of: Directory(logs.files).history())
        #expect(export.losses[.otherTrackers] == logs.lost)
        #expect(export.losses[.beyond] == nil)
        var back = Directory()
        try back.take(try backup(export))
        let history = back.history()
        var values: [String: [String: Int]] = [:]
        for log in history.logs {
            let amount: Int = if case .amount(let amount) = log.value { Int(amount.billionths / 1_000_000) } else { 1 }
            values[history.trackers[log.tracker].name.text(in: .english), default: [:]]["\(log.day)"] = amount
        }
        #expect(values == logs.values)
        #expect(history.trackers.map(\.isActive) == [true, true, true, false, true, true])
        #expect(history.trackers[0].schedule == .perWeek(3))
        #expect(
            history.trackers[1].target == .goal(decimal("2.5")) && history.trackers[2].target == .limit(decimal("3")))
        for (index, tracker) in history.trackers.enumerated() {
            let rested = Set((0..<50).map { date("2025-01-01").advanced(by: $0) }).filter { day in
                history.profile.pauses.contains { $0.holds(for: .tracker(tracker.id)) && $0.span.contains(day) }
            }
            let pauses = (index < 2 ? ["2025-01-10", "2025-01-11", "2025-01-12", "2025-01-13", "2025-01-14"] : [])
            let all = Set((pauses + ["2025-02-01", "2025-02-02", "2025-02-03"]).map { date($0) })
            let done = Set(values[tracker.name.text(in: .english), default: [:]].keys.map { date($0) })
            #expect(rested == all.subtracting(done), "\(tracker.id)")
        }
        // What goes out again is the same file, but for the trackers' ids, of which Loop knows nothing.
        #expect(LoopExport(of: history).counts == export.counts)
    }

    @Test("the same folder gives the same bytes, and a habit keeps its number when its name changes")
    func stable() throws {
        let logs = RandomLogs(seed: 7).files
        let bytes = try LoopExport(of: Directory(logs).history()).backup()
        #expect(try LoopExport(of: Directory(logs).history()).backup() == bytes)
        var renamed = logs
        renamed["trackers.json"] = logs["trackers.json"]?.replacing("\"Water\"", with: "\"Wasser\"")
        let numbers = try [bytes, LoopExport(of: Directory(renamed).history()).backup()].map { bytes in
            let rows = try SQLiteDatabase(bytes).rows(of: "Habits", ["uuid"])
            var numbers: [String] = []
            while try rows.next() { numbers.append(rows.text(0) ?? "") }
            return numbers
        }
        #expect(numbers[0] == numbers[1] && Set(numbers[0]).count == 6 && numbers[0].allSatisfy { $0.utf8.count == 32 })
    }

    @Test("what Loop has no place for is counted by its kind, and none of it is written")
    func losses() throws {
        let directory = Directory([
            "entries.csv": "date,level\n2025-01-01,steady\n2025-01-02,wild\n",
            "activities.csv": "date,kind,minutes\n2025-01-01,meditation,10\n",
            "metrics.csv": "date,metric,value\n2025-01-01,sleep,8\n",
            "notes/2025-01-01.md": "A note.\n",
            "trackers.json": """
            [{ "id": "n", "name": "N", "type": "good", "trackingMode": "number", "summary": "sum",
               "schedule": { "weekdays": ["monday"] } },
             { "id": "s", "name": "S", "type": "saboteur", "trackingMode": "awareness" }]
            """,
            "profile.json": #"{ "pauses": [{ "from": "2025-01-04", "to": "2025-01-04" }] }"#,
            "logs.csv": """
            timestamp,tracker,value
            1969-12-31,n,5
            2025-01-01T08:00:00Z,n,0.0004
            2025-01-02,n,0.003
            2025-01-03,n,3000000
            2025-01-04,n,1
            2025-01-04,n,1
            2025-01-05,s,
            """,
        ])
        let export = LoopExport(of: directory.history())
        #expect(
            export.losses == [
                .entries: 2, .activities: 1, .metrics: 1, .dayNotes: 1, .otherTrackers: 1, .beyond: 3, .times: 1,
                .severalLogs: 1, .rounded: 1, .pausedDays: 1, .schedules: 1,
            ])
        #expect(export.counts == (1, 2))
    }

    @Test("colours become those of the app that are nearest")
    func colours() throws {
        let trackers = ["#FF0000", "#00897B", "#FFFFFF", "#000000"].enumerated().map { number, colour in
            #"{ "id": "t\#(number)", "name": "\#(number)", "type": "good", "trackingMode": "yesNo", "color": "\#(colour)" }"#
        }
        let directory = Directory([
            "trackers.json": "[" + trackers.joined(separator: ",") + "]",
            "logs.csv": "timestamp,tracker\n2025-01-01,t0\n",
        ])
        var back = Directory()
        try back.take(try backup(LoopExport(of: directory.history())))
        #expect(back.history().trackers.map(\.colour) == ["#D32F2F", "#00897B", "#AAAAAA", "#303030"])
    }
}

extension [String] {
    /// A table whose rows stand in any order, but those of a tracker whose order says what is last.
    fileprivate func shuffledBelowHeader(id: String, using random: inout SeededGenerator) -> String {
        let ordered = dropFirst().filter { $0.contains(",\(id),") }
        let others = dropFirst().filter { !$0.contains(",\(id),") }.shuffled(using: &random)
        return ([self[0]] + others + ordered).joined(separator: "\n") + "\n"
    }
}
