import Diary
import Model
import Testing

/// Files that two devices wrote into.
@Suite struct MergeTests {
    private static let table = """
        date,level,note
        2025-10-29,steady,
        <<<<<<< HEAD
        2025-10-30,easy,
        2025-10-31,wild,"two
        =======
        lines"
        =======
        2025-10-30,stedy,
        >>>>>>> phone

        """

    @Test(
        "V-33 the markers of a merge are one error of the file, at the first of them",
        arguments: [
            ("entries.csv", table, 3), ("entries.csv", table.replacing("\n", with: "\r\n"), 3),
            ("entries.csv", "<<<<<<< HEAD\n" + table, 1),
            ("entries.csv", "date,level\n2025-10-31,steady\n=======\n2025-10-31,easy\n", 3),
            ("entries.csv", "date,level\n2025-10-31,steady\n>>>>>>> 4f1e (phone)\n", 3),
            ("entries.json", "[\n<<<<<<< HEAD\n{ \"date\": \"2025-10-31\", \"level\": \"easy\" }\n=======\n]\n", 2),
            ("profile.json", "{\n<<<<<<< HEAD\n \"hobby\": 7,\n=======\n \"name\": 7,\n>>>>>>> phone\n}\n", 2),
            ("trackers.json", "[\n=======\n]\n", 2),
            ("why.md", "One\n<<<<<<< HEAD\ntwo\n=======\nthree\n>>>>>>> phone\n", 2),
            ("notes/2025-10-31.md", "<<<<<<< HEAD\ntwo\n=======\nthree\n>>>>>>> phone", 1),
        ])
    func markers(path: String, text: String, line: Int) throws {
        let problem = try problem(in: (path.hasPrefix("entries") ? [:] : oneEntry).merging([path: text]) { $1 })
        #expect(problem.code == .mergeConflict && problem.severity == .error)
        #expect(problem.location.file == path && problem.location.line == line)
        #expect(problem.hint?.contains("delete those that begin with <<<<<<<, ======= and >>>>>>>") == true)
    }

    @Test("the problems of other files are reported too")
    func others() {
        let files = ["entries.csv": Self.table, "activities.csv": "kind,minutes,date\nworkout,x,2025-10-31\n"]
        #expect(load(files).diagnostics.map(\.code) == [.mergeConflict, .malformedNumber])
    }

    @Test("a line of equals signs underlines a heading in a text and in a note of several lines")
    func headings() throws {
        _ = try history([
            "why.md": "Why\n=======\n", "notes/2025-10-31.md": "Day\n=======\n>>>>>>> quoted\n",
            "entries.csv": "date,level,note\n2025-10-31,steady,\"Day\n=======\n\"\n",
        ])
    }

    @Test(
        "V-33 the header once more is skipped with a warning",
        arguments: ["date,level,note", "Date, level ,note", "date,level,note,", "\"date\",level,note"])
    func repeatedHeader(header: String) throws {
        let rows = "2025-10-29,steady,\n\(header)\n2025-10-30,easy,\n"
        let loaded = load(["entries.csv": "date,level,note\n" + rows])
        #expect(loaded.diagnostics.map(\.code) == [.repeatedHeader])
        #expect(loaded.diagnostics.first?.location.line == 3)
        #expect(loaded.history?.entries.map(\.origin.line) == [2, 4])
    }

    @Test("V-33 a second header of other columns is one error, because it isn't known which rows belong to which")
    func secondHeader() throws {
        for text in [
            "date,level\ndate,level,source\n2025-10-30,easy,phone\n2025-10-31,easy\n",
            "level,date\ndate,level\n2025-10-31,easy\n",
        ] {
            let problem = try problem(in: ["entries.csv": text])
            #expect(problem.code == .secondHeader && problem.severity == .error && problem.location.line == 2)
        }
    }

    @Test("a row isn't a header because one of its values is the name of a column")
    func values() throws {
        let files = [
            "trackers.json": #"[{ "id": "note", "type": "good" }, { "id": "value", "type": "good" }]"#,
            "logs.csv": "tracker,timestamp,note\nnote,2025-10-31,value\nvalue,2025-10-31,note\n",
        ]
        #expect(try history(files).logs.count == 2)
    }

    private func logs(_ rows: String) -> [String: String] {
        [
            "trackers.json": "[{ \"preset\": \"gratitude\" }]",
            "logs.csv": "timestamp,tracker,note,source,id\n" + rows,
        ]
    }

    @Test("V-33 two versions of a row with one id that a merge has left are a warning, and the last one counts")
    func versions() throws {
        let ours = "2025-10-31T10:00,gratitude,one,,a\n2025-10-31T11:00,gratitude,two,,b\n"
        let files = logs("2025-10-30,gratitude,,,c\n" + ours + ours.replacing("T1", with: "T2"))
        let found = try problem(in: files)
        #expect(found.code == .rowVersions && found.severity == .warning && found.count == 2)
        #expect(found.location.line == 5)
        #expect(
            found.text == "another version of the row with the id \"a\" in line 3; only the last one counts")
        #expect(load(files).history?.logs.count == 3)
        let sessions = "date,kind,minutes,id\n2025-10-31,workout,30,a\n2025-10-31,workout,40,a\n"
        #expect(try problem(in: ["activities.csv": sessions]).code == .rowVersions)
        let metrics = "date,metric,value,id\n2025-10-31,sleep,7,a\n2025-10-31,sleep,8,a\n"
        #expect(try problem(in: ["metrics.csv": metrics]).code == .rowVersions)
    }

    @Test("rows that are equal, replaced by an import, or not adjacent aren't versions of a merge")
    func repeats() throws {
        for rows in [
            "2025-10-31,gratitude,one,,a\n2025-10-31,gratitude,one,,a\n",
            "2025-10-31,gratitude,one,loop,a\n2025-10-31,gratitude,two,loop,a\n",
            "2025-10-31,gratitude,one,,a\n2025-10-30,gratitude,,,b\n2025-10-31,gratitude,two,,a\n",
        ] {
            _ = try history(logs(rows))
        }
    }
}
