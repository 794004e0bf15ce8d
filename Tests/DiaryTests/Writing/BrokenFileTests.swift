import Diary
import Model
import TestSupport
import Testing

/// A file, and whether it can take a record all the same.
struct Broken: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: SourceFile
    let takesRecord: Bool

    init(_ name: String, _ file: SourceFile, takesRecord: Bool = false) {
        (testDescription, self.file, self.takesRecord) = (name, file, takesRecord)
    }

    init(_ name: String, _ text: String, takesRecord: Bool = false) {
        self.init(name, SourceFile(path: "entries.csv", bytes: Array(text.utf8)), takesRecord: takesRecord)
    }
}

/// Files of records that were broken before: nothing in them may be lost or get another meaning.
@Suite struct BrokenFileTests {
    private static let rows = "date,level,note\n2025-10-29,wild,x\n"

    private static let files = [
        Broken("unclosed quote at the end", rows + "2025-10-30,easy,\"birthday\n", takesRecord: true),
        Broken("unclosed quote without a line end", rows + "2025-10-30,easy,\"birthday", takesRecord: true),
        Broken("quote inside a cell", rows + "2025-10-30,easy,a \"b\" c\n", takesRecord: true),
        Broken("too many cells", rows + "2025-10-30,easy,a,b\n", takesRecord: true),
        Broken("carriage return alone", rows + "2025-10-30,easy,a\rb\n", takesRecord: true),
        Broken("carriage return at the very end", rows + "2025-10-30,easy\r"),
        Broken("value below no name", "date,level,note,\n2025-10-30,easy,a,b\n", takesRecord: true),
        Broken(
            "invalid UTF-8 in a row",
            SourceFile(path: "entries.csv", bytes: Array((rows + "2025-10-30,easy,caf").utf8) + [0xE9, 0x0A]),
            takesRecord: true),
        Broken(
            "half a character at the end",
            SourceFile(path: "entries.csv", bytes: Array((rows + "2025-10-30,easy,").utf8) + [0xF0, 0x9F]),
            takesRecord: true),
        Broken(
            "invalid UTF-8 in the header",
            SourceFile(path: "entries.csv", bytes: Array("date,level,caf".utf8) + [0xE9, 0x0A])),
        Broken("no header", "2025-10-30,easy,x\n2025-10-29,wild,x\n"),
        Broken("no column for the day", "level,note\nwild,x\n"),
        Broken("no column for the level", "date,note\n2025-10-30,x\n"),
        Broken("a name twice", "date,level,Level\n2025-10-30,easy,easy\n"),
        Broken("the separator as the first line", "sep=,\n" + rows),
        Broken("unclosed quote in the header", "date,level,\"note\n2025-10-30,easy,x\n"),
        Broken("lines that end with CR", "date,level\r2025-10-30,easy\r"),
        Broken("comment that ends with CR", "# a\rdate,level\r2025-10-30,easy\r"),
        Broken("blanks alone", "  \n"),
        Broken("UTF-16 without a mark", SourceFile(path: "entries.csv", bytes: Array(rows.utf8).flatMap { [$0, 0] })),
        Broken("half a character of UTF-16", SourceFile(path: "entries.csv", bytes: [0xFF, 0xFE, 0x23, 0, 0, 0xD8])),
        Broken("malformed JSON", file("entries.json", "[{\"date\": \"2025-10-30\"")),
        Broken("an object", file("entries.json", "{\"date\": \"2025-10-30\", \"level\": \"easy\"}")),
        Broken("trailing comma in strict JSON", file("entries.json", "[{\"level\": \"easy\"},]")),
        Broken(
            "no text in JSON",
            SourceFile(path: "entries.json", bytes: Array("[{\"a\": \"".utf8) + [0xE9] + Array("\"}]".utf8))),
        Broken("a mark in the middle", file("entries.json", " \u{FEFF} ")),
        Broken("no object in the list", file("entries.json", "[1, null]"), takesRecord: true),
    ]

    @Test("a broken file takes a record at its end or another file does", arguments: files)
    private func broken(_ broken: Broken) throws {
        for note in [nil, "a, b", "\nx", ",\nx", ",\"x", "\"", ",", ",\",\"\n,"] {
            let wanted = NewRecord.entry(note: note)
            let before = read(.entries, in: [broken.file])
            let changes = wanted.changes(in: [broken.file])
            let first = try #require(changes.first)
            if note == nil { #expect((first.path == broken.file.path) == broken.takesRecord) }
            for change in changes {
                expectOnlyInsertion(change)
                var after = read(.entries, in: [broken.file].applying([change]))
                let index = try #require(after.firstIndex(of: wanted.columns))
                after.remove(at: index)
                #expect(after == before)
            }
        }
    }

    @Test("a quotation mark that was never closed does not swallow the note that would close it")
    private func swallowed() throws {
        let old = file("entries.csv", "date,level,note\n2025-10-30,easy,\"birthday\n")
        let change = try #require(NewRecord.entry(note: "\nx").changes(in: [old]).first)
        #expect(change.path == "entries/2025.csv")
    }

    @Test("a value after the last column never moves into a new one")
    private func furtherColumn() throws {
        let old = file("entries.csv", "date,level\n2025-10-30,easy,3\n")
        #expect(try #require(NewRecord.entry(note: "x").changes(in: [old]).first).path == "entries/2025.csv")
        #expect(try #require(NewRecord.entry().changes(in: [old]).first).path == "entries.csv")
    }

    @Test("a record of a broken folder goes into a new file of the folder")
    private func brokenFolder() throws {
        let files = [file("entries/2025.json", "[{"), file("entries/2024.json", "[]")]
        let wanted = NewRecord.entry()
        let change = try #require(wanted.changes(in: files).first)
        #expect(change.path == "entries/2025.csv" && read(.entries, in: files.applying([change])) == [wanted.columns])
    }
}
