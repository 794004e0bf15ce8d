import ProgressImport
import ProgressLoading
import ProgressModel
import TestSupport
import Testing

@Suite struct HabiticaTests {
    private static func table(_ rows: String...) -> ImportInput {
        single("Task Name,Task ID,Task Type,Date,Value\n" + rows.map { $0 + "\n" }.joined())
    }

    @Test("U-02 Habitica: a tick raises the value of a daily, a night lowers it, and a row without a change is neither")
    func daily() throws {
        var directory = Directory(["profile.json": #"{ "timeZone": "Europe/Berlin" }"#])
        let summary = try directory.take(
            Self.table(
                "Read,t1,daily,2025-10-27 19:00:00,1", "Read,t1,daily,2025-10-29 01:00:00,0.0252999999999999",
                "Read,t1,daily,2025-10-29 21:30:05,1.0246518957535", "Read,t1,daily,2025-10-30 01:00:00,1.0246518957535"
            ))
        #expect(
            directory.rows("logs.csv") == [
                "2025-10-27T20:00:00+01:00,read,,,,,habitica,habitica:t1:2025-10-27",
                "2025-10-29T22:30:05+01:00,read,,,,,habitica,habitica:t1:2025-10-29",
            ])
        #expect(directory.history().trackers.map(\.mode) == [.yesNo])
        #expect(summary.notices.count(.notDone) == 1 && summary.notices.count(.utc) == 4)
    }

    @Test("U-02 Habitica: a mean of a month is no day, and is counted")
    func condensed() throws {
        var directory = Directory()
        let summary = try directory.take(
            Self.table(
                "Read,t1,daily,2025-06-01 19:00:00,3.25", "Read,t1,daily,2025-07-01 19:00:00,5.5",
                "Read,t1,daily,2025-10-30 19:00:00,8.125", "Read,t1,daily,2025-10-31 19:00:00,8.93700833",
                "Walk,t2,habit,2025-06-01 19:00:00,3.3", "Walk,t2,habit,2025-07-01 19:00:00,4.9"))
        #expect(directory.rows("logs.csv").map { $0.prefix(10) } == ["2025-10-31"])
        #expect(summary.notices.count(.condensed) == 5)
        #expect(summary.notices.all.first { $0.remark == .condensed }?.examples == ["Read", "Walk"])
    }

    @Test(
        "U-02 Habitica: table and account data of a played account give the days and counts that were played",
        arguments: 0..<12 as Range<UInt64>)
    func played(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var account = PlayedAccount([
            .init(id: "a1", name: "Drink water", isDaily: false, down: false),
            .init(id: "b2", name: "Crisps", isDaily: false, up: false),
            .init(id: "c3", name: "Stairs", isDaily: false),
            .init(id: "d4", name: "Stretch", isDaily: true), .init(id: "e5", name: "Stretch", isDaily: true),
        ])
        for day in 0..<50 { account.play(date("2025-09-01").advanced(by: day), &random) }
        var (table, whole) = (Directory(), Directory())
        try table.take(single(account.csv, "habitica-tasks-history.csv"))
        let summary = try whole.take(single(account.json, "habitica-user-data.json"))
        #expect(summary.notices.count(.column) == 1, "the to-do")
        for directory in [table, whole] {
            let rows = directory.rows("logs.csv").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
            for task in account.tasks {
                let mine = rows.filter { $0[7].hasPrefix("habitica:\(task.id):") }
                let days = Dictionary(grouping: mine) { String($0[0].prefix(10)) }
                let found = days.mapValues { rows in
                    let minus = rows.count { $0[7].contains(":-") }
                    let plus = rows.filter { !$0[7].contains(":-") }.map { task.isDaily ? 1 : Int($0[2]) ?? 0 }
                    return "\(plus.reduce(0, +)) \(minus)"
                }
                let truth = account.truth[task.id]?.mapValues { "\($0.plus) \($0.minus)" } ?? [:]
                let wrong = Set(found.keys).union(truth.keys).filter { found[$0] != truth[$0] }.sorted()
                #expect(wrong.map { "\($0): \(found[$0] ?? "-") for \(truth[$0] ?? "-")" } == [], "\(task.name)")
            }
        }
        #expect(table.rows("logs.csv").sorted() == whole.rows("logs.csv").sorted())
        let trackers = whole.history().trackers
        #expect(
            Set(trackers.map(\.id)) == [
                "drink-water", "crisps", "stairs", "stairs-minus", "stretch", "stretch-habitica",
            ])
        #expect(trackers.filter { $0.mode == .awareness }.map(\.id).sorted() == ["crisps", "stairs-minus"])
        // A day later only that day is new.
        account.play(date("2025-10-21"), &random)
        let before = whole.rows("logs.csv")
        let newer = try whole.take(single(account.json, "habitica-user-data.json"))
        #expect(Array(whole.rows("logs.csv").prefix(before.count)) == before)
        #expect(newer.records[.logs]?.changed == 0)
        #expect(whole.rows("logs.csv").dropFirst(before.count).allSatisfy { $0.hasPrefix("2025-10-21") })
    }

