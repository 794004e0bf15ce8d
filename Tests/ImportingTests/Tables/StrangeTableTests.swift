import Diary
import Importing
import Model
import TestSupport
import Testing
import Wording

/// Unusual tables of people and programs are read correctly, or need a question.
@Suite struct StrangeTableTests {
    private static func propose(_ text: String, _ name: String = "T.csv") throws -> TableDraft {
        try ImportFormat.draft(of: single(text, name), .ofAllLanguages)
    }

    private static func column(_ name: String, _ cells: String...) -> String {
        let rows = cells.enumerated().map { "\($0.offset + 1).10.2025;\($0.element)\n" }
        return "Datum;\(name)\n" + rows.joined()
    }

    @Test(
        "V-47 a name that only holds the word for drinks, sleep or sport is not that word",
        arguments: [
            "No alcohol", "Kein Alkohol", "Alkoholfrei", "Alcohol-free", "No drinks", "Days without alcohol",
            "Alcohol free beer", "Alkoholfreies Bier", "Soft drinks", "Coffee drinks", "Energy drinks",
            "Craving for alcohol (1-10)", "Urge to drink", "Drinks refused", "Beer cost", "Drinks (ml)", "Alcohol (g)",
            "Alcohol %", "Wein gekauft", "Bier (l)", "Sleep quality", "Sleep score", "Deep sleep", "Pulse max",
            "Steps goal reached", "Walk count", "Bike rides", "run_step_count", "Meditation app cost", "Mood swings",
        ])
    func wholeNames(name: String) throws {
        let draft = try Self.propose(Self.column(name, "3", "2", "4"))
        #expect(draft.columns.map(\.choice) == [.tracker])
    }

    @Test(
        "V-47 a whole name, with words that do not change it, means what it says",
        arguments: [
            ("Drinks", "drinks"), ("Number of drinks", "drinks"), ("Alkohol gesamt", "drinks"), ("Rotwein", "drinks"),
            ("Red wine", "drinks"), ("Beer (glasses)", "drinks"), ("Sleep", "metric sleep"),
            ("Total sleep (min)", "metric sleep"), ("Hours of sleep", "metric sleep"), ("Schlaf [h]", "metric sleep"),
            ("Resting heart rate", "metric restingHeartRate"), ("Running (min)", "workout running"),
            ("Minutes of meditation", "meditation"), ("Laufen [h]", "workout running"), ("Run (s)", "workout running"),
        ])
    func meanings(name: String, meaning: String) throws {
        let column = try #require(try Self.propose(Self.column(name, "30", "20", "40")).columns.first)
        #expect([column.choice.rawValue, column.detail].compactMap(\.self).joined(separator: " ") == meaning)
    }

    @Test(
        "V-47 two opposite marks are yes and no",
        arguments: [
            "✅ ❌", "✓ ✗", "☑ ☐", "✔️ ❌", "✔️ ✖️", "x -", "Done Missed", "Done Not_done", "yes no", "on off", "oui non",
            "sí no", "TRUE FALSE", "ja nein", "Completed Missed", "wahr falsch", "1 0",
        ])
    func marks(pair: String) throws {
        let words = pair.split(separator: " ").map { String($0.replacing("_", with: " ")) }
        let text = Self.column("Read", words[0], words[1], words[1], words[0])
        #expect(try Self.propose(text).columns.map(\.detail) == ["yesNo"])
        #expect(try OddTableTests.outcome(single(text)) == ["log 2025-10-01 Read", "log 2025-10-04 Read"])
    }

    @Test("V-47 a cross without any tick, and two columns of one value, are asked about and never decided in silence")
    func doubts() throws {
        func doubts(_ text: String) throws -> [TableDoubt?] { try Self.propose(text).columns.map(\.doubt) }
        #expect(try doubts(Self.column("Read", "❌", "", "❌")) == [.onlyCrosses])
        #expect(try doubts("Date,Steps,Schritte\n2025-10-31,8000,7000\n") == [nil, .sameTarget("Steps")])
        #expect(try doubts("Date,Beer,Beer\n2025-10-31,1,2\n") == [nil, .sameTarget("Beer")])
        #expect(try doubts("Date,Beer,Drinks\n2025-10-31,1,3\n") == [nil, .sameTarget("Beer")])
        #expect(try doubts("Date,Beer,Wine\n2025-10-31,1,2\n") == [nil, nil], "kinds of drinks add up")
    }

    @Test("V-47 a selection of two options gets no streak of its own")
    func noStreak() throws {
        var directory = Directory()
        let input = single(Self.column("Weather", "sun", "rain", "rain", "sun"))
        let draft = try ImportFormat.draft(of: input, .ofAllLanguages)
        try directory.take(input, map: draft.json)
        #expect(directory.history().trackers.map(\.hasStreak) == [false])
    }

