import Model
import Testing

@Suite struct MergedLogTests {
    private func notes(_ files: [String: String]) throws -> [String?] {
        let all = files.mapValues { "timestamp,tracker,id,note\n" + $0 }
        return try history(all.merging(["trackers.json": "[{ \"preset\": \"gratitude\" }]"]) { $1 }).logs.map(\.note)
    }

    @Test("two logs with the same id are one, and the later in reading order wins")
    func sameID() throws {
        let rows =
            "2025-10-31T10:00,gratitude,a,first\n2025-10-31T11:00,gratitude,b,other\n"
            + "2025-10-30T10:00,gratitude,a,second\n"
        #expect(try notes(["logs.csv": rows]) == ["other", "second"])
    }

    @Test("an import can be repeated in another file without doubling anything")
    func repeatedImport() throws {
        let rows = "2025-10-31T10:00,gratitude,a,x\n2025-10-31T11:00,gratitude,b,y\n"
        #expect(try notes(["logs.csv": rows, "logs/watch.csv": rows]) == ["x", "y"])
        #expect(
            try notes(["logs.csv": rows, "logs/watch.csv": "2025-10-31T10:00,gratitude,a,changed\n"]) == [
                "y", "changed",
            ])
    }

    @Test("logs without an id are never merged, however alike they are")
    func withoutID() throws {
        let row = "2025-10-31T10:00,gratitude,,x\n"
        #expect(try notes(["logs.csv": row + row, "logs/b.csv": row]) == ["x", "x", "x"])
    }

    @Test("ids match exactly")
    func exactly() throws {
        #expect(
            try notes(["logs.csv": "2025-10-31T10:00,gratitude,a,x\n2025-10-31T10:00,gratitude,A,y\n"]) == ["x", "y"])
    }
}
