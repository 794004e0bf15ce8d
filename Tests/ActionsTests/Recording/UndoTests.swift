import Foundation
import Model
import TestSupport
import Testing

@testable import Actions

/// Undoing changes of a data directory.
@Suite struct UndoTests {
    private let now = "2025-10-31T20:00"

    @Test("U-08 everything can be undone step by step, until every byte is as at the start")
    func wayBack() throws {
        let folder = try RecordingFolder([
            "trackers.json": everyMode, "entries.csv": "date;level\r\n30.10.2025;steady",
            "notes/2025-10-31.md": "Morning.",
        ])
        let start = folder.bytes
        for words in ["easy", "3", "+1", "meditation 12", "water 2", "mood sad", "note Slept well"] {
            try folder.log(words) { if words == "3" { $0.note = "a; \"b\"" } }
        }
        let recorder = try folder.recorder(at: now)
        _ = try recorder.make(.set("pricePerDrink", to: "4.50"))
        #expect(try recorder.journal().count == 8)
        for _ in 0..<8 { _ = try recorder.undo() }
        #expect(folder.bytes == start)
        #expect(throws: CommandError.self) { try recorder.undo() }
    }

    @Test(
        "an undo of several files that is killed is completed by the next command")
    func killed() throws {
        let folder = try RecordingFolder(
            [
                "trackers.json": "[{ \"id\": \"q\", \"trackingMode\": \"yesNo\" }]",
                "logs.csv": "timestamp,tracker\n2025-10-01T08:00,q\n2025-10-02T08:00,q\n",
                "entries.csv": "date,level\n2025-10-01,steady\n",
            ], profile: "\"reminders\": [{ \"activity\": \"q\", \"time\": \"18:00\" }]")
        let start = folder.bytes
        let recorder = try folder.recorder(at: now)
        _ = try recorder.make(.removeTracker("q", withLogs: true))
        let files = ["trackers.json", "profile.json", "logs.csv"]
        let after = folder.bytes
        for count in 0...files.count {
            // The state after a kill when this number of files was written, after the mark.
            for (path, bytes) in after { try folder.directory.write(bytes, to: path) }
            for path in files.reversed().prefix(count) {
                try folder.directory.write(try #require(start[path]), to: path)
            }
            let journal = try #require(folder.directory.text(of: ".reportgen/journal"))
            let last = try #require(try recorder.lastChange())
            try folder.directory.write(last.id, to: ".reportgen/unfinished")
            guard count > 0 else { continue }
            _ = try HistoryReader(path: folder.directory.path).contents()
            #expect(folder.bytes == start, "\(count) files were restored")
            #expect(folder.directory.text(of: ".reportgen/unfinished") == nil)
            try folder.directory.write(journal, to: ".reportgen/journal")
        }
    }

    @Test("the answer says what was undone and what the streak is now")
    func answer() throws {
        let folder = try RecordingFolder()
        try folder.log("steady", at: "2025-10-30T20:00")
        try folder.log("wild")
        #expect(
            try folder.recorder(at: now).undo().text(in: .english)
                == "Taken back: log wild, of 2025-10-31T20:00:00+01:00. 🍀 1 day; 6 days to the first joker")
    }

    @Test("if the file has changed since, nothing is undone, and the difference is shown")
    func changedSince() throws {
        let folder = try RecordingFolder(["entries.csv": "date,level,drinks\n2025-10-28,steady,0\n"])
        try folder.log("steady")
        let text = try #require(folder.directory.text(of: "entries.csv"))
        try folder.directory.write(text + "2025-10-29,easy,\n", to: "entries.csv")
        let more = #expect(throws: CommandError.self) { try folder.recorder(at: now).undo() }
        #expect(more?.text.contains("still there, in line 3; something else in the file has changed") == true)
        try folder.directory.write(text.replacing("31,steady", with: "31,easy"), to: "entries.csv")
        let other = #expect(throws: CommandError.self) { try folder.recorder(at: now).undo() }
        #expect(other?.kind == .badData)
        #expect(other?.text.contains("- 2025-10-31,steady,0") == true)
        #expect(other?.text.contains("+ 2025-10-31,easy,0") == true)
        try FileManager.default.removeItem(atPath: folder.directory.path + "/entries.csv")
        let gone = #expect(throws: CommandError.self) { try folder.recorder(at: now).undo() }
        #expect(gone?.text.contains("the file is gone") == true)
    }

