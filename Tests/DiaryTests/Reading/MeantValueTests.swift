import Model
import Testing

/// The message about a wrong value says what was probably meant.
@Suite struct MeantValueTests {
    private func hint(_ path: String, _ text: String) throws -> String? {
        let beside = path.hasPrefix("entries") ? [:] : oneEntry
        return try problem(in: beside.merging([path: text]) { $1 }).hint
    }

    @Test(
        "a key of another name is answered with the one that is meant",
        arguments: [
            ("trackers.json", "[{ \"id\": \"a\", \"type\": \"good\", \"mode\": \"counter\" }]", "trackingMode"),
            ("trackers.json", "[{ \"preset\": \"water\", \"limit\": 8 }]", "dailyLimit"),
            ("profile.json", "{ \"soberSince\": \"2025-10-07\" }", "assumeSteady"),
        ])
    func keys(path: String, text: String, meant: String) throws {
        #expect(try hint(path, text) == "did you mean \"\(meant)\"?")
    }

    @Test("a mode of a good tracker among the modes is answered with the key for it")
    func modes() throws {
        let found = try hint("trackers.json", "[{ \"preset\": \"phone\", \"modes\": [{ \"mode\": \"counter\" }] }]")
        #expect(found == "\"modes\" are for saboteurs; write \"trackingMode\": \"counter\" in their place")
    }

