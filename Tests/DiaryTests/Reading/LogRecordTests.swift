import Model
import TestSupport
import Testing

@Suite struct LogRecordTests {
    private static let trackers = """
        [{ "preset": "water" }, { "preset": "mood" }, { "preset": "feelings" }, { "preset": "gratitude" },
         { "preset": "doomscrolling" }, { "id": "reading", "type": "good" }]
        """

    private func logs(_ rows: String, profile: String = "{}") throws -> [TrackerLog] {
        let text = "timestamp,tracker,value,trigger,location,note,id\n" + rows
        return Array(
            try history(["profile.json": profile, "trackers.json": Self.trackers, "logs.csv": text]).logs)
    }

    @Test("T-11 a log has its moment, the trigger, the place and the note")
    func columns() throws {
        let profile = "{ \"timeZone\": \"Europe/Berlin\", \"dayStart\": \"04:00\" }"
        let log = try #require(
            try logs("2025-10-31T02:30:00,doomscrolling,,Boredom,Home,in bed,a1\n", profile: profile).first)
        #expect(log.tracker == 4)
        #expect(log.instant?.iso8601(in: .utc) == "2025-10-31T01:30:00+00:00")
        #expect(log.day == date("2025-10-30"), "the day begins at four")
        #expect(log.wallTime?.description == "2025-10-31T02:30:00", "the hour is the wall clock's")
        #expect(log.trigger == "Boredom" && log.location == "Home" && log.note == "in bed")
        #expect(log.origin == Origin(file: 0, line: 2))
    }

    @Test("V-45 the wall time of a log is that of its offset, whatever the person's zone is")
    func wallTime() throws {
        let log = try #require(
            try logs("2025-10-31T23:30:00-05:00,mood,sad,,,,\n", profile: "{ \"timeZone\": \"Europe/Berlin\" }").first)
        #expect(log.wallTime?.description == "2025-10-31T23:30:00")
        #expect(log.day == date("2025-10-31"))
    }

    @Test("the value of a counter is a number, kept exactly", arguments: ["0", "2", "0.25", "750.5"])
    func amounts(text: String) throws {
        let amount = try #require(FixedDecimal(digits: text.utf8))
        #expect(try logs("2025-10-31T10:00,water,\(text),,,,\n").map(\.value) == [.amount(amount)])
    }

    @Test("the value of a selection is its options in the order written")
    func options() throws {
        #expect(try logs("2025-10-31T10:00,mood,sad,,,,\n").map(\.value) == [.options([5])])
        #expect(try logs("2025-10-31T10:00,feelings,fear|love,,,,\n").map(\.value) == [.options([3, 0])])
    }

    @Test("a log without a value is allowed in every mode")
    func withoutValue() throws {
        let rows = ["water", "mood", "feelings", "gratitude", "doomscrolling", "reading"].map {
            "2025-10-31T10:00,\($0),,,,,\n"
        }
        #expect(try logs(rows.joined()).map(\.value) == Array(repeating: TrackerLog.Value.none, count: 6))
    }

    @Test(
        "the value of yes/no, note and saboteur logs is ignored text",
        arguments: ["reading", "gratitude", "doomscrolling"])
    func ignored(tracker: String) throws {
        #expect(try logs("2025-10-31T10:00,\(tracker),\"yes, -1 | no\",,,,\n").map(\.value) == [.none])
    }

    @Test("an invalid log is an error", arguments: problems)
    func isReported(input: BrokenInput) {
        input.beside("trackers.json", Self.trackers).check()
    }

    @Test(
        "the amount of a counter is a decimal from 0",
        arguments: [
            "-1", "two", "1e3", "1.", "NaN", "0.0000000001", "1|2", "7:60", "7:5", "7:005", ":30", "7:", "-7:30",
            "7.5:30", "7:30:00", "7:3x", "1234567890123456789:00",
        ])
    func badAmounts(value: String) {
        BrokenInput("", "logs.csv", "timestamp,tracker,value\n2025-10-31T10:00,water,‸\(value)\n", "malformed-number")
            .beside("trackers.json", Self.trackers).check()
    }

    @Test("a mistyped tracker or option is answered with the one that was meant")
    func hints() throws {
        let files = ["trackers.json": Self.trackers]
        let tracker = "timestamp,tracker\n2025-10-31T10:00,watr\n"
        #expect(try problem(in: files.merging(["logs.csv": tracker]) { $1 }).hint?.contains("water") == true)
        let option = "timestamp,tracker,value\n2025-10-31T10:00,mood,tird\n"
        #expect(try problem(in: files.merging(["logs.csv": option]) { $1 }).hint?.contains("tired") == true)
    }

    private static let problems: [BrokenInput] = [
        BrokenInput("no timestamp", "logs.csv", "timestamp,tracker\n‸,water\n", "missing-value"),
        BrokenInput("no tracker", "logs.csv", "timestamp,tracker\n‸2025-10-31T10:00,\n", "missing-value"),
        BrokenInput("a month first", "logs.csv", "timestamp,tracker\n‸10/31/2025,water\n", "malformed-timestamp"),
        BrokenInput("a day of no month", "logs.csv", "timestamp,tracker\n‸2025-02-30,water\n", "malformed-timestamp"),
        BrokenInput("a day before all", "logs.csv", "timestamp,tracker\n‸31.12.1899,water\n", "malformed-timestamp"),
        BrokenInput(
            "a year as a number", "logs.json", "[{ \"tracker\": \"water\",\n\"timestamp\": ‸20251031 }]",
            "malformed-timestamp"),
        BrokenInput("an unknown tracker", "logs.csv", "timestamp,tracker\n2025-10-31T10:00,‸wine\n", "unknown-tracker"),
        BrokenInput(
            "an unknown option", "logs.csv", "timestamp,tracker,value\n2025-10-31T10:00,mood,‸happy\n", "unknown-option"
        ),
        BrokenInput(
            "an unknown option among known ones", "logs.csv",
            "timestamp,tracker,value\n2025-10-31T10:00,feelings,‸joy|hope\n", "unknown-option"),
        BrokenInput(
            "an option of another tracker", "logs.csv", "timestamp,tracker,value\n2025-10-31T10:00,mood,‸love\n",
            "unknown-option"),
        BrokenInput(
            "an empty option", "logs.csv", "timestamp,tracker,value\n2025-10-31T10:00,feelings,‸joy|\n",
            "unknown-option"),
        BrokenInput(
            "two options where one is allowed", "logs.csv",
            "timestamp,tracker,value\n2025-10-31T10:00,mood,‸sad|tired\n", "several-options"),
        BrokenInput(
            "an amount for a selection", "logs.json",
            "[{ \"timestamp\": \"2025-10-31T10:00\", \"tracker\": \"mood\",\n \"value\": ‸5 }]", "unknown-option"),
        BrokenInput(
            "a list for a counter", "logs.json",
            "[{ \"timestamp\": \"2025-10-31T10:00\", \"tracker\": \"water\",\n \"value\": ‸[5] }]", "malformed-number"),
    ]
}