    @Test("a change that no longer exists is reported, and the next undo undoes the one before")
    func gone() throws {
        let folder = try RecordingFolder()
        try folder.log("steady", at: "2025-10-30T20:00")
        let written = try #require(folder.directory.bytes(of: "entries.csv"))
        try folder.log("easy")
        try folder.directory.write(written, to: "entries.csv")
        let gone = #expect(throws: CommandError.self) { try folder.recorder(at: now).undo() }
        #expect(gone?.text.contains("\"log easy\"") == true && gone?.hint == "undo takes back \"log steady\" next")
        #expect(folder.directory.bytes(of: "entries.csv") == written)
        #expect(try folder.recorder(at: now).undo().change.action == "log steady")
        #expect(folder.directory.bytes(of: "entries.csv") == nil)
    }

    @Test("a journal that came from elsewhere reaches no file outside by a link, neither by undo nor by reading")
    func links() throws {
        let outside = try TemporaryDirectory()
        try outside.write("export A=1\n", to: "profile")
        for link in ["why.md", "notes/2025-10-30.md"] {
            let folder = try RecordingFolder(["entries.csv": "date,level\n2025-10-30,steady\n"])
            try folder.directory.write("export A=1\n", to: link)
            try folder.directory.write("x", to: "notes/2025-10-29.md")
            try folder.log("note Slept")
            let evil = Array("evil\nexport A=1\n".utf8)
            let hash = JournalFile.hash(of: Array("export A=1\n".utf8))
            let line =
                #"{"time":"2025-10-31T20:00:00+01:00","action":"log","files":[{"path":"\#(link)","before":"\#(JournalFile.hash(of: evil))","after":"\#(hash)","edits":[{"at":0,"removed":"evil\n","inserted":""}]},{"path":"entries.csv","before":"\#(JournalFile.hash(of: Array("date,level\n2025-10-30,steady\n".utf8)))","after":"0000000000000000","edits":[]}]}"#
            try folder.directory.write(line + "\n", to: ".reportgen/journal")
            try folder.directory.write(JournalFile.hash(of: Array(line.utf8)), to: ".reportgen/unfinished")
            let path = folder.directory.path + "/" + link
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: outside.path + "/profile")
            _ = try? folder.recorder(at: now).read()
            try folder.recorder(at: now).settle()
            #expect(throws: CommandError.self) { try folder.recorder(at: now).undo() }
            #expect(outside.text(of: "profile") == "export A=1\n")
        }
    }

    @Test(
        "a journal that came from elsewhere can name no file outside the folder",
        arguments: ["../victim", "/tmp/x", "notes/../../victim", ".git/config"])
    func outside(path: String) throws {
        let folder = try RecordingFolder()
        try folder.log("note Slept")
        let journal = try #require(folder.directory.text(of: ".reportgen/journal"))
        try folder.directory.write(journal.replacing("notes/2025-10-31.md", with: path), to: ".reportgen/journal")
        let error = #expect(throws: CommandError.self) { try folder.recorder(at: now).undo() }
        #expect(error?.text.contains("which no command writes") == true)
        #expect(folder.directory.text(of: "notes/2025-10-31.md") == "Slept\n")
    }

    @Test("the journal holds the last 1,000 changes, is read by its owner only, and by no build")
    func journal() throws {
        let folder = try RecordingFolder(["entries.csv": "date,level\n2025-10-01,steady\n"])
        let line = #"{"time":"t","action":"log x","files":[]}"# + "\n"
        try folder.log("steady")
        let path = folder.directory.path + "/.reportgen/journal"
        let first = try #require(folder.directory.text(of: ".reportgen/journal"))
        try Data((String(repeating: line, count: 999) + first).utf8).write(to: URL(filePath: path))
        try folder.log("easy")
        #expect(folder.lines(".reportgen/journal").count == 1000)
        #expect(folder.lines(".reportgen/journal").last?.contains("log easy") == true)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(folder.directory.text(of: ".reportgen/.gitignore")?.hasSuffix("*\n") == true)
        let before = try HistoryReader(path: folder.directory.path, asOf: AsOfText("2025-10-31")).read()
        #expect(before.diagnostics.isEmpty)
    }

    @Test("a damaged journal loses only the lines that are damaged")
    func damaged() throws {
        let folder = try RecordingFolder()
        try folder.log("steady")
        let line = try #require(folder.directory.text(of: ".reportgen/journal"))
        try folder.directory.write("{ nonsense\n" + line + "{\"time\":", to: ".reportgen/journal")
        #expect(try folder.recorder(at: now).undo().change.action == "log steady")
    }
}
