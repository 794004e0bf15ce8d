import Actions
import Disk
import Model
import TestSupport
import Testing

@Suite("Taking a change back that was not the last one") struct TakingBackTests {
    private let now = "2025-10-31T20:00"

    /// Logs a level of a day, and returns the id of the change.
    private func mark(_ day: String, in folder: RecordingFolder) throws -> String {
        try #require(try folder.answer("steady \(day)").change)
    }

    @Test(
        "U-08 removes its row, wherever it is now, and leaves every other byte as it is",
        arguments: [
            "entries.csv": "date,level\n2025-10-01,easy\n",
            "entries/\(Machine.name).csv": "level;date\r\nwild;2025-10-01\r\n",
        ])
    func row(path: String, before: String) throws {
        let folder = try RecordingFolder([path: before])
        let first = try mark("2025-10-20", in: folder)
        _ = try mark("2025-10-21", in: folder)
        let both = try #require(folder.directory.text(of: path))
        // A row that a person inserted moves the others.
        let byHand = before + before.split(separator: "\n").suffix(1).joined().replacing("-01", with: "-02") + "\n"
        let moved = both.replacing(before, with: byHand)
        try folder.directory.write(moved, to: path)
        let undone = try folder.recorder(at: now).takeBack(first)
        #expect(undone.change.action == "log steady 2025-10-20")
        let after = try #require(folder.directory.text(of: path))
        #expect(after.hasPrefix(byHand) && !after.contains("2025-10-20") && after.contains("2025-10-21"))
        // This is a separate change.
        _ = try folder.recorder(at: now).undo()
        #expect(folder.directory.text(of: path) == moved)
    }

    @Test("U-08 keeps the header of a file that came with the first row")
    func newFile() throws {
        let folder = try RecordingFolder()
        let first = try mark("2025-10-20", in: folder)
        _ = try mark("2025-10-21", in: folder)
        _ = try folder.recorder(at: now).takeBack(first)
        let text = try #require(folder.directory.text(of: "entries.csv"))
        #expect(text.hasPrefix("date,level,") && !text.contains("2025-10-20") && text.contains("2025-10-21"))
    }

    @Test("U-08 leaves an object out of a JSON list")
    func list() throws {
        let before = #"[{ "date": "2025-10-01", "level": "easy" }]"#
        let folder = try RecordingFolder(["entries.json": before])
        let first = try mark("2025-10-20", in: folder)
        _ = try mark("2025-10-21", in: folder)
        _ = try folder.recorder(at: now).takeBack(first)
        let text = try #require(folder.directory.text(of: "entries.json"))
        #expect(text.hasPrefix(before.dropLast()) && !text.contains("2025-10-20") && text.contains("2025-10-21"))
    }

    @Test("U-08 of the last change restores every byte; of a missing one is refused, with nothing written")
    func last() throws {
        let before = "date,level\n2025-10-01,easy\n"
        let folder = try RecordingFolder(["entries.csv": before])
        let first = try mark("2025-10-20", in: folder)
        _ = try folder.recorder(at: now).takeBack(first)
        #expect(folder.directory.text(of: "entries.csv") == before)
        #expect(throws: CommandError.self) { try folder.recorder(at: now).takeBack(first) }
        let second = try mark("2025-10-21", in: folder)
        _ = try mark("2025-10-22", in: folder)
        try folder.directory.write(before, to: "entries.csv")
        #expect(throws: CommandError.self) { try folder.recorder(at: now).takeBack(second) }
        #expect(folder.directory.text(of: "entries.csv") == before)
    }
}
