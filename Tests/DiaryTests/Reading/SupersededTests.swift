import Model
import TestSupport
import Testing

@Suite struct SupersededTests {
    /// The notes of the entries that count, of rows `timestamp,note` for one day.
    private func winners(_ rows: String...) throws -> [String?] {
        let text = "date,level,timestamp,note\n" + rows.map { "2025-10-31,easy,\($0)\n" }.joined()
        return try #require(load(["entries.csv": text]).history).entries.filter { !$0.isSuperseded }.map(\.note)
    }

    @Test("the later timestamp wins, wherever its row is")
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

    @Test("V-03 a mistake is corrected by one more row: without a timestamp on both, the later row wins")
    func withoutTimestamp() throws {
        #expect(try winners("2025-10-31T20:00,a", ",b") == ["b"])
        #expect(try winners(",b", "1999-01-01T00:00,a") == ["a"])
        #expect(try winners("2025-10-31T20:00,a", ",b", "2025-10-31T19:00,c") == ["c"])
    }

    @Test("among equals the later in reading order wins")
    func equals() throws {
        #expect(try winners("2025-10-31T20:00Z,a", "2025-10-31T21:00+01:00,b") == ["b"])
        #expect(try winners(",a", ",b", ",c") == ["c"])
    }

    @Test("V-03 whatever the order of the rows, exactly one entry of a day counts, and it is the right one")
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
            var best = 0
            for index in hours.indices.dropFirst() {
                if let hour = hours[index], let standing = hours[best], hour < standing { continue }
                best = index
            }
            #expect(entries.filter { !$0.isSuperseded }.map(\.note) == [String(best)])
        }
    }

    @Test("days do not supersede each other")
    func otherDays() throws {
        let entries = try history(["entries.csv": "date,level\n2025-10-30,easy\n2025-10-31,wild\n"]).entries
        #expect(entries.allSatisfy { !$0.isSuperseded })
    }

    @Test("a row that corrects another one of its file causes no warning")
    func sameFile() {
        let text = "date,level\n2025-10-31,easy\n2025-11-01,easy\n2025-10-31,wild\n"
        #expect(load(["entries.csv": text]).diagnostics.isEmpty)
    }

    @Test("if neither of two entries in different files has a timestamp, a warning names the one that counts")
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

    @Test("an entry of another file that one with a timestamp supersedes is not warned of")
    func warningOfThree() {
        func warnings(_ rows: String...) -> Int {
            let files = rows.enumerated().map { index, row in
                ("entries/\(index).csv", "date,level,timestamp\n2025-10-31,easy,\(row)\n")
            }
            return load(Dictionary(files) { $1 }).diagnostics.count
        }
        #expect(warnings("", "", "2025-10-31T20:00") == 0)
        #expect(warnings("2025-10-31T20:00", "", "") == 1, "the second and the third have no timestamp")
    }
}
