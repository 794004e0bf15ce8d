import Diagnostics
import ProgressModel
import ReportSite
import TestSupport
import Testing

/// Writing into a folder that has errors already.
@Suite struct BrokenFolderTests {
    private let header = "date,level,drinks,timestamp,source,note\n"

    @Test("an error that was there before blocks nobody, is told, and leaves the streak uncounted")
    func earlierError() throws {
        let folder = try RecordingFolder(["entries.csv": header + "2025-02-30,steady,,,,\n"])
        let answer = try folder.answer("steady")
        #expect(answer.errors.map(\.code.rawValue) == ["malformed-date"])
        #expect(answer.text(in: .english) == "Today: steady. The streaks are not counted before the error is mended.")
        #expect(folder.lines("entries.csv").count == 3)
    }

    @Test("what a file cannot take goes into a file of its own, and nothing of either is lost")
    func anotherFile() throws {
        let folder = try RecordingFolder(["entries.json": "[{ \"date\": \"2025-10-30\", "])
        let answer = try folder.answer("steady")
        #expect(answer.newFiles == ["entries.csv"])
        #expect(folder.directory.text(of: "entries.json") == "[{ \"date\": \"2025-10-30\", ")
        #expect(folder.lines("entries.csv").count == 2)
    }

    @Test("where the trackers cannot be read, the hint says so instead of calling a tracker unknown")
    func brokenTrackers() throws {
        let folder = try RecordingFolder(["trackers.json": "[{ \"preset\": \"water\" "])
        #expect(try folder.error("water 2").hint?.hasPrefix("trackers.json:1 has an error") == true)
        #expect(try folder.log("steady").hasPrefix("Today: steady."))
    }

    @Test("a change of settings that would be an error is refused with its reason")
    func refused() throws {
        let folder = try RecordingFolder(["entries.csv": header + "2025-10-30,steady,,,,\n"])
        let before = folder.bytes
        let error = #expect(throws: SiteError.self) {
            try folder.recorder(at: "2025-10-31").make(.set("language", to: "klingon"))
        }
        #expect(error?.kind == .badData && error?.text.hasPrefix("profile.json: \"klingon\" is not") == true)
        #expect(folder.bytes == before)
    }
}
