import Counting
import Diary
import Importing
import Model
import TestSupport
import Testing
import Wording

/// Tables of any program, with a mapping or a proposal.
@Suite struct TableTests {
    private func proposal(_ name: String) throws -> String {
        let input = try fixture(name)
        #expect(ImportFormat(recognising: input, .ofAllLanguages) == nil)
        return try ImportFormat.draft(of: input, .ofAllLanguages).json
    }

    @Test("a column a habit, as a German spreadsheet writes it, is taken with the mapping that is proposed")
    func wide() throws {
        var directory = Directory(["profile.json": #"{ "timeZone": "Europe/Berlin" }"#])
        let summary = try directory.take(try fixture("wide.csv"), map: try proposal("wide.csv"))
        #expect(
            directory.rows("entries.csv") == ["2025-10-29,,0,,wide,", "2025-10-30,,2.5,,wide,", "2025-10-31,,0,,wide,"])
        #expect(
            directory.rows("logs.csv") == [
                "2025-10-29,lesen,,,,,wide,wide:Lesen:2025-10-29",
                "2025-10-29,gewicht,78.4,,,,wide,wide:Gewicht:2025-10-29",
                "2025-10-30,gewicht,78.1,,,,wide,wide:Gewicht:2025-10-30",
                "2025-10-31,lesen,,,,,wide,wide:Lesen:2025-10-31",
            ])
        #expect(directory.text("notes/2025-10-31.md")?.contains("Besuch; spät") == true)
        #expect(summary.notices.count(.notDone) == 1)
        let analysis = directory.analysis(on: "2025-10-31")
        #expect(analysis.sobriety.soberDays == 2)
    }

