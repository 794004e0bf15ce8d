import Model
import Testing

@Suite struct WarningTests {
    @Test("an unknown column or key is a warning at its name", arguments: unknownNames)
    func unknown(input: BrokenInput) {
        input.onlyWarns.check()
    }

    @Test(
        "a mistyped key or column is answered with the one that was meant",
        arguments: [
            ("profile.json", "{ \"curency\": \"EUR\" }", "currency"),
            ("profile.json", "{ \"timezone_\": \"UTC\" }", "timeZone"),
            ("profile.json", "{ \"goals\": { \"mindfullness\": 10 } }", "mindfulness"),
            ("profile.json", "{ \"policies\": { \"workuot\": \"none\" } }", "workout"),
            ("trackers.json", "[{ \"preset\": \"water\", \"dailyGaol\": 8 }]", "dailyGoal"),
            ("entries.csv", "date,level,drinsk\n2025-10-31,easy,3\n", "drinks"),
            ("entries.json", "[{ \"date\": \"2025-10-31\", \"level\": \"easy\", \"noet\": \"x\" }]", "note"),
        ])
    func suggestion(path: String, text: String, meant: String) throws {
        let problem = try problem(in: (path.hasPrefix("entries") ? [:] : oneEntry).merging([path: text]) { $1 })
        #expect(problem.severity == .warning)
        #expect(problem.hint?.contains(meant) == true)
    }

    @Test("a key that isn't similar to a known one gets no suggestion")
    func noSuggestion() throws {
        #expect(try problem(in: oneEntry.merging(["profile.json": "{ \"favouriteColour\": 1 }"]) { $1 }).hint == nil)
    }

    @Test("V-21 an avoidance without a start is a warning at its tracker, which says from when on it counts")
    func missingStart() throws {
        let text = """
            [{ "preset": "mood" },
             { "id": "smoking", "trackingMode": "avoidance"CREATED }]
            """
        let files = oneEntry.merging(["trackers.json": text.replacing("CREATED", with: "")]) { $1 }
        let unlogged = try problem(in: files)
        #expect(unlogged.code == .missingStart && unlogged.severity == .warning && unlogged.location.line == 2)
        #expect(unlogged.text.hasSuffix("so that it does not count before its first log"))
        #expect(unlogged.hint == "add \"createdAt\" with the day on which it began")
        let logs = "timestamp,tracker\n2025-10-31,smoking\n2025-10-29,smoking\n2025-10-01,mood\n"
        let found = try problem(in: files.merging(["logs.csv": logs]) { $1 })
        #expect(found.text.hasSuffix("so that it counts from its first log on 2025-10-29"))
        #expect(found.hint == "add \"createdAt\": \"2025-10-29\", or the day on which it began")
        let started = text.replacing("CREATED", with: ", \"createdAt\": \"2025-10-01\"")
        #expect(load(files.merging(["trackers.json": started]) { $1 }).diagnostics.isEmpty)
        let modes = #"[{ "id": "smoking", "modes": [{ "mode": "avoidance", "since": "2025-10-01" }] }]"#
        #expect(load(files.merging(["trackers.json": modes]) { $1 }).diagnostics.isEmpty)
    }

    @Test("a record file without records is a warning", arguments: emptyFiles)
    func empty(input: BrokenInput) {
        input.onlyWarns.check()
    }

    @Test("V-14 a record file without even a header or a list is damaged, not empty", arguments: damagedFiles)
    func damaged(input: BrokenInput) {
        input.check()
    }

