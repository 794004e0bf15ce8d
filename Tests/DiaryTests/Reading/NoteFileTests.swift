import Model
import TestSupport
import Testing

@Suite struct NoteFileTests {
    @Test("U-37 the why and the notes on days are the texts of their files")
    func texts() throws {
        let history = try history(
            oneEntry.merging([
                "why.md": "\u{FEFF}Because **life**.\n", "notes/2025-10-31.md": "a\n\nb", "notes/2024-02-29.md": "c",
            ]) { $1 })
        #expect(history.why == "Because **life**.\n")
        #expect(history.notes == [date("2025-10-31"): "a\n\nb", date("2024-02-29"): "c"])
    }

    @Test("a file of white space says nothing")
    func empty() throws {
        let history = try history(oneEntry.merging(["why.md": " \n", "notes/2025-10-31.md": ""]) { $1 })
        #expect(history.why == nil && history.notes.isEmpty)
    }

    @Test("an invalid text is an error", arguments: problems)
    func isReported(input: BrokenInput) {
        input.check()
    }

    @Test("a note whose name does not begin like a date is only warned of")
    func stranger() {
        BrokenInput("", "notes/readme.md", "‸text", "unknown-file").onlyWarns.check()
    }

    @Test("a second note for one day is reported")
    func twice() {
        let loaded = load(oneEntry.merging(["notes/2025-10-31.md": "a", "notes/2025-10-31.MD": "b"]) { $1 })
        let text = loaded.history?.notes.values.joined() ?? ""
        #expect(!loaded.diagnostics.isEmpty || (text.contains("a") && text.contains("b")))
    }

    private static let problems: [BrokenInput] = [
        BrokenInput("a name that is no date", "notes/2025-02-30.md", "‸text", "malformed-date"),
        BrokenInput("a name of another order", "notes/31.10.2025.md", "‸text", "malformed-date"),
        BrokenInput("a Latin-1 letter in a note", "notes/2025-10-31.md", "one\ncaf‸␦", "not-utf8"),
        BrokenInput("a Latin-1 letter in the why", "why.md", "one\n\nth‸␦\n", "not-utf8"),
    ]
}