    @Test("Habitica: weekly and monthly dailies, notes, and rows that the account data does not explain")
    func account() throws {
        let json = """
            {"tasks":{"habits":[],"dailys":[
            {"text":"Swim","_id":"s","notes":"cold","frequency":"weekly","everyX":1,
             "repeat":{"m":true,"t":false,"w":false,"th":true,"f":false,"s":false,"su":false},
             "history":[{"date":1750000000000,"value":2.5},null,{"date":1761850800000,"value":3,"isDue":true,"completed":true}]},
            {"text":"Budget","_id":"b","frequency":"monthly","everyX":1,"repeat":{},
             "history":[{"date":1761850800000,"value":1,"isDue":true,"completed":true}]}]}}
            """
        var directory = Directory()
        let summary = try directory.take(single(json, "habitica-user-data.json"))
        #expect(directory.history().trackers.map(\.schedule) == [.weekdays([.monday, .thursday]), .everyDay])
        #expect(directory.rows("logs.csv").count == 2)
        let counts = Dictionary(uniqueKeysWithValues: summary.notices.all.map { ($0.remark, $0.count) })
        #expect(counts == [.condensed: 1, .description: 1, .frequency: 1])
    }

    @Test("Habitica: a row that a person wrote or changed stays")
    func handWritten() throws {
        let row = "2025-10-31T20:00:00+00:00,read,,,,mine,manual,habitica:t1:2025-10-31"
        var directory = Directory([
            "trackers.json": #"[{ "id": "read", "trackingMode": "yesNo" }]"#,
            "logs.csv": "timestamp,tracker,value,trigger,location,note,source,id\n\(row)\n",
        ])
        let summary = try directory.take(
            Self.table("Read,t1,daily,2025-10-30 19:00:00,1", "Read,t1,daily,2025-10-31 19:00:00,1.9747"))
        #expect(directory.rows("logs.csv").first == row && directory.rows("logs.csv").count == 2)
        #expect(summary.records[.logs]?.kept == 1)
    }

    @Test(
        "Habitica: what is none is refused with its line",
        arguments: [
            "Read,t1,todo,2025-10-31 19:00:00,1", "Read,t1,daily,2025-10-31,1", "Read,t1,daily,soon,1",
            "Read,t1,daily,2025-10-31 19:00:00,nan", "Read,t1,daily,2025-10-31 19:00:00,",
            ",t1,daily,2025-10-31 19:00:00,1",
        ])
    func broken(row: String) throws {
        let error = #expect(throws: ImportError.self) {
            var directory = Directory()
            try directory.take(Self.table(row))
        }
        #expect(error?.place?.description == "export.csv:2")
    }

    @Test(
        "Habitica: account data that make no sense are refused with their line",
        arguments: [
            #"{"date":"soon","value":1}"#, #"{"date":-1,"value":1}"#, #"{"date":9e99,"value":1}"#, #"{"date":0}"#,
            #"{"date":0,"value":1,"scoredUp":-1,"scoredDown":0}"#,
            #"{"date":0,"value":1,"scoredUp":1,"scoredDown":1000000000}"#,
        ])
    func brokenAccount(entry: String) throws {
        let json = "{\"tasks\":{\"habits\":[{\"text\":\"Walk\",\"_id\":\"w\",\"history\":[\n\(entry)]}]}}"
        let error = #expect(throws: ImportError.self) {
            var directory = Directory()
            try directory.take(single(json, "habitica-user-data.json"))
        }
        #expect(error?.place?.description == "habitica-user-data.json:2")
    }
}
