import Foundation
import Model
import TestSupport
import Testing

@testable import Actions
@testable import Diary

/// A change of several files that was interrupted, after which another program has written to them.
@Suite struct CutOffChangeTests {
    private static let now = "2025-10-31T20:00"
    private static let start = [
        "trackers.json": "[{ \"preset\": \"water\" }]\n",
        "activities.json": "[\n  {\"date\": \"2025-10-01\", \"kind\": \"meditation\", \"minutes\": 10}\n]\n",
        "logs/2025-09.csv": "timestamp,tracker,value\n2025-09-01T08:00,water,1\n",
        "notes/2025-10-30.md": "Morning.\n",
    ]

    private static func record(_ kind: RecordKind, _ day: String, _ values: KeyValuePairs<String, String>) -> NewRecord
    {
        var record = NewRecord(kind, on: date(day))
        for (column, value) in values { record.say(column, .text(value)) }
        return record
    }

    private static func log(_ day: String, _ value: String) -> NewRecord {
        record(.logs, day, ["timestamp": day + "T09:00", "tracker": "reading", "value": value])
    }

    /// An import of a tracker, a session, a note and logs of three months, the first of which has a file.
    private static func changes(_ files: [SourceFile]) -> [FileChange] {
        let trackers = files.first { $0.path == "trackers.json" }
        let both = #"[{ "preset": "water" }, { "id": "reading", "type": "good", "trackingMode": "counter" }]"# + "\n"
        let session = record(.activities, "2025-10-02", ["date": "2025-10-02", "kind": "workout", "minutes": "30"])
        let logs = [log("2025-09-28", "20"), log("2025-10-28", "20"), log("2025-10-29", "30"), log("2025-11-02", "5")]
        return [trackers.flatMap { FileChange(of: $0, becoming: Array(both.utf8)) }].compactMap(\.self)
            + (NewRecords([session])?.changes(in: files).first ?? [])
            + [NewNote("Evening.", on: date("2025-10-30")).change(in: files)].compactMap(\.self)
            + (NewRecords(logs)?.changes(in: files).first ?? [])
    }

    /// A folder as it is after the change was killed when it had written `count` files.
    private func cutOff(after count: Int) throws -> RecordingFolder {
        let folder = try RecordingFolder(Self.start)
        let recorder = try folder.recorder(at: Self.now)
        let done = try recorder.change { read throws(CommandError) in
            ProposedChange(action: "import csv t.csv", alternatives: [Self.changes(read.files)])
        }
        for path in try #require(done).files.dropFirst(count) {
            if let text = Self.start[path] {
                try folder.directory.write(text, to: path)
            } else {
                try FileManager.default.removeItem(atPath: folder.directory.path + "/" + path)
            }
        }
        try folder.directory.write(try #require(try recorder.lastChange()).id, to: ".reportgen/unfinished")
        return folder
    }

    private static let files = changes(start.map { SourceFile(path: $0, bytes: Array($1.utf8)) }).count

