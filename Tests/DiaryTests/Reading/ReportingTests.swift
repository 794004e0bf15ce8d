import Model
import Testing

@Suite struct ReportingTests {
    @Test("all problems of all files are reported in one run, in reading order and then by line")
    func everything() {
        let loaded = load([
            "profile.json": "{\n \"timer\": \"x\",\n \"language\": \"fr\" }",
            "trackers.json":
                "[\n{ \"preset\": \"moood\" },\n{ \"preset\": \"water\", \"dailyGoal\": 0, \"colour\": 1 }]",
            "entries.csv": "date,level\n2025-02-30,steady\n2025-10-31,eazy\n\"open,\n2025-11-01,wild,\n",
            "entries.json": "[{ \"date\": \"2025-10-31\" }]",
            "activities/a.csv": "kind,minutes,date\nworkout,-5,2025-10-31\n",
            "logs.csv": "timestamp,tracker\nnoon,gratitude\n",
            "notes/2025-02-30.md": "x",
        ])
        #expect(loaded.history == nil)
        #expect(
            loaded.diagnostics.map { "\($0.location.file):\($0.location.line) \($0.code)" } == [
                "profile.json:2 unknown-word", "profile.json:3 unknown-word", "trackers.json:2 unknown-preset",
                "trackers.json:3 malformed-number", "trackers.json:3 unknown-key", "entries.csv:2 malformed-date",
                "entries.csv:3 unknown-level", "entries.csv:4 malformed-csv",
                "entries.json:1 missing-value", "activities/a.csv:2 malformed-number", "logs.csv:2 malformed-timestamp",
                "logs.csv:2 unknown-tracker", "notes/2025-02-30.md:1 malformed-date",
            ])
    }

    @Test("a tracker whose definition is broken is not called unknown in each of its logs as well")
    func noFollowUps() {
        for broken in ["[{ \"id\": \"tea\", \"type\": \"bad\" }]", "[{ \"id\": \"tea\"", "{}"] {
            let loaded = load(["trackers.json": broken, "logs.csv": "timestamp,tracker\n2025-10-31T10:00,tea\n"])
            #expect(loaded.diagnostics.map(\.location.file) == ["trackers.json"])
        }
    }

    @Test("a reminder of a tracker whose definition is broken is not called unknown as well")
    func noFollowUpOfReminders() {
        let files = ["profile.json": "{ \"reminders\": [{ \"activity\": \"tea\" }] }", "trackers.json": "["]
        #expect(load(oneEntry.merging(files) { $1 }).diagnostics.map(\.location.file) == ["trackers.json"])
    }

    @Test("warnings alone leave the history usable")
    func warnings() throws {
        let loaded = load([
            "entries.csv": "date,level,x\n2025-10-31,easy,1\n", "entries/b.csv": "date,level\n2025-10-31,wild\n",
        ])
        #expect(loaded.diagnostics.map(\.code.rawValue) == ["unknown-column", "superseded"])
        #expect(loaded.diagnostics.map(\.severity) == [.warning, .warning])
        #expect(loaded.history?.entries.count == 2)
    }

    @Test("a problem has its line as it is in the file")
    func sourceLine() throws {
        let problem = try problem(in: ["entries.csv": "\u{FEFF}date,level\r\n2025-10-31,eazy\r\n"])
        #expect(problem.location.sourceLine == "2025-10-31,eazy")
        #expect(problem.location.column == 12)
    }

    @Test("texts say what is wrong and what was expected")
    func texts() throws {
        #expect(try problem(in: ["entries.csv": "date,level\n2025-02-30,easy\n"]).text.contains("2025-02-30"))
        #expect(
            try problem(in: ["entries.csv": "date,level\n2025-02-30,easy\n"]).text.contains("expected e.g. 2025-10-31"))
        #expect(try problem(in: ["entries.csv": "date\n"]).text.contains("\"level\" or \"drinks\""))
    }
}
