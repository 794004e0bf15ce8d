import Diary
import Importing
import Model
import TestSupport
import Testing
import Wording

@Suite struct DailyNotesTests {
    private static let map = """
        { "source": "obsidian", "date": "file name", "habits": {
            "drinks": { "to": "drinks" }, "mood": { "to": "tracker", "mode": "selection" },
            "meditation": { "to": "meditation" }, "read": { "to": "tracker", "mode": "yesNo" }, "tags": { "to": "leave" } } }
        """

    private static func vault(_ days: String...) -> ImportInput {
        let notes = days.enumerated().map { index, text in
            file("Journal/2025/2025-10-\(29 + index).md", text)
        }
        return ImportInput(notes + [file("Ideas.md", "---\ndrinks: 9\n---\n")], isSingleFile: false)
    }

    private static let three = vault(
        "---\ndrinks: 0\nmood: calm\nmeditation: 12\nread: true\ntags: [daily, home]\n---\n\n# Tuesday\n\nA walk.\n",
        "---\ndrinks: 2.5\nmood:\n  - calm\n  - tired\nread: false\nweather:\n  sky: grey\n---\n",
        "No properties here.\n")

    @Test(
        "U-01 U-02 drinks, moods, minutes and ticks of daily notes arrive; what cannot be read is named with its line")
    func arrives() throws {
        var directory = Directory()
        let summary = try directory.take(Self.three, map: Self.map)
        #expect(directory.rows("entries.csv") == ["2025-10-29,,0,,obsidian,", "2025-10-30,,2.5,,obsidian,"])
        #expect(
            directory.rows("activities.csv") == [
                "2025-10-29,,meditation,12,,obsidian,,obsidian:meditation:2025-10-29"
            ])
        #expect(
            directory.rows("logs.csv") == [
                "2025-10-29,mood,calm,,,,obsidian,obsidian:mood:2025-10-29",
                "2025-10-29,read,,,,,obsidian,obsidian:read:2025-10-29",
                "2025-10-30,mood,calm|tired,,,,obsidian,obsidian:mood:2025-10-30",
            ])
        let counts = Dictionary(uniqueKeysWithValues: summary.notices.all.map { ($0.remark, $0.count) })
        #expect(counts == [.property: 1, .notDone: 1, .column: 1, .file: 1, .noteText: 2])
        let property = summary.notices.all.first { $0.remark == .property }
        #expect(property?.examples == ["weather"] && property?.place?.description == "Journal/2025/2025-10-30.md:7")
    }

    @Test("the text of a note becomes the note of its day if that is asked for, and replaces no existing note")
    func texts() throws {
        var directory = Directory(["notes/2025-10-30.md": "mine\n"])
        let notes = Self.vault("---\ndrinks: 0\n---\n\n# Tuesday\n\nA walk.\n", "---\ndrinks: 1\n---\nAnother text.\n")
        let map = #"{ "date": "file name", "habits": { "drinks": { "to": "drinks" } } }"#
        var summary = try directory.take(notes, map: map)
        #expect(directory.text("notes/2025-10-29.md") == nil && summary.notices.count(.noteText) == 2)
        summary = try directory.take(notes, map: map, takesTexts: true)
        #expect(directory.text("notes/2025-10-29.md") == "# Tuesday\n\nA walk.\n")
        #expect(directory.text("notes/2025-10-30.md") == "mine\n")
        #expect(
            summary.notes == 1 && summary.notices.count(.noteKept) == 1 && summary.records[.entries]?.unchanged == 2)
    }

    @Test("U-02 a later copy of the vault adds the new day, and a day that a person typed keeps its entry")
    func newer() throws {
        var directory = Directory(["entries.csv": "date,drinks,source\n2025-10-29,4,manual\n"])
        let map = #"{ "date": "file name", "habits": { "drinks": { "to": "drinks" } } }"#
        try directory.take(Self.vault("---\ndrinks: 0\n---\n", "---\ndrinks: 1\n---\n"), map: map)
        let summary = try directory.take(
            Self.vault("---\ndrinks: 0\n---\n", "---\ndrinks: 1\n---\n", "---\ndrinks: 2\n---\n"), map: map)
        #expect(summary.records[.entries]?.added == 1 && summary.records[.entries]?.kept == 1)
        #expect(
            directory.rows("entries.csv") == [
                "2025-10-29,4,manual", "2025-10-30,1,csv", "2025-10-31,2,csv",
            ])
    }

    @Test("a proposal leaves out what Obsidian keeps for itself, and can be given back as it is")
    func proposal() throws {
        let days = (1...9).map { day in
            file(
                "2025-10-0\(day).md",
                "---\ndate: 2025-10-0\(day)\ntags: [daily]\ndrinks: \(day % 3)\nmood: \(day % 2 == 0 ? "calm" : "low")\nmeditation: 1\(day)\nread: \(day % 2 == 0)\n---\n"
            )
        }
        let vault = ImportInput(days, isSingleFile: false)
        let map = try ImportFormat.draft(of: vault, .ofAllLanguages).json
        var directory = Directory()
        let summary = try directory.take(vault, map: map)
        #expect(summary.records[.entries]?.added == 9 && summary.records[.activities]?.added == 9)
        #expect(directory.history().trackers.map(\.id) == ["mood", "read"])
        #expect(directory.history().trackers.map(\.mode) == [.selection, .yesNo])
        #expect(summary.notices.all.first { $0.remark == .column }?.examples == ["date", "tags"])
    }

    /// Notes of consecutive days, each with this number of properties of its own with value 3.
    private static func ownProperties(_ notes: Int, each count: Int) -> ImportInput {
        let files = (0..<notes).map { note in
            let keys = (1...count).map { "k\(note * count + $0): 3\n" }.joined()
            return file("\(date("2025-01-01").advanced(by: note)).md", "---\n\(keys)---\n")
        }
        return ImportInput(files, isSingleFile: false)
    }

    @Test("properties that only one note has are proposed, and are on the days of their notes")
    func ownKeys() throws {
        let vault = Self.ownProperties(30, each: 2)
        let map = try ImportFormat.draft(of: vault, .ofAllLanguages).json
        var directory = Directory()
        try directory.take(vault, map: map)
        let expected = (1...60).map { number in
            let day = date("2025-01-01").advanced(by: (number - 1) / 2)
            return "\(day),k\(number),3,,,,obsidian,obsidian:k\(number):\(day)"
        }
        #expect(directory.rows("logs.csv") == expected)
    }

    @Test("properties that the mapping does not name are reported with the place of the first")
    func unnamedKeys() throws {
        let map = #"{ "date": "file name", "habits": { "k1": { "to": "tracker", "mode": "counter" } } }"#
        var directory = Directory()
        let summary = try directory.take(Self.ownProperties(10, each: 3), map: map)
        let left = summary.notices.all.first { $0.remark == .column }
        #expect(left?.count == 29 && left?.examples.prefix(3) == ["k2", "k3", "k4"])
        #expect(left?.place?.description == "2025-01-01.md:3")
        #expect(directory.rows("logs.csv").count == 1)
    }

    @Test("more properties than an import takes habits are refused before anything is proposed")
    func tooManyKeys() throws {
        #expect(try ImportFormat.draft(of: Self.ownProperties(10, each: 100), .ofAllLanguages).columns.count == 1000)
        let error = #expect(throws: ImportError.self) {
            try ImportFormat.draft(of: Self.ownProperties(11, each: 91), .ofAllLanguages)
        }
        #expect(error?.text == "1001 habits; expected at most 1000")
    }

    @Test("a value that the mapping cannot take is refused with its file and line; so is a second note of a day")
    func refusals() throws {
        var directory = Directory()
        let map = #"{ "date": "file name", "habits": { "drinks": { "to": "drinks" } } }"#
        let word = #expect(throws: ImportError.self) {
            try directory.take(Self.vault("---\nmood: x\ndrinks: some\n---\n"), map: map)
        }
        #expect(word?.faults.map(\.place.description) == ["Journal/2025/2025-10-29.md:3"])
        let twice = ImportInput(
            [file("a/2025-10-31.md", "---\ndrinks: 1\n---\n"), file("b/2025-10-31.md", "")], isSingleFile: false)
        let second = #expect(throws: ImportError.self) { try directory.take(twice, map: map) }
        #expect(second?.place?.description == "b/2025-10-31.md:1")
        #expect(directory.files.isEmpty)
    }
}
