import Diary
import Model
import TestSupport
import Testing

@Suite struct ReadingOrderTests {
    private static let csv = "date,level\n2025-10-31,easy,\n".replacing("easy,", with: "easy")
    private static let json = "[{ \"date\": \"2025-10-31\", \"level\": \"easy\" }]"

    @Test("X.csv is read before X.json, that before the folder X, and that in byte order of the names")
    func order() throws {
        let files = [
            "entries/b.json": Self.json, "entries/a.csv": Self.csv, "entries/é.csv": Self.csv,
            "entries/Z.csv": Self.csv,
            "entries/10.csv": Self.csv, "entries/9.csv": Self.csv, "entries.json": Self.json, "entries.csv": Self.csv,
        ]
        let history = try #require(load(files).history)
        #expect(
            history.files == [
                "entries.csv", "entries.json", "entries/10.csv", "entries/9.csv", "entries/Z.csv", "entries/a.csv",
                "entries/b.json", "entries/é.csv",
            ])
        #expect(history.entries.map(\.origin.file) == Array(0..<8))
        #expect(history.entries.map(\.isSuperseded) == [true, true, true, true, true, true, true, false])
    }

    @Test("the order in which the files are handed over does not matter")
    func anyOrder() throws {
        let files = SoundFolder.files
        let expected = load(files)
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<10 {
            let loaded = load(files.shuffled(using: &generator))
            #expect(loaded.history?.files == expected.history?.files)
            #expect(loaded.history?.entries.map(\.origin) == expected.history?.entries.map(\.origin))
            #expect(loaded.history?.logs.map(\.origin) == expected.history?.logs.map(\.origin))
        }
    }

    @Test("records of every kind know their file")
    func origins() throws {
        let history = try #require(load(SoundFolder.files).history)
        for entry in history.entries { #expect(history.files[entry.origin.file].hasPrefix("entries")) }
        for session in history.sessions { #expect(history.files[session.origin.file].hasPrefix("activities")) }
        for log in history.logs { #expect(history.files[log.origin.file].hasPrefix("logs")) }
    }

    @Test(
        "any one kind of record is enough",
        arguments: [
            ["entries.csv": "date,level\n2025-10-31,easy\n"], ["entries/2025.csv": "date,level\n2025-10-31,easy\n"],
            ["activities.json": "[{ \"kind\": \"workout\", \"minutes\": 5, \"date\": \"2025-10-31\" }]"],
        ])
    func oneKind(files: [String: String]) throws {
        _ = try history(files)
    }

    @Test(
        "without any record file there is a specific error",
        arguments: [
            [:], ["profile.json": "{}"], ["why.md": "because", "trackers.json": "[]"],
        ])
    func noRecords(files: [String: String]) {
        let loaded = load(files)
        #expect(loaded.history == nil)
        #expect(loaded.diagnostics.map(\.code) == [.noRecords])
    }

    @Test("a file that is of no kind in a folder of records is not dropped without a word")
    func strangers() {
        let loaded = load(oneEntry.merging(["entries/old.xlsx": "", "logs/a.txt": "x", "notes/todo.txt": "x"]) { $1 })
        #expect(loaded.history != nil)
        #expect(loaded.diagnostics.map(\.severity) == [.warning, .warning, .warning])
        #expect(Set(loaded.diagnostics.map(\.location.file)) == ["entries/old.xlsx", "logs/a.txt", "notes/todo.txt"])
    }

    @Test("hidden files of a system are left alone")
    func hidden() {
        #expect(load(oneEntry.merging(["entries/.DS_Store": "␀", "notes/.gitkeep": ""]) { $1 }).diagnostics.isEmpty)
    }

    @Test(
        "a record file whose name has capitals is not dropped without a word",
        arguments: ["Entries.csv", "entries.CSV", "LOGS.json"])
    func capitals(path: String) {
        let loaded = load(oneEntry.merging([path: "date,level\n2025-11-01,wild\n"]) { $1 })
        #expect(loaded.history?.entries.count == 2 || !loaded.diagnostics.isEmpty)
    }
}
