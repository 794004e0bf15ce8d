import Counting
import Model
import TestSupport
import Testing

@testable import Actions
@testable import Disk

/// A folder with copies from an editor or a program that syncs.
@Suite struct SyncCopyTests {
    private let directory: TemporaryDirectory
    private var path: String { directory.path + "/data" }

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("date,level\n2025-10-30,steady\n2025-10-31,easy\n", to: "data/entries.csv")
        try directory.write("[{ \"preset\": \"water\" }]", to: "data/trackers.json")
        try directory.write(Self.header + Self.rows, to: "data/logs/2025.csv")
        try directory.write("A good day", to: "data/notes/2025-10-31.md")
    }

    private static let header = "timestamp,tracker,value,note\n"
    private static let rows = "2025-10-31T08:00,water,2,\n2025-10-31T09:00,water,1,\n"
    private static let mark = "sync-conflict-20251101-101010-ABCDEFG"

    private func read() throws -> HistoryReader.Result {
        try HistoryReader(path: path, asOf: AsOfText("2025-10-31")).read()
    }

    @Test(
        "V-33 a copy made by sync is not counted: one warning says what only it holds, and how to take it",
        arguments: [
            ("logs/2025.\(mark).csv", "logs/2025.csv", header + rows, "holds no row that is not in that file"),
            (
                "logs/2025 (conflicted copy 2025-11-01).csv", "logs/2025.csv",
                "tracker,timestamp,value\n water ,2025-10-31T08:00,2\nwater,2025-10-31T10:00,1\n",
                "holds 1 row that is not in that file"
            ),
            (
                "entries (In Konflikt stehende Kopie von Kim).csv", "entries.csv",
                "date,level\n2025-10-30,steady\n2025-10-30,steady\n2025-10-31,wild\n",
                "holds 2 rows that are not in that file"
            ),
            (
                "notes/2025-10-31.\(mark).md", "notes/2025-10-31.md", "A good day\n\nA note",
                "holds 1 line that is not in that file"
            ),
            ("trackers.\(mark).json", "trackers.json", "[{ \"preset\": \"water\" }]\n", "holds no line"),
        ])
    func told(copy: String, original: String, text: String, found: String) throws {
        let before = try read()
        try directory.write(text, to: "data/" + copy)
        let result = try read()
        #expect(before.diagnostics.isEmpty)
        #expect(result.diagnostics.map(\.code) == [.syncCopy])
        let warning = try #require(result.diagnostics.first)
        #expect(warning.severity == .warning && warning.location.file == copy)
        #expect(warning.text.hasPrefix("a copy of \(original); it is not read, and \(found)"))
        let after = try #require(result.analysis?.history)
        let (history, counted) = (try #require(before.analysis?.history), after.entries.count + after.logs.count)
        #expect(counted == history.entries.count + history.logs.count)
        #expect(after.notes == history.notes && after.trackers.map(\.id) == history.trackers.map(\.id))
        #expect(try Recorder(path: path).read().diagnostics.isEmpty)
    }

    @Test("V-33 a copy whose file is missing is warned of as well")
    func alone() throws {
        try directory.write(Self.header, to: "data/logs/2024.\(Self.mark).csv")
        let result = try read()
        #expect(result.analysis?.history.logs.count == 2)
        #expect(
            result.diagnostics.map(\.text) == [
                "a copy by a program that syncs; it is not read, and the file that it is a copy of is missing"
            ])
        #expect(result.diagnostics.first?.hint == "rename it to what that file was called")
    }

    @Test("V-33 files that an editor leaves are neither read nor reported, nor are copies of files that are not read")
    func silent() throws {
        for name in [
            "~$entries.csv", ".~lock.entries.csv#", ".#entries.csv", "entries.csv~", "#entries.csv#", "entries.csv.bak",
            "profile.json.orig", "logs/~$2025.csv", "logs/2025.csv~", "logs/#2025.csv#", "logs/2025.csv.bak",
            "notes/2025-10-30.md.orig", "notes/~$2025-10-30.md", "todo.\(Self.mark).md", "logs/photo.\(Self.mark).jpg",
        ] {
            try directory.write("nothing that can be read", to: "data/" + name)
        }
        #expect(try read().diagnostics == [])
    }

    @Test("V-33 neither kind of copy wakes what waits for changes")
    func watched() {
        let uses = WatchedFolder.records(Path(path)).uses
        for name in ["entries.\(Self.mark).csv", "entries.csv~", "entries.csv.bak", "why (conflicted copy).md"] {
            #expect(!uses.contains { $0.directory.text == path && $0.isAbout(name) }, "\(name)")
            #expect(!uses.contains { $0.directory.text == path + "/logs" && $0.isAbout(name) }, "\(name)")
        }
        #expect(uses.contains { $0.directory.text == path + "/logs" && $0.isAbout("2025.csv") })
    }

    @Test("V-33 an import takes what only the copy holds, doubles nothing and replaces nothing")
    func imported() throws {
        try directory.write(
            "timestamp,tracker,value,id\n2025-10-31T08:00,water,2,a\n2025-10-31T09:00,water,1,\n",
            to: "data/logs/2025.csv"
        )
        let copy = "logs/2025 (Kim's conflicted copy 2025-11-01).csv"
        try directory.write(
            "timestamp,tracker,value,id\n2025-10-31T08:00,water,7,a\n2025-10-31T09:00,water,1,\n2025-10-31T10:00,water,3,b\n",
            to: "data/" + copy)
        #expect(
            try read().diagnostics.first?.hint
                == "reportgen import '\(path)/logs/2025 (Kim'\\''s conflicted copy 2025-11-01).csv' --into \(path), then delete it"
        )
        for _ in 0..<2 {
            _ = try Recorder(path: path).take(ImportRequest("\(path)/\(copy)"))
            let logs = try #require(try read().analysis?.history.logs)
            #expect(logs.map(\.value) == [2, 1, 3].map { .amount(FixedDecimal($0)) })
        }
        try directory.write("date,level\n2025-10-29,wild\n2025-10-31,wild\n", to: "data/entries.\(Self.mark).csv")
        _ = try Recorder(path: path).take(ImportRequest("\(path)/entries.\(Self.mark).csv"))
        #expect(
            directory.text(of: "data/entries.csv")
                == "date,level\n2025-10-30,steady\n2025-10-31,easy\n2025-10-29,wild\n")
    }

    @Test("V-33 V-48 a folder that is imported is read without its copies")
    func importedFolder() throws {
        try directory.write(Self.header + "2025-10-31T10:00,water,9,\n", to: "data/logs/2025.\(Self.mark).csv")
        try directory.write(Self.header + Self.rows, to: "data/logs/2025 2.csv")
        let other = directory.path + "/other"
        _ = try Recorder(path: other).take(ImportRequest(path))
        let result = try HistoryReader(path: other, asOf: AsOfText("2025-10-31")).read()
        #expect(result.analysis?.history.logs.count == 2)
        #expect(result.diagnostics.isEmpty)
    }
}