    @Test("an option that is a text is answered with the object", arguments: [("Rad", "rad"), ("bus", "bus")])
    func options(name: String, id: String) throws {
        let tracker = "{ \"id\": \"way\", \"trackingMode\": \"selection\", \"options\": [\"\(name)\"] }"
        let problems = load(oneEntry.merging(["trackers.json": "[\(tracker)]"]) { $1 }).diagnostics
        #expect(
            problems.first?.hint == "an option is written as { \"id\": \"\(id)\", \"name\": \"\(name)\" }")
    }

    @Test("a column of dates in the logs is answered with the name it needs")
    func logDate() throws {
        let problems = load(oneEntry.merging(["logs.csv": "date,tracker\n2025-10-31,water\n"]) { $1 }).diagnostics
        #expect(problems.contains { $0.code == .missingColumn })
        for problem in problems { #expect(problem.hint?.hasPrefix("did you mean \"timestamp\"?") == true) }
    }

    @Test(
        "the error for a nearly valid timestamp says what is wrong",
        arguments: [
            ("2025-10-31 9:40", "hours are written with two digits: 09:40"),
            ("2025-10-31T9:40", "hours are written with two digits: 09:40"),
            ("31.10.2025 9:40", "hours are written with two digits: 09:40"),
            ("31.10.25 21:40", "the year needs four digits, such as 31.10.2025"),
            ("2025-10-31 25:00", nil), ("tonight", nil),
        ])
    func timestamps(text: String, expected: String?) throws {
        #expect(try hint("entries.csv", "date,level,timestamp\n2025-10-31,easy,\(text)\n") == expected)
    }

    @Test("a time of one digit is answered with two")
    func times() throws {
        #expect(
            try hint("profile.json", "{ \"dayStart\": \"4:00\" }") == "hours are written with two digits: \"04:00\"")
    }

    @Test(
        "minutes as people write them are answered with the number",
        arguments: [
            ("1:30", 90), ("40 min", 40), ("40min", 40), ("1 h 30 min", 90), ("2h", 120), ("30 Minuten", 30),
        ])
    func minutes(text: String, count: Int) throws {
        let found = try hint("activities.csv", "kind,minutes,date\nworkout,\(text),2025-10-31\n")
        #expect(found == "minutes are written as a number alone: \(count)")
    }

    @Test("minutes that say nothing get no hint", arguments: ["long", "1:75", "40 kg", "min", "-5", "1::2"])
    func noMinutes(text: String) throws {
        #expect(try hint("activities.csv", "kind,minutes,date\nworkout,\(text),2025-10-31\n") == nil)
    }

    @Test("a level in German is answered with the word", arguments: [("ruhig", "steady"), ("Locker", "easy")])
    func levels(text: String, level: String) throws {
        #expect(try hint("entries.csv", "date,level\n2025-10-31,\(text)\n") == "did you mean \"\(level)\"?")
    }

    @Test(
        "a weekday in German or short is answered with the word",
        arguments: [("mon", "monday"), ("Mittwoch", "wednesday"), ("Mi.", "wednesday"), ("so", "sunday")])
    func weekdays(text: String, weekday: String) throws {
        let found = try hint("profile.json", "{ \"schedules\": { \"workout\": { \"weekdays\": [\"\(text)\"] } } }")
        #expect(found == "did you mean \"\(weekday)\"?")
    }

    @Test(
        "a date with a time of day is answered with where the time belongs",
        arguments: ["2025-10-31 00:00:00", "31.10.2025 21:04", "2025-10-31T21:04"])
    func dateWithTime(text: String) throws {
        let found = try hint("entries.csv", "date,level\n\(text),easy\n")
        #expect(found == "a date has no time of day; when it was written down is the \"timestamp\"")
    }

    @Test(
        "a date under another name, or a timestamp alone, is answered with the column that is needed",
        arguments: [
            "timestamp", "Datum", "day",
        ])
    func otherColumn(name: String) throws {
        let problems = load(["entries.csv": "\(name),level\n2025-10-31,easy\n"]).diagnostics
        let missing = try #require(problems.first { $0.code == .missingColumn })
        #expect(missing.hint == (name == "timestamp" ? "rename \"timestamp\" to \"date\"" : "did you mean \"date\"?"))
    }

    @Test("the line with which a spreadsheet names the separator is answered with what to do")
    func separatorLine() throws {
        let problems = load(["entries.csv": "sep=;\ndate;level\n2025-10-31;easy\n"]).diagnostics
        #expect(problems.count == 1)
        #expect(
            problems.contains { $0.hint == "the separator is recognised without that line; delete it" }
        )
    }

    @Test(
        "a city is answered with its time zone",
        arguments: [
            ("Berlin", "Europe/Berlin"), ("new york", "America/New_York"), ("TOKYO", "Asia/Tokyo"),
            ("europe/berlin", "Europe/Berlin"),
        ])
    func zones(text: String, zone: String) throws {
        #expect(try hint("profile.json", "{ \"timeZone\": \"\(text)\" }") == "did you mean \"\(zone)\"?")
        #expect(try hint("profile.json", "{ \"timeZone\": \"Nowhere\" }") == nil)
    }

    @Test("the name of no tracker is answered with those there are")
    func trackers() throws {
        let files = [
            "trackers.json": "[{ \"preset\": \"mood\" }, { \"preset\": \"water\" }]",
            "logs.csv": "timestamp,tracker\n2025-10-31,my phone\n",
        ]
        #expect(try problem(in: files).hint == "it has mood, water")
    }

    @Test("a decimal comma is answered with the point")
    func comma() throws {
        let found = try hint("entries.csv", "date,drinks\n2025-10-31,\"2,5\"\n")
        #expect(found == "decimals are written with a point: 2.5")
    }

    @Test("options between other signs are answered with the one between them", arguments: ["joy;love", "joy, love"])
    func separators(text: String) throws {
        let files = [
            "trackers.json": "[{ \"preset\": \"feelings\" }]",
            "logs.csv": "timestamp,tracker,value\n2025-10-31,feelings,\"\(text)\"\n",
        ]
        #expect(try problem(in: files).hint == "several options are separated by |, such as joy|love")
    }

    @Test("several options are not proposed if a log may hold one")
    func oneOption() throws {
        let files = [
            "trackers.json": "[{ \"preset\": \"mood\" }]",
            "logs.csv": "timestamp,tracker,value\n2025-10-31,mood,joyful;tired\n",
        ]
        #expect(try problem(in: files).hint == nil)
    }

    @Test("problems with different messages are each reported")
    func different() {
        let trackers = """
            [{ "id": "a", "name": "Walk", "type": "good" }, { "id": "b", "name": "Walk", "type": "good" },
             { "id": "c", "trackingMode": "counter" }, { "id": "d", "trackingMode": "counter" }]
            """
        let logs = "timestamp,tracker,value\n2025-10-31,Walk,\n2025-10-31,noalc,\n2025-10-31,c,x\n2025-10-31,d,x\n"
        let problems = load(["trackers.json": trackers, "logs.csv": logs]).diagnostics
        #expect(problems.map(\.count) == [1, 1, 1, 1])
    }
}
