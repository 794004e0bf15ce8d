import Diagnostics
import ProgressModel
import TestSupport
import Testing

@Suite struct SupersededTests {
    /// The notes of the entries that count, of rows `timestamp,note` for one day.
    private func winners(_ rows: String...) throws -> [String?] {
        let text = "date,level,timestamp,note\n" + rows.map { "2025-10-31,easy,\($0)\n" }.joined()
        return try #require(load(["entries.csv": text]).history).entries.filter { !$0.isSuperseded }.map(\.note)
    }

    @Test("the later timestamp wins, wherever it stands")
    func laterTimestamp() throws {
        #expect(try winners("2025-10-31T20:00,a", "2025-10-31T21:00,b") == ["b"])
        #expect(try winners("2025-10-31T21:00,b", "2025-10-31T20:00,a") == ["b"])
        #expect(try winners("2025-10-31T20:00,a", "2025-11-02T08:00,c", "2025-10-31T23:00,b") == ["c"])
    }

    @Test("timestamps are compared as instants, not as texts")
    func instants() throws {
        #expect(try winners("2025-10-31T21:00:00+02:00,a", "2025-10-31T20:00:00Z,b") == ["b"])
        #expect(try winners("2025-10-31T20:00:00.1Z,b", "2025-10-31T20:00:00Z,a") == ["b"])
    }

    @Test("an entry without a timestamp is older than any with one")
    func withoutTimestamp() throws {
        #expect(try winners("2025-10-31T20:00,a", ",b") == ["a"])
        #expect(try winners(",b", "1999-01-01T00:00,a") == ["a"])
    }

    @Test("among equals the later in reading order wins")
    func equals() throws {
        #expect(try winners("2025-10-31T20:00Z,a", "2025-10-31T21:00+01:00,b") == ["b"])
        #expect(try winners(",a", ",b", ",c") == ["c"])
    }

    @Test("whatever the order of the rows, exactly one entry of a day counts, and it is the right one")
    func anyOrder() throws {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<100 {
            let hours = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
                Bool.random(using: &generator) ? Int.random(in: 0...3, using: &generator) : nil
            }
            let rows = hours.enumerated().map { index, hour in
                "2025-10-31,easy,\(hour.map { "2025-10-31T0\($0):00" } ?? ""),\(index)\n"
            }
            let loaded = load(["entries.csv": "date,level,timestamp,note\n" + rows.joined()])
            let entries = try #require(loaded.history).entries
            try #require(entries.count == rows.count)
            let best = hours.indices.max { (hours[$0] ?? -1, $0) < (hours[$1] ?? -1, $1) }
            #expect(entries.filter { !$0.isSuperseded }.map(\.note) == [best.map(String.init)])
        }
    }

    @Test("days do not supersede each other")
    func otherDays() throws {
        let entries = try history(["entries.csv": "date,level\n2025-10-30,easy\n2025-10-31,wild\n"]).entries
        #expect(entries.allSatisfy { !$0.isSuperseded })
    }

    @Test("where neither of two entries has a timestamp, the superseded one is warned of")
    func warning() {
        BrokenInput(
            "", "entries.csv", "date,level\n‸2025-10-31,easy\n2025-11-01,easy\n2025-10-31,wild\n", "superseded"
        ).onlyWarns.check()
    }

    @Test("the warning names the entry that counts")
    func warningNamesWinner() throws {
        let files = [
            "entries.csv": "date,level\n2025-10-31,easy\n", "entries/b.csv": "date,level\n\n2025-10-31,wild\n",
        ]
        let problem = try problem(in: files)
        #expect(problem.location.file == "entries.csv" && problem.location.line == 2)
        #expect(problem.text.contains("entries/b.csv:3"))
    }

    @Test(
        "a timestamp on either says which is the correction: no warning",
        arguments: ["2025-10-31T20:00,\n2025-10-31,easy,,", ",\n2025-10-31,easy,2025-10-31T20:00,"])
    func noWarning(rows: String) {
        #expect(load(["entries.csv": "date,level,timestamp,note\n2025-10-31,easy,\(rows)\n"]).diagnostics.isEmpty)
    }

    @Test("entries that one with a timestamp supersedes are not warned of, wherever that stands")
    func warningOfThree() {
        func warnings(_ rows: String...) -> Int {
            load(["entries.csv": "date,level,timestamp\n" + rows.map { "2025-10-31,easy,\($0)\n" }.joined()])
                .diagnostics.count
        }
        #expect(warnings("2025-10-31T20:00", "", "") == 0)
        #expect(warnings("", "", "2025-10-31T20:00") == 0)
    }
}