    /// Something that another program does to a file, and the expected file after the change is undone.
    struct Writing: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let path: String
        let write: @Sendable (String) -> String
        let left: String
    }

    private static let row = "2025-09-05T08:00,water,9\n"
    private static let session = "{\"date\": \"2025-10-03\", \"kind\": \"meditation\", \"minutes\": 7}"
    private static let logsFile = start["logs/2025-09.csv"] ?? ""
    private static let notes = start["notes/2025-10-30.md"] ?? ""

    static let writings = [
        Writing(
            testDescription: "appends a row", path: "logs/2025-09.csv", write: { $0 + row }, left: logsFile + row),
        Writing(
            testDescription: "appends a row to a file that is new", path: "logs/2025-10.csv",
            write: { ($0.isEmpty ? "timestamp,tracker,value\n" : $0) + "2025-10-05T08:00,water,9\n" },
            left: "timestamp,tracker,value\n2025-10-05T08:00,water,9\n"),
        Writing(
            testDescription: "puts a row first", path: "logs/2025-09.csv",
            write: { $0.replacing("value\n", with: "value\n" + row) },
            left: logsFile.replacing("value\n", with: "value\n" + row)),
        Writing(
            testDescription: "adds to a list", path: "activities.json",
            write: { $0.replacing("\n]", with: ",\n  \(session)\n]") },
            left: (start["activities.json"] ?? "").replacing("\n]", with: ",\n  \(session)\n]")),
        Writing(
            testDescription: "adds to a note", path: "notes/2025-10-30.md", write: { $0 + "\nNight.\n" },
            left: notes + "\nNight.\n"),
        Writing(
            testDescription: "writes the file as it was, and more", path: "logs/2025-09.csv",
            write: { _ in logsFile + row }, left: logsFile + row),
    ]

    @Test("U-02 an interrupted import is undone, and nothing else that was written since", arguments: writings)
    func takenBack(writing: Writing) throws {
        for count in 0..<Self.files {
            let folder = try cutOff(after: count)
            let before = folder.directory.text(of: writing.path) ?? ""
            try folder.directory.write(writing.write(before), to: writing.path)
            let found = try HistoryReader(path: folder.directory.path, asOf: AsOfText("2025-11-30")).read()
            #expect(found.diagnostics.filter { $0.severity == .error } == [], "\(count)")
            var texts = Self.start
            texts[writing.path] = writing.left
            for (path, text) in texts {
                let left = try #require(folder.directory.text(of: path))
                // The header of a file that is new has the columns of the import.
                let isNew = Self.start[path] == nil && count == Self.files - 1
                #expect(isNew ? left.hasSuffix(",water,9\n") && !left.contains("reading") : left == text, "\(count)")
            }
            #expect(
                folder.bytes.keys.filter { $0.hasPrefix("logs/") }.count == texts.keys.count { $0.hasPrefix("logs/") })
            let recorder = try folder.recorder(at: Self.now)
            #expect(try recorder.lastChange() == nil)
            #expect(folder.directory.text(of: ".reportgen/unfinished") == nil)
            // The import can be repeated and undone.
            let again = folder.bytes
            _ = try recorder.change { read throws(CommandError) in
                ProposedChange(action: "import csv t.csv", alternatives: [Self.changes(read.files)])
            }
            _ = try recorder.undo()
            #expect(folder.bytes == again)
        }
    }

    @Test("U-02 if a file was changed in the middle of what an import wrote, all of it stays, and can be written on")
    func mixed() throws {
        for (path, old, new) in [
            ("trackers.json", "\"good\"", "\"good\", \"icon\": \"📖\""),
            ("logs/2025-10.csv", "reading,30", "reading,31"),
        ] {
            let folder = try cutOff(after: Self.files - 1)
            let text = try #require(folder.directory.text(of: path)).replacing(old, with: new)
            try folder.directory.write(text, to: path)
            let before = folder.bytes
            let found = try HistoryReader(path: folder.directory.path, asOf: AsOfText("2025-11-30")).read()
            #expect(found.diagnostics.filter { $0.severity == .error } == [])
            #expect(folder.bytes == before)
            let recorder = try folder.recorder(at: Self.now)
            let refused = #expect(throws: CommandError.self) { try recorder.undo() }
            #expect(refused?.text.contains("\(path) has changed since \"import csv t.csv\"") == true)
            #expect(folder.bytes == before)
            try folder.log("water 2")
            _ = try recorder.undo()
            #expect(folder.bytes == before)
        }
    }

    @Test("a tracker that was being removed is there as long as one of its logs, whatever was added to them")
    func removal() throws {
        for isWritten in [false, true] {
            let logs = "timestamp,tracker\n2025-10-01T08:00,q\n2025-10-02T08:00,r\n2025-10-03T08:00,q\n"
            let trackers = ["q", "r"].map { "{ \"id\": \"\($0)\", \"trackingMode\": \"yesNo\" }" }
            let folder = try RecordingFolder([
                "trackers.json": "[\(trackers.joined(separator: ", "))]", "logs.csv": logs,
            ])
            let recorder = try folder.recorder(at: Self.now)
            _ = try recorder.make(.removeTracker("q", withLogs: true))
            try folder.directory.write("[\(trackers.joined(separator: ", "))]", to: "trackers.json")
            let left = isWritten ? try #require(folder.directory.text(of: "logs.csv")) : logs
            try folder.directory.write(left + "2025-10-04T08:00,q\n", to: "logs.csv")
            try folder.directory.write(try #require(try recorder.lastChange()).id, to: ".reportgen/unfinished")
            let found = try HistoryReader(path: folder.directory.path, asOf: AsOfText("2025-10-31")).read()
            #expect(found.diagnostics.isEmpty)
            #expect(folder.directory.text(of: "logs.csv") == left + "2025-10-04T08:00,q\n")
            _ = try recorder.make(.removeTracker("q", withLogs: true))
            #expect(folder.lines("logs.csv") == ["timestamp,tracker", "2025-10-02T08:00,r"])
        }
    }

    @Test(
        "a pipe or a folder in the place of a file is an error that names it, and no command waits for it",
        .timeLimit(.minutes(1)),
        arguments: ["pipe", "folder"], [false, true])
    func noFile(kind: String, isCutOff: Bool) throws {
        let folder = try RecordingFolder(["trackers.json": #"[{ "preset": "water" }]"#])
        try folder.log("water 1")
        let recorder = try folder.recorder(at: Self.now)
        let path = folder.directory.path + "/logs.csv"
        try FileManager.default.removeItem(atPath: path)
        #expect((kind == "pipe" ? mkfifo(path, 0o600) : mkdir(path, 0o700)) == 0)
        if isCutOff {
            try folder.directory.write(try #require(try recorder.lastChange()).id, to: ".reportgen/unfinished")
        }
        let found = try HistoryReader(path: folder.directory.path).read()
        #expect(found.diagnostics.contains { $0.location.file == "logs.csv" && $0.text.hasSuffix("is not a file") })
        for attempt in [{ _ = try recorder.undo() }, { try folder.log("water 2") }] as [() throws -> Void] {
            let error = #expect(throws: CommandError.self) { try attempt() }
            #expect(error?.text.contains("/logs.csv is not a file") == true)
        }
    }
}
