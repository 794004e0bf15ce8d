import Model
import TestSupport
import Testing

@testable import Actions
@testable import Diary

@Suite("The last change in words") struct ChangeWordsTests {
    private static let trackers = #"[{ "preset": "water" }, { "preset": "snacking" }, { "preset": "gratitude" }]"#

    private func words(_ folder: RecordingFolder, _ language: Language) throws -> String {
        let recorder = try folder.recorder(at: "2025-10-31T21:00")
        let read = try recorder.read()
        let change = try #require(try recorder.lastChange())
        return ChangeWords(history: read.history, today: read.today, language: language).text(of: change)
    }

    @Test(
        "say what was written and for which day, in the language of the page, and no command",
        arguments: [
            (
                "steady 2025-10-30", "steady for yesterday, Thursday 30 October",
                "ruhig für gestern, Donnerstag, 30. Oktober"
            ),
            (
                "steady 30 October", "steady for yesterday, Thursday 30 October",
                "ruhig für gestern, Donnerstag, 30. Oktober"
            ),
            ("3 2025-10-31", "easy, 3 drinks for today", "locker, 3 Drinks für heute"),
            ("meditation 12", "Meditation, 12 min for today", "Meditation, 12 Min. für heute"),
            ("water 2", "Drink Water, 2 glasses for today", "Wasser trinken, 2 Gläser für heute"),
            ("snacking", "Snacking for today", "Snacking für heute"),
            ("gratitude Rain", "Gratitude logged for today", "Dankbarkeit eingetragen für heute"),
            ("note Cold", "noted for today", "notiert für heute"),
        ])
    func records(words: String, english: String, german: String) throws {
        let folder = try RecordingFolder(["trackers.json": ChangeWordsTests.trackers])
        try folder.log(words)
        #expect(try self.words(folder, .english) == english)
        #expect(try self.words(folder, .german) == german)
    }

    @Test("describe options in addition to the words, and undone changes, and name the files of anything else")
    func others() throws {
        let folder = try RecordingFolder(["trackers.json": ChangeWordsTests.trackers])
        try folder.log("snacking") { request in
            (request.day, request.source) = (DayText("nine days ago"), "watch")
        }
        #expect(try words(folder, .english) == "Snacking for Wednesday 22 October")
        try folder.log("snacking") { request in
            (request.day, request.note, request.trigger) = (DayText("2025-10-29"), "with --date in it", "stress")
        }
        #expect(try words(folder, .english) == "Snacking for Wednesday 29 October")
        let change = try #require(try folder.answer("steady 2025-10-28").change)
        try folder.log("steady 2025-10-30")
        _ = try folder.recorder(at: "2025-10-31T20:00").takeBack(change)
        #expect(try words(folder, .english) == "Taken back: steady for Tuesday 28 October")
        _ = try folder.recorder(at: "2025-10-31T20:00").change { before in
            let profile = before.files.first { $0.path == "profile.json" }
            let end = profile.map { TextEdit(offset: $0.bytes.count, inserted: Array("\n".utf8)) }
            let change = profile.flatMap { file in end.flatMap { FileChange(of: file, [$0]) } }
            return change.map { ProposedChange(action: "set name Nora", alternatives: [[$0]]) }
        }
        #expect(try words(folder, .german) == "Einstellungen in profile.json")
    }
}
