import Counting
import Foundation
import Model
import TestSupport
import Testing

@testable import Actions
@testable import Disk

/// A data directory is read as an analysis, or as a list of its problems.
@Suite struct HistoryReaderTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func read(asOf: String = "2025-01-10", isStrict: Bool = false) throws -> HistoryReader.Result {
        let asOf = try #require(AsOfText(asOf))
        return try HistoryReader(path: directory.path, asOf: asOf, isStrict: isStrict).read()
    }

    @Test("every file of every form is read")
    func files() throws {
        try directory.write("date,level\n2025-01-01,steady\n", to: "entries.csv")
        try directory.write("[{\"date\": \"2025-01-02\", \"level\": \"easy\"}]", to: "entries.json")
        try directory.write("date,level\n2025-01-03,wild\n", to: "entries/2025.csv")
        try directory.write("A good day", to: "notes/2025-01-01.md")
        try directory.write("For the mornings", to: "why.md")
        try directory.write("not read", to: "entries/.hidden")
        let result = try read()
        #expect(result.diagnostics.isEmpty)
        #expect(result.analysis?.records.entries == 3)
        #expect(result.analysis?.history.notes.count == 1)
        #expect(result.analysis?.history.why == "For the mornings")
    }

    @Test("a folder within a folder of records is reported, not skipped in silence")
    func nestedFolder() throws {
        try directory.write("date,level\n2025-01-01,steady\n", to: "entries/2025.csv")
        try directory.write("date,level\n2025-01-02,steady\n", to: "entries/old/2024.csv")
        #expect(try read().diagnostics.map(\.location.file) == ["entries/old/"])
    }

    @Test(
        "V-15 a file that was most likely meant is not passed over in silence",
        arguments: [
            "entries", "Entries.csv", "Entries.CSV", "entry.csv", "log.csv", "profile.yaml", "why.txt", "tracker.json",
            "entrys.csv", "entires.csv", "ntries.csv", "activites.csv", "profil.json", "Profil.json",
            "wy.md",
            "lgos.csv", "entries (1).csv", "entries2.csv", "entries-2.csv", "entries copy.csv", "Copy of logs.csv",
            "activites (2).csv", "Entries - Kopie.csv", "entries.csv.txt", "entrys",
        ])
    func nearMisses(name: String) throws {
        try directory.write("[{\"date\": \"2025-01-02\", \"level\": \"easy\"}]", to: "entries.json")
        try directory.write("date,level\n2025-01-03,easy\n", to: "entries.csv")
        try directory.write("text", to: name)
        let result = try read()
        #expect(result.diagnostics.map(\.location.file) == [name])
        #expect(result.diagnostics.map(\.code.rawValue) == ["unknown-file"])
        #expect(result.analysis?.records.entries == 2)
    }

    @Test(
        "V-15 a folder whose name is nearly one that is read is a warning, not an error",
        arguments: ["Entries", "entrys", "note"])
    func nearFolders(name: String) throws {
        try directory.write("date,level\n2025-01-01,steady\n", to: "entries.csv")
        try directory.write("date,level\n2025-01-02,steady\n", to: name + "/2025.csv")
        let result = try read()
        #expect(result.diagnostics.map(\.location.file) == [name + "/"])
        #expect(result.diagnostics.map(\.severity) == [.warning])
        #expect(result.diagnostics.first?.text.contains("this folder is not read") == true)
    }

    @Test("V-15 a file with a wrong name is reported if there is no other file")
    func onlyNearMiss() throws {
        try directory.write("date,level\n2025-01-01,steady\n", to: "entrys.csv")
        let result = try read()
        #expect(result.diagnostics.map(\.code.rawValue) == ["unknown-file", "no-records"])
        #expect(result.diagnostics.first?.text.contains("expected the name entries.csv") == true)
    }

    @Test("files that have nothing to do with a report are ignored")
    func others() throws {
        try directory.write("date,level\n2025-01-01,steady\n", to: "entries.csv")
        for name in [
            "README.md", ".git/config", "photos/1.jpg", "export.zip", "site/index.html", "logo.png", "package.json",
            "todo.md", "2025.csv", "who knows.md", "books.csv", "notices.md", "docs/a.md", "profile photo.jpg",
        ] {
            try directory.write("text", to: name)
        }
        #expect(try read().diagnostics.isEmpty)
    }

    @Test("a pipe in the place of a file is an error, not a wait without end")
    func pipe() throws {
        try directory.write("date,level\n2025-01-01,steady\n", to: "entries.csv")
        #expect(mkfifo(directory.path + "/profile.json", 0o600) == 0)
        let result = try read()
        #expect(result.diagnostics.map(\.code.rawValue) == ["unreadable-file"])
        #expect(result.isMissingInput)
    }

    @Test("in the hours after midnight that belong to the day before, a record of the new day says why it waits")
    func dayStart() throws {
        try directory.write("date,level\n2025-01-10,steady\n2025-01-11,easy\n", to: "entries.csv")
        try directory.write("{ \"timeZone\": \"UTC\", \"dayStart\": \"04:00\" }", to: "profile.json")
        let hint = "with \"dayStart\": \"04:00\" it is still 2025-01-10 until then"
        #expect(try read(asOf: "2025-01-11T02:30Z").diagnostics.map(\.hint) == [hint])
        #expect(try read(asOf: "2025-01-10T23:30Z").diagnostics.map(\.hint) == [nil])
        #expect(try read(asOf: "2025-01-10").diagnostics.map(\.hint) == [nil])
        #expect(try read(asOf: "2025-01-11T04:00Z").diagnostics.isEmpty)
    }

    @Test("an entry that claims to be written in the future is warned of: it would win over its correction")
    func futureTimestamp() throws {
        try directory.write(
            "date,level,timestamp\n2025-01-01,wild,9999-01-05T10:00\n2025-01-01,steady,2025-01-02T10:00\n",
            to: "entries.csv")
        let found = try read().diagnostics.filter { $0.text.contains("in the future") }
        #expect(found.map(\.location.line) == [2] && found.map(\.severity) == [.warning])
    }

    @Test("records after today are one warning at the first of them, and an error when strict")
    func future() throws {
        try directory.write("date,level\n2025-01-01,steady\n2025-02-01,easy\n2025-02-02,easy\n", to: "entries.csv")
        let result = try read()
        #expect(result.diagnostics.map(\.code.rawValue) == ["future-records"])
        #expect(result.diagnostics.first?.location.line == 3)
        #expect(result.diagnostics.first?.text == "2 records are after 2025-01-10 and not counted, the first is here")
        #expect(result.analysis?.records.future == 2)
        #expect(try read(isStrict: true).analysis == nil)
    }

    @Test("no folder, or one without records, is missing input")
    func missing() throws {
        #expect(try read().isMissingInput)
        let error = #expect(throws: CommandError.self) { try HistoryReader(path: directory.path + "/none").read() }
        #expect(error?.kind == .missingInput)
    }

    @Test(
        "a time zone is a name, never a path",
        arguments: ["../../etc/passwd", "/etc/passwd", "Europe/../Europe/Berlin", "posixrules/../UTC", "", "tzdata.zi"])
    func zonePaths(name: String) {
        #expect(ZoneFiles.bytes(of: name)?.starts(with: "TZif".utf8) != true)
    }

    @Test(
        "a moment is a date or a timestamp",
        arguments: [
            ("2025-01-10", "2025-01-10T23:00:00+00:00"), ("2025-01-10T21:00", "2025-01-10T20:00:00+00:00"),
            ("2025-01-10T21:00:00-05:00", "2025-01-11T02:00:00+00:00"),
            ("2025-01-10 21:00:00Z", "2025-01-10T21:00:00+00:00"),
        ])
    func moments(text: String, expected: String) throws {
        try directory.write("{ \"timeZone\": \"Europe/Berlin\" }", to: "profile.json")
        try directory.write("date,level\n2025-01-01,steady\n", to: "entries.csv")
        #expect(try read(asOf: text).analysis?.now.iso8601(in: .utc) == expected)
    }

    @Test(
        "a text that isn't a date or timestamp is refused", arguments: ["soon", "2025-02-30", "2025-01-01T25:00", ""])
    func noMoment(text: String) {
        #expect(AsOfText(text) == nil)
    }
}
