import Diary
import Importing
import Model
import TestSupport
import Testing
import Wording

@Suite struct SmallerAppTests {
    @Test("harsh: done, amounts, comments, skips and frequencies")
    func harsh() throws {
        let root = "Tests/ImportingTests/Fixtures/harsh/"
        let files = try ["log", "habits"].map { file($0, try Repository.text(root + $0)) }
        var directory = Directory()
        let summary = try directory.take(ImportInput(files, isSingleFile: false))
        #expect(
            directory.rows("logs.csv") == [
                "2025-10-29,dailies-stretch,,,,,harsh,harsh:Dailies/Stretch:2025-10-29",
                "2025-10-29,push-ups,20,,,two sets,harsh,harsh:Push-ups:2025-10-29",
                "2025-10-30,push-ups,12.5,,,,harsh,harsh:Push-ups:2025-10-30",
                "2025-10-31,call-home,,,,,harsh,harsh:Call home:2025-10-31",
            ])
        #expect(directory.text("notes/2025-10-30.md") == "Dailies/Stretch: a cold\n")
        #expect(directory.text("notes/2025-10-31.md") == "Dailies/Stretch: forgot: really\n")
        let history = directory.history()
        #expect(history.trackers.map(\.mode) == [.yesNo, .counter, .yesNo])
        #expect(history.trackers.map(\.schedule) == [.everyDay, .perWeek(3), .everyDay])
        #expect(history.trackers.map(\.isActive) == [true, true, false])
        #expect(history.trackers.map(\.hasStreak) == [true, true, false])
        #expect(history.profile.pauses.map(\.span.first) == [date("2025-10-30")])
        let counts = Dictionary(uniqueKeysWithValues: summary.notices.all.map { ($0.remark, $0.count) })
        #expect(counts == [.notDone: 2, .skipped: 1, .frequency: 1])
    }

    @Test(
        "harsh: an invalid line is refused with its number",
        arguments: [
            "2025-10-31 : Read : perhaps", "2025-10-31 : Read", "soon : Read : y", "2025-10-31 : Read : y : a : b : c",
            "2025-10-31 : Read : y : a : many",
        ])
    func brokenHarsh(line: String) throws {
        let lines = (1...25).map { "2025-09-\(padded($0, 2)) : Read : y\n" }.joined()
        let error = #expect(throws: ImportError.self) {
            var directory = Directory()
            try directory.take(single(lines + line + "\n", "log"))
        }
        #expect(error?.place?.description == "log:26")
    }

    @Test("T-07 Beaver Habit Tracker: done, skipped and missed days with their texts, periods and archived habits")
    func beaverHabits() throws {
        var directory = Directory()
        let summary = try directory.take(try fixture("beaverhabits.json"))
        #expect(
            directory.rows("logs.csv") == [
                "2025-10-28,stretch,,,,,beaverhabits,beaverhabits:Stretch:2025-10-28",
                "2025-10-28,journal,,,,,beaverhabits,beaverhabits:Journal:2025-10-28",
                "2025-10-30,call-home,,,,,beaverhabits,beaverhabits:Call home:2025-10-30",
                "2025-10-31,stretch,,,,before breakfast,beaverhabits,beaverhabits:Stretch:2025-10-31",
            ])
        let history = directory.history()
        #expect(history.trackers.map(\.schedule) == [.perWeek(3), .everyDay, .everyDay])
        #expect(history.trackers.map(\.isActive) == [true, false, true])
        #expect(history.profile.pauses.map(\.span.first) == [date("2025-10-30")])
        #expect(directory.text("notes/2025-10-30.md") == "Stretch: a cold\n")
        #expect(directory.text("notes/2025-10-29.md") == "Stretch: too late\n")
        let counts = Dictionary(uniqueKeysWithValues: summary.notices.all.map { ($0.remark, $0.count) })
        #expect(counts == [.notDone: 1, .skipped: 1, .frequency: 1, .column: 1])
    }

    @Test("Beaver Habit Tracker: older files have the list one level deeper")
    func olderBeaverHabits() throws {
        var directory = Directory()
        let list =
            #"{ "data": { "habits": [{ "name": "Read", "records": [{ "day": "2025-10-31", "done": true }] }] } }"#
        try directory.take(single(list, "habits.json"))
        #expect(directory.rows("logs.csv") == ["2025-10-31,read,,,,,beaverhabits,beaverhabits:Read:2025-10-31"])
    }

    @Test(
        "Beaver Habit Tracker: an invalid file is refused with its line",
        arguments: [
            #"{ "day": "soon", "done": true }"#, #"{ "day": "2025-10-31" }"#, #"{ "done": true }"#,
            #"{ "day": "2025-10-31", "done": "yes" }"#, "1",
        ])
    func brokenBeaverHabits(record: String) throws {
        let text = "{ \"habits\": [{ \"name\": \"Read\", \"records\": [\n\(record)\n] }] }"
        let error = #expect(throws: ImportError.self) {
            var directory = Directory()
            try directory.take(single(text, "habits.json"))
        }
        #expect(error?.place?.description == "habits.json:2")
    }

    @Test("T-07 Track & Graph: what is done, counted, measured, timed and chosen, distinguished by its points")
    func trackAndGraph() throws {
        var directory = Directory(["profile.json": #"{ "timeZone": "Europe/Berlin" }"#])
        let summary = try directory.take(try fixture("track-and-graph.csv"))
        let trackers = directory.history().trackers
        #expect(trackers.map(\.id) == ["stretching", "coffee", "weight", "reading", "energy", "run"])
        #expect(trackers.map(\.mode) == [.yesNo, .counter, .number, .counter, .selection, .number])
        #expect(trackers[3].unit?.text(in: .english) == "min")
        #expect(trackers[4].options.map(\.id) == ["low", "high"], "by their numbers")
        let rows = directory.rows("logs.csv")
        #expect(rows.count == 13, "a note has two lines")
        for row in [
            "2025-10-29T14:30:00+01:00,coffee,1,,,\"with milk, for once\",track-and-graph,",
            "2025-10-30T21:00:00+01:00,reading,80.5,,,,track-and-graph,",
            "2025-10-31T12:00:00+01:00,energy,low,,,,track-and-graph,",
        ] {
            #expect(rows.contains { $0.hasPrefix(row) }, "\(row)")
        }
        #expect(directory.text("logs.csv")?.contains("run,6.1,,,\"river\nwind\",track-and-graph,") == true)
        #expect(summary.notices.all.isEmpty)
        let before = directory.text("logs.csv")
        try directory.take(try fixture("track-and-graph.csv"))
        #expect(directory.text("logs.csv") == before, "a second import adds nothing")
    }

    @Test("V-45 a source that is all in UTC is written as the zone of the folder shows it; other offsets stay")
    func offsets() throws {
        let header = "FeatureName,Timestamp,Value,Label,Note\n"
        func rows(_ times: String..., zone: String = "Europe/Berlin") throws -> (rows: [String], notices: Int) {
            var directory = Directory(["profile.json": #"{ "timeZone": "\#(zone)" }"#])
            let export = single(header + times.map { "Reading,\($0),1,,\n" }.joined())
            let summary = try directory.take(export)
            let rows = directory.rows("logs.csv").map { String($0.prefix { $0 != "," }) }
            // If the folder's zone changes, the same instant isn't a new record.
            directory.files = directory.files.map {
                $0.path == "profile.json" ? file($0.path, #"{ "timeZone": "Asia/Tokyo" }"#) : $0
            }
            #expect(try directory.take(export).isEmpty)
            return (rows, summary.notices.count(.shownInZone))
        }
        let utc = try rows("2025-10-29T22:30:00.000+00:00", "2025-10-31T23:30:00.000Z")
        #expect(utc.rows == ["2025-10-29T23:30:00+01:00", "2025-11-01T00:30:00+01:00"] && utc.notices == 2)
        let mixed = try rows("2025-10-29T23:30:00.000+00:00", "2025-10-31T08:00:00.000+09:00")
        #expect(mixed.rows == ["2025-10-29T23:30:00+00:00", "2025-10-31T08:00:00+09:00"] && mixed.notices == 0)
        let home = try rows("2025-10-29T23:30:00.000+00:00", zone: "Europe/London")
        #expect(home.rows == ["2025-10-29T23:30:00+00:00"] && home.notices == 0)
    }

    @Test("V-45 the day of a table's row that is in UTC is that of the folder's zone, for every kind of record")
    func tableInUTC() throws {
        let table = "when,beers,sit,water\n2025-10-30T23:30:00Z,3,12,2\n2025-10-31T12:00:00+00:00,0,,1\n"
        let map = """
            { source: "mine", date: "when", habits: {
                beers: { to: "drinks" }, sit: { to: "meditation" }, water: { to: "tracker", mode: "counter" } } }
            """
        var directory = Directory(["profile.json": #"{ "timeZone": "Europe/Berlin" }"#])
        let summary = try directory.take(single(table), map: map)
        #expect(directory.history().entries.map(\.drinks) == [FixedDecimal(3)])
        #expect(directory.rows("activities.csv").first?.hasPrefix("2025-10-31,2025-10-31T00:30:00+01:00,") == true)
        #expect(directory.history().logs.days == [date("2025-10-31"), date("2025-10-31")])
        #expect(summary.notices.count(.shownInZone) == 2)
    }

    @Test(
        "Track & Graph: an invalid point is refused with its line",
        arguments: [
            "Weight,2025-10-31T07:00:00.000+01:00,heavy,,", "Weight,yesterday,1.0,,", ",2025-10-31T07:00:00+01:00,1,,",
            "Reading,2025-10-31T07:00:00+01:00,1:70:00,low,",
        ])
    func brokenTrackAndGraph(row: String) throws {
        let header = "FeatureName,Timestamp,Value,Label,Note\n"
        let error = #expect(throws: ImportError.self) {
            var directory = Directory()
            try directory.take(single(header + "Weight,2025-10-30T07:00:00.000+01:00,71,,\n" + row + "\n"))
        }
        #expect(error?.place?.description == "export.csv:3")
    }

    @Test("T-41 Daylio: moods and activities in the person's own words, with times, notes and several a day")
    func daylio() throws {
        var directory = Directory(["profile.json": #"{ "timeZone": "Europe/Berlin" }"#])
        let summary = try directory.take(try fixture("daylio.csv"))
        let rows = directory.rows("logs.csv")
        #expect(
            rows[0..<3] == [
                "2024-02-16T00:10:00+01:00,daylio-mood,sad,,,,daylio,daylio:mood:2024-02-16T00:10",
                "2024-02-16T00:10:00+01:00,daylio-activities,Lesen|Sport,,,,daylio,daylio:activities:2024-02-16T00:10",
                "2024-02-16T00:10:00+01:00,daylio-mood,good,,,zwei auf einmal,daylio,daylio:mood:2024-02-16T00:10:2",
            ])
        #expect(directory.text("logs.csv")?.contains("rad,,,\"Ein Tag\nSchön, lang\",daylio") == true)
        let trackers = directory.history().trackers
        #expect(trackers[0].options.map(\.id) == ["rad", "good", "meh", "sad"])
        #expect(trackers[0].options.map(\.valence) == [2, 1, 0, nil])
        #expect(trackers[1].options.map(\.id) == ["Sport", "Freunde", "Lesen"])
        #expect(summary.records[.logs]?.added == 6)
        #expect(summary.notices.all.map(\.examples) == [["scales"]])
    }

    @Test("V-35 Daylio: a line break of the app is one here")
    func daylioLineBreaks() throws {
        var directory = Directory()
        try directory.take(single("full_date,mood,activities,note\n2024-02-16,good,,Long day.<br>Then<BR/>pizza\n"))
        #expect(directory.text("logs.csv")?.contains("\"Long day.\nThen\npizza\"") == true)
    }

    @Test("Daylio: moods without a single activity")
    func daylioWithoutActivities() throws {
        var directory = Directory(["entries.csv": "date,level\n2024-02-15,steady\n"])
        let summary = try directory.take(single("full_date,mood,activities,note\n2024-02-16,good,,\n"))
        #expect(summary.newTrackers == ["daylio-mood"])
        #expect(directory.rows("logs.csv").count == 1)
    }

    @Test("Daylio: entries with a note and no mood")
    func daylioWithoutMoods() throws {
        var directory = Directory(["entries.csv": "date,level\n2024-02-15,steady\n"])
        try directory.take(single("full_date,mood,activities,note\n2024-02-16,,,only words\n"))
        #expect(directory.rows("logs.csv").count == 1)
        #expect(directory.rows("logs.csv")[0].contains("only words"))
    }

    @Test("Daylio: a newer export with a mood that was not there adds it to the selection")
    func newMood() throws {
        var directory = Directory()
        try directory.take(try fixture("daylio.csv"))
        let newer = "full_date,date,weekday,time,mood,activities,note\n2024-02-18,,,20:00,over the moon,,\n"
        let summary = try directory.take(single(newer))
        #expect(summary.newOptions == 1 && summary.records[.logs]?.added == 1 && summary.newTrackers == [])
        #expect(directory.history().trackers[0].options.map(\.id).last == "over the moon")
    }

    @Test("HabitBull and Track & Graph: a repeated row is one record, and is reported")
    func twice() throws {
        let header = "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n"
        var directory = Directory()
        let bull = try directory.take(
            single(header + "Water,,,2025-10-01,3,\nWater,,,2025-10-01,3,\nWater,,,2025-10-02,2,\n"))
        #expect(directory.rows("logs.csv").map { $0.split(separator: ",")[2] } == ["3", "2"])
        #expect(bull.notices.count(.repeated) == 1)
        var other = Directory()
        let row = "Coffee,2025-10-01T08:00:00Z,1,,\n"
        let graph = try other.take(single("FeatureName,Timestamp,Value,Label,Note\n" + row + row))
        #expect(other.rows("logs.csv").count == 1 && graph.notices.count(.repeated) == 1)
    }

    @Test("harsh: a log is recognised by its beginning, however long it is, and read whole")
    func longLog() throws {
        let first = date("2016-01-01")
        let lines = (0..<3000).map { "\(first.advanced(by: $0)) : Read : y : page \($0)" }
        let log = single((["# mine", ""] + lines).joined(separator: "\r\n"), "log")
        #expect(ImportFormat(recognising: log, .ofAllLanguages)?.name == "harsh")
        var directory = Directory()
        try directory.take(log)
        #expect(directory.rows("logs.csv").count == 3000)
        #expect(directory.rows("logs.csv").last?.contains(",page 2999,") == true)
    }

    @Test("an export without a record takes nothing, and makes no tracker")
    func nothing() throws {
        var directory = Directory()
        let summary = try directory.take(
            ImportInput([file("log", "2025-09-15 : a : n :  : 0\n")], isSingleFile: true), format: "harsh")
        #expect(summary.takesNothing && directory.files.isEmpty)
        #expect(summary.notices.count(.notDone) == 1)
    }

    @Test("a name of more than a kilobyte is refused")
    func longName() throws {
        let name = String(repeating: "x", count: 1025)
        let error = #expect(throws: ImportError.self) {
            var directory = Directory()
            try directory.take(single("2025-09-15 : \(name) : y\n", "log"), format: "harsh")
        }
        #expect(error?.text.hasSuffix("has more than 1024 bytes; expected a name") == true)
    }
}
