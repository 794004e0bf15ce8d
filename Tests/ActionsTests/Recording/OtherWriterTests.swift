import Disk
import Foundation
import Model
import TestSupport
import Testing

@testable import Actions
@testable import Diary

/// Another program that writes to the files of a folder during a change, such as a shortcut that appends a line.
@Suite struct OtherWriterTests {
    private static let header = "timestamp,tracker,value\n"

    private func folder() throws -> RecordingFolder {
        try RecordingFolder([
            "logs.csv": OtherWriterTests.header + "2025-10-29T08:00,water,1\n",
            "trackers.json": #"[{ "preset": "water" }]"#,
        ])
    }

    /// Opens the file, adds a line and closes it, as a shortcut does.
    private static func append(_ line: String, to path: String) {
        guard let file = fopen(path + "/logs.csv", "a") else { return }
        fputs(line + "\n", file)
        fclose(file)
    }

    /// Adds a row while another program adds one after each of the first `times` reads.
    private func change(_ folder: RecordingFolder, against times: Int, atEnd: Bool = false) throws -> RecordedChange? {
        var readings = 0
        let recorder = try folder.recorder(at: "2025-10-31T20:00")
        return try recorder.change(
            read: { () throws(CommandError) in
                let read = try recorder.read()
                readings += 1
                if readings <= times {
                    OtherWriterTests.append("2025-10-30T0\(readings):00,water,1", to: folder.directory.path)
                }
                return read
            },
            { read throws(CommandError) in
                let file = read.files.first { $0.path == "logs.csv" }
                let row = Array("2025-10-31T10:00,water,3\n".utf8)
                let change = file.flatMap {
                    FileChange(
                        of: $0,
                        [TextEdit(offset: atEnd ? $0.bytes.count : OtherWriterTests.header.utf8.count, inserted: row)])
                }
                return change.map { ProposedChange(action: "log water 3", alternatives: [[$0]]) }
            })
    }

    @Test("a line that is appended while a change is planned stays, and the change is planned again", arguments: 0...2)
    func planned(times: Int) throws {
        let folder = try folder()
        #expect(try change(folder, against: times)?.id != nil)
        let lines = folder.lines("logs.csv").dropFirst()
        #expect(lines.count == times + 2 && lines.first == "2025-10-31T10:00,water,3")
    }

    @Test("a file that changes again and again is left as it is, with nothing to undo")
    func busy() throws {
        let folder = try folder()
        let error = #expect(throws: CommandError.self) { try change(folder, against: 3) }
        #expect(error?.kind == .busy && error?.text.contains("logs.csv") == true)
        #expect(folder.lines("logs.csv").dropFirst().map { $0.hasSuffix("water,1") } == [true, true, true, true])
        let recorder = try folder.recorder(at: "2025-10-31T20:00")
        #expect(try recorder.lastChange() == nil)
        _ = try folder.log("water 2")
        #expect(folder.lines("logs.csv").count == 6)
    }

    @Test("a row at the end is added in one step after what another program has added meanwhile", arguments: [1, 9])
    func atTheEnd(times: Int) throws {
        let folder = try folder()
        let inode = { FileSystem.identity(of: Path(folder.directory.path) / "logs.csv")?.inode }
        let before = inode()
        #expect(try change(folder, against: times, atEnd: true)?.id != nil)
        #expect(inode() == before)
        #expect(folder.lines("logs.csv").dropFirst().map { String($0.suffix(7)) } == ["water,1", "water,1", "water,3"])
    }

    @Test("not a line of a program that appends meanwhile is lost, nor one of ours")
    func appended() async throws {
        let folder = try folder()
        let path = folder.directory.path
        let appender = Task.detached {
            for number in 0..<400 {
                OtherWriterTests.append("2025-09-01T10:00,water,\(1000 + number)", to: path)
                usleep(1000)
            }
        }
        var logged = 0
        for _ in 0..<40 where (try? folder.log("water 2")) != nil { logged += 1 }
        await appender.value
        let lines = folder.lines("logs.csv")
        #expect(lines.count { $0.contains("2025-09-01") } == 400)
        #expect(lines.count { $0.contains("2025-10-31") } == logged)
    }
}