    @Test("V-47 what is not recorded is left out, with the reason")
    func reasons() throws {
        func doubt(_ name: String, _ cells: String...) throws -> TableDoubt? {
            let rows = cells.enumerated().map { "2025-10-0\($0.offset + 1);\($0.element)\n" }
            return try Self.propose("Date;\(name)\n" + rows.joined()).columns.first?.doubt
        }
        #expect(try doubt("Mood (-3 to 3)", "-2", "0", "3", "-3") == .belowZero)
        #expect(try doubt("Temperatur (°C)", "-4,5", "0", "2,5") == .belowZero)
        #expect(try doubt("Lights out", "23:30", "0:30", "22:45") == .timeOfDay)
        #expect(try doubt("Woke up", "7:30 AM", "6:15 AM") == .timeOfDay)
        #expect(try doubt("task_id", "1a", "2b", "3c") == .technical)
        #expect(try doubt("Scores", "4|4", "1|3", "5|2") == .notUnderstood)
        #expect(try doubt("Guitar", "0:45", "1:10") == nil, "durations are values")
        #expect(
            try OddTableTests.outcome(single(Self.column("Mood", "-2", "0", "-3")))
                == ["told column 1", "told belowZero 2"])
    }

    @Test(
        "V-47 a moment is read with everything that belongs to it",
        arguments: [
            ("10/31/2025 21:03:11", "2025-10-31T21:03:11+01:00"), ("10/31/2025 9:03 PM", "2025-10-31T21:03:00+01:00"),
            ("2025-10-31 11:10PM", "2025-10-31T23:10:00+01:00"), ("10/20/2025, 9:03 PM", "2025-10-20T21:03:00+02:00"),
            ("Oct 20, 2025, 5:02:23 PM", "2025-10-20T17:02:23+02:00"),
            ("20.10.2025, 15:02:23", "2025-10-20T15:02:23+02:00"),
            ("October 30, 2025 9:00 PM", "2025-10-30T21:00:00+01:00"),
            ("30. Oktober 2025, 08:03", "2025-10-30T08:03:00+01:00"),
            (
                "Donnerstag, 30. Oktober 2025 um 08:03:11 Mitteleuropäische Normalzeit", "2025-10-30T08:03:11+01:00"
            ),
            ("Mon, 20 Oct 2025 07:10:00 +0100", "2025-10-20T07:10:00+01:00"),
            ("Mon Oct 20 2025 07:10:00 GMT+0200 (CEST)", "2025-10-20T07:10:00+02:00"),
            ("Fri Oct 31 21:03:11 CET 2025", "2025-10-31T21:03:11+01:00"),
            ("2025-10-31 23:30:11 +0000", "2025-11-01T00:30:11+01:00"),
            ("2025-10-31 23:30:11 UTC", "2025-11-01T00:30:11+01:00"),
            ("31.10.2025 21 Uhr", "2025-10-31T21:00:00+01:00"), ("31/10/2025 21h05", "2025-10-31T21:05:00+01:00"),
            ("2025-10-31 12:05 AM", "2025-10-31T00:05:00+01:00"), ("31 Oct 2025 12:00 pm", "2025-10-31T12:00:00+01:00"),
            ("'2025-10-20", "2025-10-20"), ("20251031", "2025-10-31"), ("45961", "2025-10-31"),
            ("45961.5", "2025-10-31T12:00:00+01:00"), ("1761944591", "2025-10-31T22:03:11+01:00"),
            ("۳۱/۱۰/۲۰۲۵", "2025-10-31"), ("Fri 31/10/2025", "2025-10-31"), ("31st of October 2025", "2025-10-31"),
        ])
    func moments(text: String, written: String) throws {
        var directory = Directory(["profile.json": #"{ "timeZone": "Europe/Berlin" }"#])
        let input = single("Date;Coffee\n\(text);2\n")
        let draft = try ImportFormat.draft(of: input, .ofAllLanguages)
        try directory.take(input, map: draft.json)
        #expect(directory.rows("logs.csv").map { $0.prefix { $0 != "," } } == [written[...]])
    }

    @Test(
        "V-47 what follows a date and is not understood is an error with its line, and never cut off",
        arguments: [
            "10/31/2025 25:03", "10/31/2025 21:03 XYZ", "31.10.2025 9:61", "Oct 31, 2025 13:00 PM",
            "10/31/2025 about 9",
            "2025-10-31 21:03 and more", "########", "Funday 31.10.2025",
        ])
    func badMoments(text: String) throws {
        let words = try OddTableTests.outcome(single("Date;Coffee\n2025-10-30;1\n\(text);2\n"))
        #expect(words == ["3: \"\(text)\" in \"Date\" is not a date; expected e.g. 2025-10-31 or 31.10.2025"])
    }

    @Test("V-47 the message names the first cell that is not a date, in the column that looks most like dates")
    func noDates() throws {
        let text = "Name,When,Weight\nA,########,69.6\nB,########,69.2\n"
        #expect(
            try OddTableTests.outcome(single(text))
                == ["2: \"########\" in \"When\" is not a date; expected e.g. 2025-10-31 or 31.10.2025"])
    }

    @Test("a time next to a date belongs to it; an end makes minutes, also after midnight")
    func timesAndEnds() throws {
        let zone = [file("profile.json", #"{ "timeZone": "Europe/Berlin" }"#)]
        var directory = Directory(zone)
        let coffee = single("Date,Time,Coffee\n2025-10-30,8:30:00 AM,2\n2025-10-31,9:15:00 PM,1\n")
        try directory.take(coffee, map: try ImportFormat.draft(of: coffee, .ofAllLanguages).json)
        #expect(
            directory.rows("logs.csv").map { $0.prefix { $0 != "," } } == [
                "2025-10-30T08:30:00+01:00", "2025-10-31T21:15:00+01:00",
            ])
        let sessions = "project;date;start;stop\nRun;2025-10-30;8:37;8:57\nWriting;2025-10-30;23:30;0:15\n"
        #expect(
            try OddTableTests.outcome(single(sessions), in: zone) == [
                "session 2025-10-30 workout 20 running", "log 2025-10-30 Writing 45",
            ])
        let good = (10...29).map { "Run;2025-10-\($0);8:37;9:00\n" }.joined()
        #expect(
            try OddTableTests.outcome(single("project;date;start;stop\nRun;2025-10-30;8:37;later\n" + good))
                == ["2: \"later\" in \"stop\" is not an end of \"2025-10-30 8:37\""])
    }

    @Test(
        "thousands with thin spaces and digits of other scripts are numbers; words of spreadsheets for nothing are empty"
    )
    func numbers() throws {
        #expect(
            try OddTableTests.outcome(single("Date;Steps\n30/10/2025;8\u{202F}412\n31/10/2025;12\u{A0}004\n"))
                == ["metric 2025-10-30 steps 8412", "metric 2025-10-31 steps 12004"])
        #expect(
            try OddTableTests.outcome(single("Date,Steps\n2025-10-30,٨٤١٢\n2025-10-31,۹۰۰\n"))
                == ["metric 2025-10-30 steps 8412", "metric 2025-10-31 steps 900"])
        #expect(
            try OddTableTests.outcome(single("Date,Steps,Sleep\n2025-10-30,#N/A,#DIV/0!\n2025-10-31,900,-\n"))
                == ["metric 2025-10-31 steps 900"])
    }

    @Test("grids, with days across, a month or a year in a table, come in; a month that is not named is asked for")
    func grids() throws {
        let across = "Habit,2025-10-30,2025-10-31,Total\nRead,x,x,2\nWalk,,x,1\nTotal,1,2,3\n"
        let logs = ["log 2025-10-30 Read", "log 2025-10-31 Read", "log 2025-10-31 Walk", "told column 1"]
        #expect(try OddTableTests.outcome(single(across)) == logs)
        let days =
            "Habit," + (1...31).map(String.init).joined(separator: ",") + "\nRead,x" + String(repeating: ",", count: 30)
            + "\n"
        #expect(try OddTableTests.outcome(single(days, "October 2025.csv")) == ["log 2025-10-01 Read"])
        #expect(try OddTableTests.outcome(single("2025-10\n\n" + days)) == ["log 2025-10-01 Read"])
        #expect(
            try OddTableTests.outcome(single(days)) == ["the columns are days of a month, but no month is named"])
        let pixels = "Day,Jan,Feb\n1,3,\n" + (2...7).map { "\($0),,4\n" }.joined()
        #expect(
            try OddTableTests.outcome(single(pixels, "2025 mood.csv")).prefix(2) == [
                "log 2025-01-01 mood-scale 3", "log 2025-02-02 mood-scale 4",
            ])
        #expect(try OddTableTests.outcome(single(pixels)) == ["the columns are months, but no year is named"])
    }

    @Test("of several tables in a file the first with dates is read, and the others are named")
    func severalTables() throws {
        let text =
            "Summary\nName,Weight\nA,70\n\nSteps\nDate,Steps\n2025-10-30,900\n2025-10-31,800\n\nSleep\nDate,Sleep\n2025-10-30,7\n"
        #expect(
            try OddTableTests.outcome(single(text)) == [
                "metric 2025-10-30 steps 900", "metric 2025-10-31 steps 800", "told otherTable 2",
            ])
        let samsung = "com.samsung.health,6312003,4\nstart_time,steps,cal,speed\n2025-10-30 08:00,900,,\n"
        #expect(try OddTableTests.outcome(single(samsung)) == ["metric 2025-10-30 steps 900"])
    }

    @Test("two columns of one name stay separate; a list of days, and JSON of any app, are imported as tables")
    func otherShapes() throws {
        #expect(
            try OddTableTests.outcome(single("Date,Tea,Tea\n2025-10-31,2,3\n")) == [
                "log 2025-10-31 Tea 2", "log 2025-10-31 Tea 2 3", "told sameName 1",
            ])
        #expect(
            try OddTableTests.outcome(single("---\nname: Jumping Jacks\n---\n2025-10-27\n2025-10-28\n", "j.txt"))
                == ["log 2025-10-27 Jumping Jacks", "log 2025-10-28 Jumping Jacks"])
        let json = #"[{"date": "2025-10-30", "steps": 900, "note": "calm"}, {"date": "2025-10-31", "steps": 800}]"#
        #expect(
            try OddTableTests.outcome(single(json, "app.json")) == [
                "metric 2025-10-30 steps 900", "metric 2025-10-31 steps 800", "note 2025-10-30 calm",
            ])
        #expect(
            try OddTableTests.outcome(single(#"{"version": 3}"#, "app.json")) == ["JSON of an app that isn't known"])
    }

    @Test("a column is what nine of ten of its cells are, however few different texts these have")
    func nineOfTen() throws {
        func choice(_ cells: [String]) throws -> TableChoice? {
            let rows = zip(1..., cells).map { "2025-10-\($0 < 10 ? "0" : "")\($0),\($1)\n" }
            return try Self.propose("Date,Pages\n" + rows.joined()).columns.first?.choice
        }
        #expect(try choice([String](repeating: "2", count: 18) + ["some", "more"]) == .tracker)
        #expect(try choice([String](repeating: "2", count: 17) + ["some", "more", "few"]) == .leave)
    }

    @Test("a row for each record is recognised by a column that repeats few words on days that rows share")
    func rowsOfRecords() throws {
        let rows = (1...4).flatMap { ["a7,Floss,2025100\($0),completed_auto\n", "b8,Walk,2025100\($0),missed_auto\n"] }
        let draft = try Self.propose("task_id,title,entry_date,entry_type\n" + rows.joined())
        #expect(draft.columns.map(\.name) == ["Floss", "Walk"] && draft.columns.map(\.detail) == ["yesNo", "yesNo"])
        #expect(
            try OddTableTests.outcome(single("task_id,title,entry_date,entry_type\n" + rows.joined())).prefix(4)
                == (1...4).map { "log 2025-10-0\($0) Floss" }[...])
    }

    @Test("V-56 138/85 is two metrics, systolic and diastolic")
    func bloodPressure() throws {
        let text = "Date,Blood pressure\n2025-10-30,138/85\n2025-10-31,128 / 79\n"
        #expect(try Self.propose(text).json.contains(#"{ "to": "metric", "preset": "bloodPressure" }"#))
        #expect(
            try OddTableTests.outcome(single(text)) == [
                "metric 2025-10-30 systolic 138", "metric 2025-10-30 diastolic 85", "metric 2025-10-31 systolic 128",
                "metric 2025-10-31 diastolic 79",
            ])
        let map = #"{ "date": "Date", "habits": { "Arms": { "to": "metric", "metric": "left-right", "split": "-" } } }"#
        var directory = Directory()
        try directory.take(single("Date,Arms\n2025-10-31,30-31.5\n"), map: map)
        #expect(
            directory.rows("metrics.csv").map { $0.split(separator: ",").prefix(3).joined(separator: ",") } == [
                "2025-10-31,left,30", "2025-10-31,right,31.5",
            ])
        #expect(throws: ImportError.self) { try directory.take(single("Date,Arms\n2025-11-01,30\n"), map: map) }
    }

    @Test(
        "a key of a mapping that means nothing is an error; seconds are read",
        arguments: [
            (#"{ "to": "workout", "unit": "s" }"#, "15"), (#"{ "to": "workout", "unit": "min" }"#, "900"),
            (#"{ "to": "workout", "unit": "km" }"#, "\"km\" is not a unit of time; expected s, min or h"),
            (#"{ "to": "drinks", "unit": "l" }"#, "\"unit\" is not a key of \"drinks\"; expected to"),
            (#"{ "to": "metric", "metric": "steps", "unit": "h" }"#, "\"unit\" means nothing for the metric steps"),
        ])
    func mappingKeys(habit: String, outcome: String) {
        let map = #"{ "date": "Day", "habits": { "Secs": "# + habit + " } }"
        do throws(ImportError) {
            let context = ImportContext(settings: [], loader: loader, mapping: file("map.json", map))
            let imported = try ImportFormat.csv.read(single("Day,Secs\n2025-10-20,900\n"), context)
            #expect(OddTableTests.words(imported) == ["session 2025-10-20 workout \(outcome)"])
        } catch {
            #expect(error.text.hasPrefix(outcome))
        }
    }
}
