import Diary
import Model
import Testing

/// A kind of problem that repeats in a file is reported once and then counted.
@Suite struct RepeatedProblemTests {
    private func summary(_ diagnostics: [Diagnostic]) -> [String] {
        diagnostics.map { "\($0.location.file):\($0.location.line) \($0.code) \($0.count)" }
    }

    @Test("400 dates in the wrong form are one message, which says how many there are, where, and what to do")
    func dates() throws {
        let rows = (0..<400).map { "10/\($0 % 28 + 1)/2025,easy\n" }.joined()
        let problem = try problem(in: ["entries.csv": "date,level\n" + rows])
        #expect(problem.text == "\"10/1/2025\" is not a date; expected e.g. 2025-10-31")
        #expect(problem.location.line == 2)
        #expect(problem.hint?.contains("the day or the month could stand first") == true)
        #expect(problem.repeats.count == 399 && problem.repeats.lines == 3...401)
        #expect(problem.repeats.examples == ["\"10/2/2025\"", "\"10/3/2025\"", "\"10/4/2025\""])
    }

    @Test("problems of several kinds are each reported, in their order")
    func kinds() {
        let text = """
            date,level,drinks
            x,eazy,-1
            10/31/2025,eazy,-2
            y,stedy,-3
            0205-01-01,wilde,
            """
        #expect(
            summary(load(["entries.csv": text]).diagnostics) == [
                "entries.csv:2 malformed-date 2", "entries.csv:2 unknown-level 2", "entries.csv:2 malformed-number 3",
                "entries.csv:3 malformed-date 1", "entries.csv:4 unknown-level 1", "entries.csv:5 malformed-date 1",
                "entries.csv:5 unknown-level 1",
            ])
    }

    @Test("different columns and different missing values are different kinds")
    func columns() {
        let text = "kind,minutes,date,start\nworkout,5,x,y\nworkout,,2025-10-31,\n,5,2025-10-31,z\n"
        #expect(
            summary(load(["activities.csv": text]).diagnostics) == [
                "activities.csv:2 malformed-date 1", "activities.csv:2 malformed-timestamp 2",
                "activities.csv:3 missing-value 1", "activities.csv:4 missing-value 1",
            ])
    }

    @Test("each file is reported")
    func files() {
        let text = "date,level\nx,easy\ny,easy\n"
        let loaded = load(["entries/a.csv": text, "entries/b.csv": text])
        #expect(
            summary(loaded.diagnostics) == ["entries/a.csv:2 malformed-date 2", "entries/b.csv:2 malformed-date 2"])
    }

    @Test("keys and columns that are not read are named, and those similar to a known one are each reported")
    func unknownNames() throws {
        let keys = load(oneEntry.merging(["profile.json": "{ aaaa: 1,\nbbbb: 1, curency: 'EUR',\ncccc: 1 }"]) { $1 })
        #expect(summary(keys.diagnostics) == ["profile.json:1 unknown-key 3", "profile.json:2 unknown-key 1"])
        #expect(keys.diagnostics.first?.repeats.examples == ["\"bbbb\"", "\"cccc\""])
        let columns = load(["entries.csv": "date,level,aaaa,noet,bbbb\n2025-10-31,easy\n"])
        #expect(summary(columns.diagnostics) == ["entries.csv:1 unknown-column 2", "entries.csv:1 unknown-column 1"])
    }

    @Test("settings that are wrong in the same way are each reported")
    func settings() {
        let loaded = load(
            oneEntry.merging(["profile.json": "{ weightKg: -1, pricePerDrink: -1, caloriesPerDrink: -1 }"]) { $1 })
        #expect(loaded.diagnostics.count == 3)
    }

    @Test("superseded entries are counted")
    func superseded() throws {
        let loaded = load([
            "entries.csv": "date,level\n" + String(repeating: "2025-10-31,easy\n", count: 10),
            "entries/b.csv": "date,level\n2025-10-31,wild\n",
        ])
        #expect(summary(loaded.diagnostics) == ["entries.csv:2 superseded 10"])
        #expect(loaded.history?.entries.count == 11)
    }

    @Test("very many problems are all counted, and so are their kinds")
    func many() {
        let rows = (0..<5000).map { $0 % 2 == 0 ? "date \($0),easy\n" : "2025-10-31,level \($0)\n" }.joined()
        let diagnostics = load(["entries.csv": "date,level\n" + rows + ",\n"]).diagnostics
        #expect(diagnostics.reduce(0) { $0 + $1.count } == 5002)
        #expect(diagnostics.filter { $0.code == .missingValue }.count == 2)
        #expect(diagnostics.count == 4)
    }

    @Test("of very many kinds the first hundred are each reported, and all are counted")
    func manyKinds() {
        let trackers = (0..<1000).map { "{ \"id\": \"t\($0 / 2)\", \"type\": \"good\" }" }.joined(separator: ",\n")
        let diagnostics = load(oneEntry.merging(["trackers.json": "[\(trackers)]"]) { $1 }).diagnostics
        #expect(diagnostics.count == 101)
        #expect(diagnostics.reduce(0) { $0 + $1.count } == 500)
    }

    @Test(
        "a value is quoted up to 100 characters, wherever it is",
        arguments: [
            ("entries.csv", "date,level\n2025-10-31,<>\n"), ("entries.csv", "date,level\n<>,easy\n"),
            ("entries.csv", "date,level,<>\n2025-10-31,easy\n"), ("entries.csv", "date,level,<>,<>\n2025-10-31,easy\n"),
            ("entries.json", "[{ \"<>\": 1, \"date\": \"2025-10-31\", \"level\": \"easy\" }]"),
            ("entries.json", "[{ \"date\": \"2025-10-31\", \"level\": \"<>\" }]"), ("entries.json", "[\"<>\"]"),
            ("entries.json", "[<>]"), ("entries.json", "[{ \"<>\" }]"), ("profile.json", "{ <>: 1 }"),
            ("profile.json", "{ timer: '<>' }"), ("profile.json", "{ timeZone: '<>', <>: 1, <>: 1 }"),
            ("trackers.json", "[{ preset: '<>' }]"), ("trackers.json", "[{ id: '<>' }]"), ("trackers.json", "'<>'"),
            ("logs.csv", "timestamp,tracker\n2025-10-31T10:00,<>\n"),
        ])
    func longValues(path: String, text: String) {
        for piece in ["x", "💧"] {
            let value = String(repeating: piece, count: 20_000)
            let files = path.hasPrefix("entries") ? [:] : oneEntry
            let diagnostics = load(files.merging([path: text.replacing("<>", with: value)]) { $1 }).diagnostics
            #expect(!diagnostics.isEmpty)
            for diagnostic in diagnostics {
                #expect(diagnostic.text.unicodeScalars.count < 400)
                #expect(diagnostic.repeats.examples.allSatisfy { $0.unicodeScalars.count < 150 })
                #expect((diagnostic.hint ?? "").unicodeScalars.count < 200)
            }
        }
    }

    @Test("a value that is cut says so, and one of 100 characters is whole")
    func cut() throws {
        func text(_ count: Int) throws -> String {
            let value = String(repeating: "é", count: count)
            return try problem(in: ["entries.csv": "date,level\n2025-10-31,\(value)\n"]).text
        }
        #expect(try text(100).hasPrefix("\"" + String(repeating: "é", count: 100) + "\" is"))
        #expect(try text(101).hasPrefix("\"" + String(repeating: "é", count: 100) + "…\" is"))
    }
}
