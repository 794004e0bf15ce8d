import Diary
import Model
import TestSupport
import Testing

/// Paragraphs that are appended to the notes of days.
@Suite struct NewNoteTests {
    private static let notes = [
        TextCase("line", "Old.\n", "Old.\n\nNew\nline\n"),
        TextCase("several lines", "A\nB\n", "A\nB\n\nNew\nline\n"),
        TextCase("no last line end", "Old.", "Old.\n\nNew\nline\n"),
        TextCase("empty line", "Old.\n\n", "Old.\n\nNew\nline\n"),
        TextCase("blanks on the last line", "Old.\n\n  ", "Old.\n\n  \nNew\nline\n"),
        TextCase("blanks on an empty line", "Old.\n  \n", "Old.\n  \nNew\nline\n"),
        TextCase("CRLF", "Old.\r\n", "Old.\r\n\r\nNew\r\nline\r\n"),
        TextCase("empty", "", "New\nline\n"),
        TextCase("byte order mark alone", "\u{FEFF}", "\u{FEFF}New\nline\n"),
    ]

    @Test("a text is a paragraph of its own at the end of the note", arguments: notes)
    private func paragraph(_ notes: TextCase) throws {
        let new = NewNote("New\nline\n", on: date("2025-10-31"))
        let files = [file("notes/2025-10-30.md", "x"), file("notes/2025-10-31.md", notes.before)]
        let change = try #require(new.change(in: files))
        #expect(change.path == "notes/2025-10-31.md" && change.after.text == notes.after)
        expectOnlyInsertion(change)
    }

    @Test("a day without a note gets one")
    private func newNote() throws {
        let new = NewNote("# Ä 👍\r\nb", on: date("2025-10-31"))
        let change = try #require(new.change(in: [file("Notes/2025-10-31.md", "not read")]))
        #expect(change.path == "notes/2025-10-31.md" && change.before == nil && change.after.text == "# Ä 👍\nb\n")
    }

    @Test("a note in UTF-16 stays so, whatever capitals its name ends with")
    private func utf16() throws {
        let old = SourceFile(path: "notes/2025-10-31.MD", bytes: [0xFE, 0xFF, 0, 0x61, 0, 0x0A])
        let change = try #require(NewNote("b", on: date("2025-10-31")).change(in: [old]))
        #expect(change.path == old.path && change.after.text == "a\n\nb\n")
        #expect(
            change.after.encodedBytes.starts(with: [0xFE, 0xFF, 0, 0x61, 0, 0x0A, 0, 0x0A]))
    }

    @Test(
        "nothing is added to a note that isn't text",
        arguments: [[0x61, 0xE9, 0x0A], [0x61, 0], [0xFF, 0xFE, 0, 0xD8]] as [[UInt8]])
    private func noText(bytes: [UInt8]) {
        let old = SourceFile(path: "notes/2025-10-31.md", bytes: bytes)
        #expect(NewNote("b", on: date("2025-10-31")).change(in: [old]) == nil)
    }
}
