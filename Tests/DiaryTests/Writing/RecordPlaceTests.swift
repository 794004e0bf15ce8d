import Diary
import Model
import TestSupport
import Testing

/// The existing files, the day of a record, and the file that it is written to.
struct Place: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let paths: [String]
    let day: String
    let path: String

    init(_ name: String, _ paths: [String], into path: String, on day: String = "2025-10-31") {
        (testDescription, self.paths, self.day, self.path) = (name, paths, day, path)
    }
}

/// The file of a data directory that a record is written to.
@Suite struct RecordPlaceTests {
    private static let places = [
        Place("nothing is there", [], into: "entries.csv"),
        Place("other kinds are there", ["logs.json", "activities/2025.csv"], into: "entries.csv"),
        Place("one file", ["entries.json"], into: "entries.json"),
        Place("a file and a folder", ["entries/2025.csv", "entries.json"], into: "entries.json"),
        Place("year", ["entries/2024.csv", "entries/2025.csv", "entries/2026.csv"], into: "entries/2025.csv"),
        Place(
            "month", ["entries/2025-09.json", "entries/2025-10.json", "entries/2025-11.json"],
            into: "entries/2025-10.json"),
        Place("day", ["entries/log_20251030.csv", "entries/log_20251031.csv"], into: "entries/log_20251031.csv"),
        Place("new year", ["entries/2024.csv", "entries/2025.csv"], into: "entries/2026.csv", on: "2026-01-01"),
        Place("new month", ["entries/my_2025_09.JSON"], into: "entries/my_2025_10.JSON"),
        Place("new month without a sign between", ["entries/202509.csv"], into: "entries/202510.csv"),
        Place("new day", ["entries/2025.10.30-a.csv"], into: "entries/2025.10.31-a.csv"),
        Place("earlier year", ["entries/2024.csv", "entries/2025.csv"], into: "entries/2019.csv", on: "2019-02-03"),
        Place(
            "the form of the latest", ["entries/a-2025.csv", "entries/b2019.csv"], into: "entries/a-2026.csv",
            on: "2026-02-03"),
        Place("a number before the year", ["entries/v2-2024.csv"], into: "entries/v2-2025.csv"),
        Place("no dates", ["entries/a.csv", "entries/c.csv", "entries/b.json"], into: "entries/c.csv"),
        Place("some without a date", ["entries/2024.csv", "entries/import.csv"], into: "entries/import.csv"),
        Place("a span of years", ["entries/2023-2024.csv"], into: "entries/2023-2024.csv"),
        Place("weeks", ["entries/2024-W43.csv"], into: "entries/2024-W43.csv"),
        Place("a number that is no year", ["entries/7012.csv"], into: "entries/7012.csv"),
        Place("a month that is none", ["entries/202513.csv"], into: "entries/202513.csv"),
    ]

    @Test("a record goes where the records of its day are", arguments: places)
    private func place(_ place: Place) throws {
        let files = place.paths.map { file($0, $0.lowercased().hasSuffix("csv") ? "date;level\n" : "[ ]") }
        let wanted = NewRecord.entry(place.day)
        let change = try #require(wanted.changes(in: files).first)
        #expect(change.path == place.path)
        expectOnlyInsertion(change)
        #expect(read(.entries, in: files.applying([change])) == [wanted.columns])
    }

    private static let ownPlaces = [
        Place("nothing is there", [], into: "entries.csv"),
        Place("one file", ["entries.json"], into: "entries.json"),
        Place("a file and a folder", ["entries/desk.csv", "entries.json"], into: "entries.json"),
        Place("a file of a phone", ["entries/phone.csv"], into: "entries/desk.csv"),
        Place("a file of this machine", ["entries/Desk.csv", "entries/phone.csv"], into: "entries/Desk.csv"),
        Place("years", ["entries/2024.csv", "entries/2025.csv"], into: "entries/desk.csv"),
        Place("other kinds are there", ["logs/phone.csv"], into: "entries.csv"),
    ]

