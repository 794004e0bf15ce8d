import Diagnostics
import Foundation
import ProgressModel
import ProgressRequests
import TestSupport
import Testing

@testable import ProgressFolder

/// A change of several files that was killed before it was whole.
@Suite struct CutOffChangeTests {
    private static let now = "2025-10-31T20:00"

    // R-83
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
