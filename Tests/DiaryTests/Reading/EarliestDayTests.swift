import Diary
import Model
import TestSupport
import Testing

/// Dates before 1900 are mistyped ones: they would make a report of centuries.
@Suite struct EarliestDayTests {
    @Test("a date before 1900 is an error in every record", arguments: ["1899-12-31", "0205-11-20"])
    func records(date: String) {
        BrokenInput("", "entries.csv", "date,level\n‸\(date),easy\n", "malformed-date").check()
        BrokenInput("", "entries.json", "[{ \"level\": \"easy\", \"date\": ‸\"\(date)\" }]", "malformed-date").check()
        BrokenInput(
            "", "entries.csv", "date,level,timestamp\n2025-10-31,easy,‸\(date)T10:00\n", "malformed-timestamp"
        ).check()
        BrokenInput("", "activities.csv", "kind,minutes,date\nworkout,5,‸\(date)\n", "malformed-date").check()
        BrokenInput("", "activities.csv", "kind,minutes,start\nworkout,5,‸\(date)T10:00Z\n", "malformed-timestamp")
            .check()
        BrokenInput("", "logs.csv", "timestamp,tracker\n‸\(date) 10:00,water\n", "malformed-timestamp")
            .beside("trackers.json", "[{ \"preset\": \"water\" }]").check()
        BrokenInput("", "notes/\(date).md", "‸x", "malformed-date").check()
    }

    @Test("a date before 1900 is an error in the settings")
    func settings() {
        BrokenInput(
            "", "trackers.json", "[{ \"preset\": \"water\", \"createdAt\": ‸\"1899-12-31\" }]", "malformed-date"
        )
        .check()
        BrokenInput(
            "", "trackers.json",
            "[{ \"preset\": \"phone\", \"modes\": [{ \"mode\": \"avoidance\", \"since\": ‸\"0225-01-01\" }] }]",
            "malformed-date"
        ).check()
    }

    @Test("1900 itself can be recorded")
    func first() throws {
        let text = "date,level,timestamp\n1900-01-01,easy,1900-01-01T00:00\n"
        #expect(try history(["entries.csv": text]).entries.map(\.day) == [date("1900-01-01")])
    }

    @Test("the message says what was written and what is possible")
    func text() throws {
        let problem = try problem(in: ["entries.csv": "date,level\n0205-11-20,easy\n"])
        #expect(problem.text == "\"0205-11-20\" is before 1900-01-01; expected a later date")
    }
}
