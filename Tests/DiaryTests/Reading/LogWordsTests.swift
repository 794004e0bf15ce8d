import Model
import TestSupport
import Testing

/// Logs as people write them: with names instead of ids, dates instead of timestamps, hours and minutes.
@Suite struct LogWordsTests {
    private static let trackers = """
        [{ "preset": "mood" }, { "preset": "feelings" }, { "preset": "water" },
         { "id": "sleep", "type": "good", "trackingMode": "number", "name": { "en": "Sleep", "de": "Schlaf" } },
         { "id": "tea", "type": "good", "name": "Green" }, { "id": "walk", "type": "good", "name": "green" },
         { "id": "green-tea", "type": "good", "name": "Tea" }]
        """

    private func load(_ rows: String, profile: String = "{}") -> Loaded {
        let text = "timestamp,tracker,value\n" + rows
        return DiaryTests.load(["profile.json": profile, "trackers.json": Self.trackers, "logs.csv": text])
    }

    private func logs(_ rows: String, profile: String = "{}") throws -> [TrackerLog] {
        let loaded = load(rows, profile: profile)
        #expect(loaded.diagnostics.map(\.text) == [])
        return Array(try #require(loaded.history).logs)
    }

    @Test("V-10 a date alone is the day of a log, whose hour is not known", arguments: ["2025-10-31", "31.10.2025"])
    func dateAlone(text: String) throws {
        let log = try #require(try logs("\(text),water,2\n", profile: "{ \"dayStart\": \"04:00\" }").first)
        #expect(log.day == date("2025-10-31") && log.instant == nil && log.wallTime == nil)
        #expect(log.value == .amount(FixedDecimal(2)))
    }

    @Test("V-10 a date alone in JSON, and a date of one digit")
    func otherDates() throws {
        #expect(try logs("3.1.2025,water,\n").map(\.day) == [date("2025-01-03")])
        let json = "[{ \"timestamp\": \"2025-10-31\", \"tracker\": \"water\", \"value\": \"1:15\" }]"
        let log = try history(["trackers.json": Self.trackers, "logs.json": json]).logs.first
        #expect(log?.day == date("2025-10-31") && log?.instant == nil && log?.value == .amount(amount("1.25")))
    }

    @Test("a date that could be two is answered with the one that is read")
    func lookalike() throws {
        #expect(load("10/31/2025,water,\n").diagnostics.first?.hint?.contains("2025-10-31") == true)
    }

    @Test(
        "a log names its tracker by the id or a name, in any capitals",
        arguments: [
            ("mood", 0), ("MOOD", 0), ("Stimmung", 0), ("stimmung", 0), (" Mood ", 0), ("GEFÜHLE", 1),
            ("Drink Water", 2), ("wasser trinken", 2), ("schlaf", 3),
        ])
    func trackerNames(text: String, index: Int) throws {
        #expect(try logs("2025-10-31T10:00,\(text),\n").map(\.tracker) == [index])
    }

    @Test("an id wins over a name", arguments: ["tea", "Tea", "TEA"])
    func idBeforeName(text: String) throws {
        #expect(try logs("2025-10-31T10:00,\(text),\n").map(\.tracker) == [4])
    }

    @Test("a name that two trackers have is an error that names their ids", arguments: ["Green", "green", "GREEN"])
    func ambiguous(text: String) throws {
        let problem = try #require(load("2025-10-31T10:00,\(text),\n").diagnostics.first)
        #expect(problem.code == .unknownTracker && problem.text.contains("tea or walk"))
    }

    @Test(
        "a near miss of an id or a name is answered with the id",
        arguments: [("watr", "water"), ("Drink Watr", "water"), ("Stimung", "mood"), ("Schlaff", "sleep")])
    func nearMiss(text: String, id: String) throws {
        let problem = try #require(load("2025-10-31T10:00,\(text),\n").diagnostics.first)
        #expect(problem.code == .unknownTracker && problem.hint == "did you mean \"\(id)\"?")
    }

    @Test(
        "V-08 hours and minutes are hours, exact to nine places",
        arguments: [
            ("7:30", "7.5"), ("07:30", "7.5"), ("0:00", "0"), ("0:45", "0.75"), ("100:15", "100.25"),
            ("7:20", "7.333333333"), ("7:40", "7.666666667"), ("7.5", "7.5"),
        ])
    func hours(text: String, expected: String) throws {
        #expect(try logs("2025-10-31,sleep,\(text)\n").map(\.value) == [.amount(amount(expected))])
        #expect(try logs("2025-10-31,water,\(text)\n").map(\.value) == [.amount(amount(expected))])
    }

    @Test(
        "options are written as ids or names of either language, in any capitals",
        arguments: [
            ("mood", "SAD", [5]), ("mood", "Traurig", [5]), ("mood", " traurig ", [5]),
            ("feelings", "Joy|Angst", [1, 3]),
            ("feelings", "freude | LOVE", [1, 0]), ("feelings", "joy|Freude|JOY", [1]),
        ])
    func options(tracker: String, text: String, expected: [Int]) throws {
        #expect(try logs("2025-10-31,\(tracker),\(text)\n").map(\.value) == [.options(expected)])
    }

    @Test("options that differ only in capitals are distinguished by them, others are not")
    func capitals() throws {
        let trackers = """
            [{ "id": "a", "trackingMode": "selection", "options": [{ "id": "X" }, { "id": "x" }, { "id": "y", "name": "é" }] }]
            """
        let text = "timestamp,tracker,value\n2025-10-31,a,X\n2025-10-31,a,x\n2025-10-31,a,É\n"
        let values = try history(["trackers.json": trackers, "logs.csv": text]).logs.map(\.value)
        #expect(values == [.options([0]), .options([1]), .options([2])])
    }

    @Test("F-18 a log keeps what wrote it, and an id is the same with spaces around it")
    func source() throws {
        let text =
            "timestamp,tracker,source,id\n2025-10-31,water,watch, w1 \n2025-10-30,water,,w1\n2025-10-29,water,, \n"
        let logs = try history(["trackers.json": Self.trackers, "logs.csv": text + "2025-10-28,water,, \n"]).logs
        #expect(logs.map(\.day) == [date("2025-10-30"), date("2025-10-29"), date("2025-10-28")])
        let kept = "timestamp,tracker,source\n2025-10-31,water,watch\n2025-10-30,water,\n2025-10-29,water,phone\n"
        #expect(
            try history(["trackers.json": Self.trackers, "logs.csv": kept]).logs.map(\.source) == [
                "watch", nil, "phone",
            ])
    }

    @Test(
        "a log of a tracker whose definition is broken is not called unknown as well", arguments: ["piano", "Klavier"])
    func brokenTracker(text: String) {
        let piano = "{ \"id\": \"piano\", \"name\": { \"de\": \"Klavier\" }, \"type\": ‸\"bad\" }"
        BrokenInput("", "trackers.json", "[\(piano)]", "unknown-word")
            .beside("logs.csv", "timestamp,tracker\n2025-10-31,\(text)\n").check()
    }

    private func amount(_ text: String) -> FixedDecimal { FixedDecimal(digits: text.utf8) ?? .zero }
}