    @Test("V-14 a damaged record file is answered with the header to write, and its bytes of zero are not shown")
    func headerToWrite() throws {
        let empty = try problem(in: ["entries.csv": ""])
        #expect(
            empty.text
                == "the file is empty; expected at least a header, such as date,level,drinks,timestamp,source,note")
        #expect(empty.hint?.contains("write that line") == true)
        let zeros = try problem(in: ["logs.csv": String(repeating: "\0", count: 4096)])
        #expect(zeros.text.hasPrefix("the file has only bytes of zero; expected at least a header"))
        #expect(zeros.location.sourceLine == "")
    }

    @Test("V-14 a byte order mark in the middle of a file is named")
    func markInside() throws {
        let rows = "date,level\n2025-10-31,easy\n"
        let joined = try problem(in: ["entries.csv": "\u{FEFF}\(rows)\u{FEFF}\(rows.replacing("31", with: "30"))"])
        #expect(joined.code == .malformedCSV && joined.severity == .error && joined.location.line == 3)
        #expect(joined.text.hasPrefix("the row begins with an invisible byte order mark"))
        let twice = try problem(in: ["entries.csv": "\u{FEFF}\u{FEFF}\(rows)"])
        #expect(twice.text == joined.text && twice.location.line == 1)
        #expect(load(["entries.csv": "note,date,level\n\u{FEFF}a,2025-10-31,easy\n"]).diagnostics.isEmpty)
    }

    private static let unknownNames: [BrokenInput] = [
        BrokenInput("a column", "entries.csv", "date,‸mood,level\n2025-10-31,good,easy\n", "unknown-column"),
        BrokenInput(
            "two columns", "entries.csv", "‸x,date,level,‸\"y\"\n1,2025-10-31,easy,\n", "unknown-column",
            "unknown-column"),
        BrokenInput(
            "a column of activities in entries", "entries.csv", "date,level,‸minutes\n2025-10-31,easy,5\n",
            "unknown-column"),
        BrokenInput(
            "a key of a record", "entries.json",
            "[{ \"date\": \"2025-10-31\",\n‸\"x\": [1, {}], \"level\": \"easy\" }]",
            "unknown-key"),
        BrokenInput("a key of the profile", "profile.json", "{\n  ‸\"colour\": \"red\" }", "unknown-key"),
        BrokenInput("a key of the goals", "profile.json", "{ \"goals\": {\n ‸\"noalc\": 1 } }", "unknown-key"),
        BrokenInput("a key of the policies", "profile.json", "{ \"policies\": { ‸all: \"none\" } }", "unknown-key"),
        BrokenInput(
            "a key of a reminder", "profile.json",
            "{ \"reminders\": [{ \"activity\": \"noalc\",\n‸\"text\": \"x\" }] }",
            "unknown-key"),
        BrokenInput("a key of a tracker", "trackers.json", "[{ \"preset\": \"mood\",\n‸\"goal\": 1 }]", "unknown-key"),
        BrokenInput(
            "a key of an option", "trackers.json",
            "[{ \"preset\": \"mood\", \"options\": [{ \"id\": \"a\", ‸\"label\": 1 }] }]",
            "unknown-key"),
        BrokenInput(
            "a key of a mode", "trackers.json",
            "[{ \"preset\": \"phone\", \"modes\": [{ \"mode\": \"avoidance\", \"since\": \"2025-01-01\",\n‸\"until\": 1 }] }]",
            "unknown-key"),
        BrokenInput(
            "a language of a name", "trackers.json",
            "[{ \"preset\": \"mood\", \"name\": { \"en\": \"M\", ‸\"fr\": \"H\" } }]",
            "unknown-key"),
        BrokenInput(
            "several keys", "profile.json", "{ ‸\"a\": 1,\n‸\"b\": 2, ‸\"c\": 3 }", "unknown-key", "unknown-key",
            "unknown-key"),
    ]

    private static let emptyFiles: [BrokenInput] = [
        BrokenInput("an empty list", "activities.json", "‸[]", "empty-file"),
        BrokenInput("an empty list in a folder", "entries/2024.json", "‸[]", "empty-file"),
    ]

    private static let damagedFiles: [BrokenInput] = [
        BrokenInput("nothing", "entries.csv", "‸", "missing-header"),
        BrokenInput("nothing, in a folder", "entries/2024.csv", "‸", "missing-header"),
        BrokenInput("only line ends", "entries.csv", "‸\n\r\n\n", "missing-header"),
        BrokenInput("only a byte order mark", "entries.csv", "‸\u{FEFF}", "missing-header"),
        BrokenInput("only bytes of zero", "entries.csv", "‸␀␀␀␀␀␀␀␀", "missing-header"),
        BrokenInput("nothing in JSON", "logs.json", "‸", "malformed-json"),
        BrokenInput("only white space in JSON", "logs.json", "‸ \n\t\n", "malformed-json"),
        BrokenInput("only a byte order mark in JSON", "entries.json", "▸\u{FEFF}", "malformed-json"),
        BrokenInput("only bytes of zero in JSON", "entries.json", "‸␀␀␀␀␀␀␀␀", "malformed-json"),
    ]
}