    @Test("a row a record, with times of the person's zone, is taken with the mapping that is proposed")
    func tidy() throws {
        var directory = Directory(["profile.json": #"{ "timeZone": "Europe/Berlin" }"#])
        try directory.take(try fixture("tidy.csv"), map: try proposal("tidy.csv"))
        #expect(
            directory.rows("logs.csv").map { $0.split(separator: ",").prefix(3).joined(separator: ",") } == [
                "2025-10-30T07:15:00+01:00,water,2", "2025-10-30T12:00:00+01:00,water,1", "2025-10-31,reading,tidy",
            ])
        #expect(directory.text("notes/2025-10-30.md") == "Reading: too late\n")
    }

    @Test("a proposal has a line for each habit; names that differ in capitals alone are one")
    func proposalText() throws {
        let rows = "2025-10-30,Read,yes\n2025-10-30,\"Say \"\"hi\"\"\",2.5\n2025-10-31,Rest,\n2025-10-31,read,4\n"
        let map = try ImportFormat.draft(of: single("date,habit,value\n" + rows), .ofAllLanguages).json
        #expect(
            map == #"""
                {
                  "source": "export",
                  "date": "date",
                  "habit": "habit",
                  "value": "value",
                  "habits": {
                    "Read": { "to": "tracker", "mode": "counter" },  // 2 rows: yes; 4
                    "Say \"hi\"": { "to": "tracker", "mode": "counter" },  // 1 row: 2.5
                    "Rest": { "to": "leave" }  // 0 rows
                  }
                }

                """#)
    }

    @Test("a proposal for many habits names each of them as its cells say, and can be given back as it is")
    func manyHabits() throws {
        let rows = (1...100).map { "2025-10-31,h\($0),\($0 % 2 == 0 ? "yes" : "3")\n" }.joined()
        let input = single("date,habit,value\n" + rows)
        let map = try ImportFormat.draft(of: input, .ofAllLanguages).json
        var directory = Directory()
        try directory.take(input, map: map)
        let trackers = directory.history().trackers.map { "\($0.id) \($0.mode.rawValue)" }
        let expected = (1...100).map { "h\($0) \($0 % 2 == 0 ? "yesNo" : "counter")" }
        #expect(trackers == expected)
        #expect(directory.rows("logs.csv").count == 100)
    }

    @Test("a table of too many habits is refused before anything is proposed; empty columns don't count")
    func tooManyHabits() {
        func refusal(_ text: String) -> String? {
            do throws(ImportError) {
                let map = try ImportFormat.draft(of: single(text), .ofAllLanguages).json
                return map.contains("\"h1000\": { \"to\": \"tracker\", \"mode\": \"yesNo\" }") ? nil : map
            } catch {
                return error.text
            }
        }
        func tidy(_ count: Int) -> String {
            "date,habit,value\n" + (1...count).map { "2025-10-31,h\($0),1\n2025-11-01,H\($0),1\n" }.joined()
        }
        func wide(_ count: Int, _ last: String) -> String {
            let names = (1...count).map { "h\($0)" }.joined(separator: ",")
            return "date,\(names)\n2025-10-31," + String(repeating: "1,", count: count - 1) + last + "\n"
        }
        let text = "1001 habits; expected at most 1000"
        #expect(refusal(tidy(1000)) == nil && refusal(wide(1000, "1")) == nil && refusal(wide(1001, "")) == nil)
        #expect(refusal(tidy(1001)) == text && refusal(wide(1001, "1")) == text)
    }

    @Test("a mapping sends columns to levels, minutes, metrics and trackers with goals")
    func targets() throws {
        let table = """
            day,level,sit,run,sleep,water,feel,why
            2025-10-30,sober,12,0,7:30,6,calm|glad,
            2025-10-31,easy,,40.5,8.25,9,glad,because
            """
        let map = """
            { source: "mine", date: "day", habits: {
                level: { to: "level" }, sit: { to: "meditation" }, run: { to: "workout", type: "Running" },
                sleep: { to: "metric", metric: "sleep" },
                water: { to: "tracker", mode: "counter", unit: "glasses", goal: 8 },
                feel: { to: "tracker", mode: "selection", id: "my-feelings" }, why: { to: "note" } } }
            """
        var directory = Directory()
        let summary = try directory.take(single(table), map: map)
        #expect(directory.rows("entries.csv") == ["2025-10-30,steady,,,mine,", "2025-10-31,easy,,,mine,"])
        #expect(
            directory.rows("activities.csv") == [
                "2025-10-30,,meditation,12,,mine,,mine:sit:2025-10-30",
                "2025-10-31,,workout,40.5,running,mine,,mine:run:2025-10-31",
            ])
        #expect(
            directory.rows("metrics.csv") == [
                "2025-10-30,sleep,7.5,mine,mine:sleep:2025-10-30", "2025-10-31,sleep,8.25,mine,mine:sleep:2025-10-31",
            ])
        #expect(directory.text("notes/2025-10-31.md") == "because\n")
        let history = directory.history()
        #expect(history.trackers.map(\.id) == ["water", "my-feelings"])
        #expect(history.trackers[0].target == .goal(FixedDecimal(8)))
        #expect(history.trackers[1].options.map(\.id) == ["calm", "glad"])
        #expect(summary.notices.count(.zero) == 1)
    }

    @Test("a day that a person typed an entry for keeps it, and is named")
    func handTyped() throws {
        var directory = Directory(["entries.csv": "date,level,source\n2025-10-30,wild,manual\n2025-10-29,easy,\n"])
        let map = #"{ "source": "app", "date": "date", "habits": { "drinks": { "to": "drinks" } } }"#
        let summary = try directory.take(
            single("date,drinks\n2025-10-29,0\n2025-10-30,0\n2025-10-31,0\n"), map: map)
        #expect(
            directory.rows("entries.csv") == ["2025-10-30,wild,manual", "2025-10-29,easy,", "2025-10-31,,app,0"])
        #expect(summary.records[.entries]?.kept == 2)
        #expect(summary.notices.all.first?.examples == ["2025-10-29", "2025-10-30"])
    }

    @Test("an entry that the app has changed supersedes, a second import of it changes nothing")
    func changedEntry() throws {
        let map = #"{ "source": "app", "date": "date", "habits": { "drinks": { "to": "drinks" } } }"#
        var directory = Directory()
        try directory.take(single("date,drinks\n2025-10-31,0\n"), map: map)
        let summary = try directory.take(single("date,drinks\n2025-10-31,3\n"), map: map)
        #expect(summary.records[.entries]?.changed == 1)
        #expect(directory.history().entries.last { !$0.isSuperseded }?.level == .easy)
    }

    @Test("drinks of one day in several rows are added up")
    func sums() throws {
        let map = """
            { "source": "app", "date": "date", "habit": "what", "value": "n",
              "habits": { "Beer": { "to": "drinks" }, "Wine": { "to": "drinks" } } }
            """
        var directory = Directory()
        try directory.take(single("date,what,n\n2025-10-31,Beer,1\n2025-10-31,Wine,1.5\n"), map: map)
        #expect(directory.rows("entries.csv") == ["2025-10-31,,2.5,,app,"])
    }

    @Test(
        "V-47 a day above 12, a weekday or the name of a month says the order of dates",
        arguments: [
            ("11/5/2020|11/16/2020", "2020-11-05"), ("5/11/2020|16/11/2020", "2020-11-05"),
            ("Mon 03/11/2025|Tue 04/11/2025", "2025-11-03"), ("03/11/2025|Nov 4 2025", "2025-03-11"),
            ("31/10/2025|1/11/2025", "2025-10-31"), ("06-16-24|06-15-24", "2024-06-15"), ("2025/10/31", "2025-10-31"),
        ])
    func orders(dates: String, first: String) throws {
        let rows = dates.split(separator: "|").map { "\($0),1\n" }.joined()
        var directory = Directory()
        try directory.take(
            single("date,read\n" + rows), map: #"{ "date": "date", "habits": { "read": { "to": "tracker" } } }"#)
        #expect(directory.rows("logs.csv").first?.hasPrefix(first) == true)
    }

    @Test(
        "V-47 a date that can be two days is never decided in silence",
        arguments: [
            "03/04/2025|05/06/2025", "01/01/2025|01/02/2025|01/03/2025", "01/02/2025 21:03:11",
        ])
    func openOrder(dates: String) throws {
        let rows = dates.split(separator: "|").map { "\($0),1\n" }.joined()
        let input = single("Date,Weight\n" + rows)
        var draft = try ImportFormat.draft(of: input, .ofAllLanguages)
        let days = try #require(draft.dateQuestion?.days)
        #expect(days.map(\.order) == [.dmy, .mdy] && draft.json.contains("add \"dateOrder\": \"dmy\" or \"mdy\""))
        var directory = Directory()
        let error = #expect(throws: ImportError.self) { try directory.take(input, map: draft.json) }
        #expect(error?.hint?.contains("--date-order dmy|mdy") == true && error?.hint?.contains("dateOrder") == true)
        draft.choose(.mdy)
        try directory.take(input, map: draft.json)
        #expect(directory.rows("logs.csv").contains { $0.hasPrefix(days[1].day.description) })
    }

    @Test("HabitBull: done, amounts, comments over two lines; the sentinel of an unset day isn't a value")
    func habitBull() throws {
        var directory = Directory()
        let summary = try directory.take(try fixture("habitbull.csv"))
        #expect(
            directory.text("logs.csv") == """
                timestamp,tracker,value,trigger,location,note,source,id
                2016-03-18,read,,,,,habitbull,habitbull:Read:2016-03-18
                2016-03-18,push-ups,20,,,,habitbull,habitbull:Push-ups:2016-03-18
                2016-03-20,push-ups,25,,,good,habitbull,habitbull:Push-ups:2016-03-20
                2016-03-21,read,,,,"a long book
                in two parts",habitbull,habitbull:Read:2016-03-21

                """)
        #expect(directory.text("notes/2016-03-19.md") == "Read: on a train, no light\n")
        let counts = Dictionary(uniqueKeysWithValues: summary.notices.all.map { ($0.remark, $0.count) })
        #expect(counts == [.notDone: 1, .notSet: 1, .zero: 1, .column: 2])
    }

    @Test("HabitBull in the dates of the United States")
    func habitBullUS() throws {
        var directory = Directory()
        try directory.take(try fixture("habitbull-us.csv"))
        #expect(directory.rows("logs.csv").map { $0.prefix(10) } == ["2020-11-05", "2020-11-06"])
    }
}
