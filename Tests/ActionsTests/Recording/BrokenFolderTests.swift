import Actions
import Foundation
import Model
import TestSupport
import Testing

/// Writing into a folder that has errors already.
@Suite struct BrokenFolderTests {
    private let header = "date,level,drinks,timestamp,source,note\n"

    @Test("an earlier error doesn't prevent logging, is reported, and leaves the streak uncounted")
    func earlierError() throws {
        let folder = try RecordingFolder(["entries.csv": header + "2025-02-30,steady,,,,\n"])
        let answer = try folder.answer("steady")
        #expect(answer.errors.map(\.code.rawValue) == ["malformed-date"])
        #expect(answer.text(in: .english) == "Today: steady. The streaks are not counted before the error is mended.")
        #expect(folder.lines("entries.csv").count == 3)
    }

    @Test("a record that doesn't fit a file goes into a separate file, and nothing is lost")
    func anotherFile() throws {
        let folder = try RecordingFolder(["entries.json": "[{ \"date\": \"2025-10-30\", "])
        let answer = try folder.answer("steady")
        #expect(answer.newFiles == ["entries.csv"])
        #expect(folder.directory.text(of: "entries.json") == "[{ \"date\": \"2025-10-30\", ")
        #expect(folder.lines("entries.csv").count == 2)
    }

    @Test("if the trackers cannot be read, the hint says so instead of calling a tracker unknown")
    func brokenTrackers() throws {
        let folder = try RecordingFolder(["trackers.json": "[{ \"preset\": \"water\" "])
        #expect(try folder.error("water 2").hint?.hasPrefix("trackers.json:1 has an error") == true)
        #expect(try folder.log("steady").hasPrefix("Today: steady."))
    }

    @Test("a change of settings that would be an error is refused with its reason")
    func refused() throws {
        let folder = try RecordingFolder(["entries.csv": header + "2025-10-30,steady,,,,\n"])
        let before = folder.bytes
        let error = #expect(throws: CommandError.self) {
            try folder.recorder(at: "2025-10-31").make(.set("language", to: "klingon"))
        }
        #expect(error?.kind == .badData && error?.text.hasPrefix("profile.json: \"klingon\" is not") == true)
        #expect(folder.bytes == before)
    }

    @Test("a file that cannot be read is never replaced, and the change is refused")
    func unreadable() throws {
        for (path, words) in [
            ("entries.csv", "steady"), ("notes/2025-10-31.md", "note Slept"), ("logs.csv", "water 2"),
        ] {
            let folder = try RecordingFolder(["trackers.json": everyMode])
            let file = folder.directory.path + "/" + path
            // Not even root can read a link to a missing file.
            try FileManager.default.createDirectory(
                atPath: folder.directory.path + "/notes", withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "/nowhere/at/all")
            let error = #expect(throws: CommandError.self) { try folder.log(words) }
            #expect(error?.kind == .inputOutput || error?.kind == .cannotCreate, "\(path)")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file) == "/nowhere/at/all")
        }
    }

    @Test(
        "a day of a JSON list on one line, alone or in a folder, can be corrected",
        arguments: ["entries.json", "entries/2025.json", "entries/a.json"])
    func jsonCorrection(path: String) throws {
        let folder = try RecordingFolder([path: #"[{"date":"2025-10-31","level":"easy"}]"#])
        let answer = try folder.answer("steady")
        #expect(answer.files == [path] && answer.text(in: .english).hasPrefix("Today: steady (before: easy)."))
        #expect(
            folder.directory.text(of: path)
                == #"[{"date":"2025-10-31","level":"easy"},{"date":"2025-10-31","level":"steady"}]"# + "\n")
    }

    @Test("without a readable profile it says that the day is that of UTC")
    func brokenProfile() throws {
        let folder = try RecordingFolder()
        try folder.directory.write("{ \"timeZone\": ", to: "profile.json")
        #expect(try folder.log("steady").hasSuffix("the day and the time are those of UTC."))
    }
}
