import Model
import Testing

/// Control characters in other people's text have no effect in a terminal or a log.
@Suite struct PlainTextTests {
    @Test("control and direction characters are replaced, joiners of names and emoji stay")
    func line() {
        #expect(PlainText.line("a\u{1B}]0;x\u{7}b\r\nc") == "a\u{FFFD}]0;x\u{FFFD}b\u{FFFD}\u{FFFD}c")
        #expect(PlainText.line("\u{202E}gnp.exe\u{2066}\u{9B}\u{61C}") == "\u{FFFD}gnp.exe\u{FFFD}\u{FFFD}\u{FFFD}")
        for name in ["می\u{200C}خواهم", "👩\u{200D}🚀", "Zoë", "日本"] { #expect(PlainText.line(name) == name) }
    }

    @Test("no line can be a command of a service that reads logs, also after white space and within a line")
    func commands() {
        #expect(
            PlainText.lines("a\n::error::x\n  ##[group]y\nb :: c")
                == "a\n\u{FFFD}::error::x\n  #\u{FFFD}#[group]y\nb :: c")
        #expect(PlainText.lines("\u{3000}::error::x") == "\u{3000}\u{FFFD}::error::x")
        #expect(
            PlainText.lines("##[\u{301}error]").unicodeScalars.elementsEqual(
                "#\u{FFFD}#[\u{301}error]".unicodeScalars))
        #expect(PlainText.lines("level: ##[error]x") == "level: #\u{FFFD}#[error]x")
        #expect(PlainText.lines("one\ntwo\n") == "one\ntwo\n")
        #expect(PlainText.lines("phone\twrite\n") == "phone\twrite\n", "the columns of a list stay apart")
    }

    @Test("where the public reads a problem has its place and its kind, and not a word of the records")
    func isPublic() {
        let formatter = DiagnosticFormatter(directory: "data", usesColour: false, isPublic: true)
        let text = formatter.format(problem(in: "2025-10-31,‸secret", "\"secret\" is not a level", hint: "secret"))
        #expect(text == "data/entries.csv:3: error: malformed-date")
    }
}