    @Test("what is logged goes into a file that no other device writes into", arguments: ownPlaces)
    private func ownPlace(_ place: Place) throws {
        let files = place.paths.map { file($0, $0.lowercased().hasSuffix("csv") ? "date;level\n" : "[ ]") }
        let wanted = NewRecord.entry(place.day)
        let change = try #require(wanted.changes(in: files, on: "desk").first)
        #expect(change.path == place.path)
        #expect(read(.entries, in: files.applying([change])) == [wanted.columns])
    }

    @Test("if nothing can take what is logged, it goes into a new file, and never into one of another device")
    private func ownWays() {
        let files = [file("entries/desk.csv", "nonsense\n"), file("entries/phone.csv", "date,level\n")]
        let paths = NewRecord.entry().changes(in: files, on: "desk").map(\.path)
        #expect(paths == ["entries/2025.csv", "entries/2025-10-31.csv", "entries.csv"])
        let corrected = NewRecord.entry().changes(in: files, on: "desk", correcting: "entries/phone.csv").map(\.path)
        #expect(corrected == ["entries/phone.csv"] + paths)
    }

    @Test("a new file has the form of the latest one")
    private func newForm() throws {
        let old = file("entries/2024.csv", "\u{FEFF}# mine\r\nDate;drinks;\r\n30.10.2024;1,5;\r\n")
        let change = try #require(NewRecord.entry(level: nil, drinks: "2.5", note: "a;b").changes(in: [old]).first)
        #expect(change.path == "entries/2025.csv" && change.before == nil && !change.isEmpty)
        #expect(change.after.text == "\u{FEFF}# mine\r\nDate;drinks;;note\r\n31.10.2025;2,5;;\"a;b\"\r\n")
    }

    private static let lists = [
        TextCase(
            "pretty", "[\n\t{\n\t\t\"Date\": \"2024-01-01\"\n\t}\n]\n",
            "[\n\t{\n\t\t\"Date\": \"2025-10-31\",\n\t\t\"level\": \"easy\"\n\t}\n]\n"),
        TextCase(
            "an object a line", "[\n {\"date\": 1},\n {}\n]", "[\n {\"date\": \"2025-10-31\", \"level\": \"easy\"}\n]"),
        TextCase("compact", "[{\"date\":1},2]\r\n", "[{\"date\":\"2025-10-31\",\"level\":\"easy\"}]\r\n"),
        TextCase("no list", "{}", "[\n  { \"date\": \"2025-10-31\", \"level\": \"easy\" }\n]\n"),
        TextCase("malformed", "[{", "[\n  { \"date\": \"2025-10-31\", \"level\": \"easy\" }\n]\n"),
    ]

    @Test("a new list has the form of the latest one", arguments: lists)
    private func newList(_ lists: TextCase) throws {
        let change = try #require(NewRecord.entry().changes(in: [file("entries/2024.json", lists.before)]).first)
        #expect(change.path == "entries/2025.json" && change.after.text == lists.after)
    }

    @Test("a new file has the encoding of the latest one")
    private func newEncoding() throws {
        let text = "date,level\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let old = SourceFile(path: "entries/2024.csv", bytes: [0xFF, 0xFE] + text)
        let after = try #require(NewRecord.entry().changes(in: [old]).first).after
        let again = SourceFile(path: after.path, bytes: after.encodedBytes)
        #expect(after.encoding == .utf16LittleEndian && again.text == "date,level\n2025-10-31,easy\n")
    }

    @Test("the last file that is read is among the ways, for what has to win over others")
    private func lastFile() {
        let files = [
            file("entries.csv", "date,level\n"), file("entries/2025.csv", "date,level\n"),
            file("entries/b.csv", "date,level\n"),
        ]
        let paths = NewRecord.entry().changes(in: files).map(\.path)
        #expect(paths == ["entries.csv", "entries/2025.csv", "entries/b.csv", "entries/2025-10-31.csv"])
    }
}
