import Diary
import Model
import TestSupport
import Testing

@testable import Actions

/// Removing the records of a day.
@Suite struct UnlogTests {
    private let now = "2025-10-31T20:00"

    private func unlog(
        _ words: String, in folder: RecordingFolder, language: Language = .english,
        _ change: (inout UnlogRequest) -> Void = { _ in }
    ) throws -> String {
        var request = UnlogRequest(words.split(separator: " ").map(String.init))
        change(&request)
        return try folder.recorder(at: now).unlog(request).text(in: language)
    }

    private let logs = #"""
        timestamp,tracker,value,note
        2025-10-30T08:00:00+01:00,water,1,
        2025-10-31T08:50:00+01:00,water,2,"two
        lines, ""quoted"""
        2025-10-31T09:45:00+01:00,water,1,
        2025-10-31T10:00:00+01:00,mood,joyful,

        """#

    @Test("V-23 a record is removed, every other byte stays, and undo restores it")
    func record() throws {
        let folder = try RecordingFolder(["trackers.json": everyMode, "logs.csv": logs])
        let start = folder.bytes
        #expect(
            try unlog("water", in: folder) { $0.time = 8 * 3600 + 50 * 60 }
                .hasPrefix("Today: Drink Water, 2 glasses removed."))
        #expect(
            folder.directory.text(of: "logs.csv")
                == logs.replacing("2025-10-31T08:50:00+01:00,water,2,\"two\nlines, \"\"quoted\"\"\"\n", with: ""))
        let words = try unlog("water yesterday", in: folder, language: .german)
        #expect(words.hasPrefix("Gestern, Donnerstag, 30. Oktober: ") && words.contains("gelöscht."))
        let recorder = try folder.recorder(at: now)
        #expect(
            try recorder.journal().map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
                "unlog water yesterday --date 2025-10-30", "unlog water --date 2025-10-31 --time 08:50",
            ])
        for _ in 0..<2 { _ = try recorder.undo() }
        #expect(folder.bytes == start)
    }

    @Test("V-23 a level is removed with what it corrected, so that the day is empty again")
    func level() throws {
        let folder = try RecordingFolder()
        try folder.log("steady", at: "2025-10-30T20:00")
        try folder.log("easy")
        try folder.log("4")
        #expect(try unlog("drinks", in: folder).hasPrefix("Today: level removed."))
        #expect(folder.lines("entries.csv").count == 2 && !folder.lines("entries.csv")[1].contains("2025-10-31"))
        #expect(try unlog("steady yesterday", in: folder).hasPrefix("Yesterday, Thursday 30 October: level removed."))
        #expect(folder.lines("entries.csv").count == 1)
    }

    @Test("V-23 another level or another number of drinks than the day has can't be removed")
    func otherLevel() throws {
        let folder = try RecordingFolder()
        try folder.log("easy 3")
        let start = folder.bytes
        for words in ["wild", "5", "note Slept well", "note"] {
            #expect(throws: CommandError.self) { try unlog(words, in: folder) }
        }
        #expect(folder.bytes == start)
        #expect(try unlog("3", in: folder) == "Today: level removed.")
    }

    @Test("V-23 a note of a day goes, also one in a file with other line ends, and undo brings it back")
    func note() throws {
        let folder = try RecordingFolder(["notes/2025-10-31.md": "Rain\r\n\r\nand wind\r\n"])
        let start = folder.bytes
        #expect(try unlog("note", in: folder) == "Today: Note of the day removed.")
        #expect(try folder.recorder(at: now).read().history.notes.isEmpty)
        #expect(throws: CommandError.self) { try unlog("note", in: folder) }
        _ = try folder.recorder(at: now).undo()
        #expect(folder.bytes == start)
    }

    @Test("V-23 an object is removed from lists in JSON too, on separate lines or all on one")
    func json() throws {
        let rows = ["08:00", "09:00", "10:00"].map {
            #"{"date": "2025-10-31", "start": "2025-10-31T\#($0):00+01:00", "kind": "meditation", "minutes": 10}"#
        }
        for separator in [", ", ",\n  "] {
            let text = "[" + rows.joined(separator: separator) + "]\n"
            for (hour, left) in [(8, [1, 2]), (9, [0, 2]), (10, [0, 1])] {
                let folder = try RecordingFolder(["activities.json": text])
                let answer = try unlog("meditation", in: folder) { $0.time = hour * 3600 }
                #expect(answer.hasPrefix("Today: Meditation, 10 min removed."))
                let after = try folder.recorder(at: now).read()
                #expect(after.errors.isEmpty && after.history.sessions.count == 2)
                for index in left {
                    #expect(folder.directory.text(of: "activities.json")?.contains(rows[index]) == true)
                }
            }
            let folder = try RecordingFolder(["activities.json": text])
            _ = try unlog("meditation", in: folder) { $0.takesAll = true }
            #expect(try folder.recorder(at: now).read().history.sessions.isEmpty)
            _ = try folder.recorder(at: now).undo()
            #expect(folder.directory.text(of: "activities.json") == text)
        }
    }

    @Test("V-23 if several records match or none does, nothing changes, and the answer lists them")
    func unclear() throws {
        let folder = try RecordingFolder(["trackers.json": everyMode, "logs.csv": logs])
        let start = folder.bytes
        func problem(_ words: String) throws -> CommandError {
            let error = #expect(throws: CommandError.self) { try unlog(words, in: folder) }
            return try #require(error)
        }
        let several = try problem("water")
        #expect(several.text == "Drink Water was written down 2 times on 31 October 2025: 08:50 and 09:45")
        #expect(several.hint == "--time names one, --all removes all of them")
        #expect(
            try problem("mood yesterday").text == "there is no Mood on 30 October 2025; the last is of 31 October 2025")
        #expect(try problem("steady").text == "there is no level on 31 October 2025")
        #expect(try problem("water bananas").text.contains("is not understood here"))
        #expect(folder.bytes == start)
        #expect(
            try unlog("water 1", in: folder).hasPrefix("Today: Drink Water, 1 glass removed."),
            "an amount names one, too")
    }
}
