import Model
import TestSupport
import Testing

@Suite struct EntryRecordTests {
    @Test("F-01 an entry has date, drinks, source and timestamp")
    func columns() throws {
        let text = """
            date,level,drinks,timestamp,source,note
            2025-10-31,easy,3,2025-10-31T21:04:00+01:00,notification,dinner
            """
        let entry = try #require(try history(["entries.csv": text]).entries.first)
        #expect(entry.day == date("2025-10-31"))
        #expect(entry.level == .easy)
        #expect(entry.drinks == FixedDecimal(3))
        #expect(entry.timestamp?.instant.iso8601(in: .utc) == "2025-10-31T20:04:00+00:00")
        #expect(entry.source == "notification")
        #expect(entry.note == "dinner")
        #expect(entry.origin == Origin(file: 0, line: 2))
        #expect(!entry.isSuperseded)
    }

    @Test("omitted values are absent")
    func absent() throws {
        let entry = try #require(
            try history(["entries.csv": "date,level,drinks,timestamp,source,note\n2025-10-31,wild,,,,\n"]).entries.first
        )
        #expect(entry.drinks == nil && entry.timestamp == nil && entry.source == nil && entry.note == nil)
    }

    @Test(
        "F-02 drinks alone give the level",
        arguments: [
            ("0", Level.steady), ("1", .steady), ("1.5", .easy), ("2.25", .easy), ("5.99", .easy), ("6", .wild),
            ("1000", .wild),
        ])
    func drinksAlone(drinks: String, level: Level) throws {
        let entry = try #require(try history(["entries.csv": "date,drinks\n2025-10-31,\(drinks)\n"]).entries.first)
        #expect(entry.level == level)
        #expect(entry.drinks == decimal(drinks))
    }

    @Test(
        "F-02 level and drinks that agree by the table are accepted together",
        arguments: [
            ("steady", 0), ("steady", 1), ("easy", 2), ("easy", 3), ("easy", 4), ("easy", 5), ("wild", 6), ("wild", 7),
        ])
    func agreeing(level: String, drinks: Int) throws {
        let text = "date,level,drinks\n2025-10-31,\(level),\(drinks)\n"
        #expect(try history(["entries.csv": text]).entries.map(\.level.rawValue) == [level])
    }

    @Test(
        "F-02 level and drinks that disagree are an error",
        arguments: [("steady", 2), ("steady", 6), ("easy", 0), ("easy", 1), ("easy", 6), ("wild", 0), ("wild", 5)])
    func disagreeing(level: String, drinks: Int) {
        BrokenInput(
            "", "entries.csv", "date,level,drinks\n2025-10-31,\(level),‸\(drinks)\n", "level-disagrees"
        ).check()
    }

    @Test(
        "V-04 drinks have at most two places and are at most a thousand",
        arguments: ["1.125", "1000.01", "1001", "-1", "1e2", "two"])
    func notDrinks(drinks: String) {
        BrokenInput("", "entries.csv", "date,drinks\n2025-10-31,‸\(drinks)\n", "malformed-number").check()
    }

    @Test(
        "V-04 half a bottle is 2.5 drinks, and up to a thousand are taken as written",
        arguments: ["0", "0.5", "2.5", "1.25", "1000"])
    func partsOfDrinks(drinks: String) throws {
        #expect(
            try history(["entries.csv": "date,drinks\n2025-10-31,\(drinks)\n"]).entries.first?.drinks == decimal(drinks)
        )
    }

    @Test("the day of an entry is its date, whatever the timestamp and the start of the day say")
    func plainDate() throws {
        let files = [
            "profile.json": "{ \"dayStart\": \"04:00\", \"timeZone\": \"Europe/Berlin\" }",
            "entries.csv": "date,level,timestamp\n2025-10-31,easy,2025-11-02T02:30:00Z\n",
        ]
        #expect(try history(files).entries.map(\.day) == [date("2025-10-31")])
    }
}
