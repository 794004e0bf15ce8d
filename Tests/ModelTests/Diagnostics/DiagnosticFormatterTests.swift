import Model
import Testing

@Suite struct DiagnosticFormatterTests {
    @Test("a problem is shown as FILE:LINE: error: text, with the line, a caret and a hint")
    func allParts() {
        let lines = shown(problem(in: "2025-10-31,‸eazy", "\"eazy\" is not a level", hint: "did you mean \"easy\"?"))
        #expect(
            lines == [
                "data/entries.csv:3: error: \"eazy\" is not a level",
                "    2025-10-31,eazy",
                "               ^",
                "    hint: did you mean \"easy\"?",
            ])
    }

    @Test("a warning says that it is one")
    func warning() {
        #expect(shown(problem(.warning, in: nil)) == ["data/entries.csv:3: warning: wrong"])
    }

    @Test("a problem of a whole line has no caret")
    func lineWithoutColumn() {
        #expect(shown(problem(in: "2025-10-31")) == ["data/entries.csv:3: error: wrong", "    2025-10-31"])
    }

    @Test("a hint follows at once if there is no line to show")
    func hintWithoutLine() {
        #expect(
            shown(problem(in: nil, hint: "do this")) == ["data/entries.csv:3: error: wrong", "    hint: do this"])
    }

    @Test("an empty line is not shown")
    func emptyLine() {
        #expect(shown(problem(in: "")) == ["data/entries.csv:3: error: wrong"])
    }

    @Test("a problem of no line names the file alone, one of no file its folder", arguments: ["data", ".", "./", ""])
    func withoutLine(directory: String) {
        let diagnostic = Diagnostic(
            .error, .noRecords, at: Model.SourceLocation(file: "", line: 0), "no records")
        let name = directory == "data" ? "data/" : "./"
        #expect(shown(diagnostic, directory: directory) == ["\(name): error: no records"])
    }

    @Test(
        "file names are shown such that a terminal can open them",
        arguments: [
            ("", "entries.csv"), (".", "entries.csv"), ("./", "entries.csv"), ("..", "../entries.csv"),
            ("data", "data/entries.csv"), ("data/", "data/entries.csv"), ("/", "/entries.csv"),
        ]
    )
    func directory(directory: String, path: String) {
        #expect(shown(problem(in: nil), directory: directory) == [path + ":3: error: wrong"])
    }

    @Test("V-52 in GitHub Actions the line is marked; nothing of a record ends the command or is public")
    func workflowCommand() {
        let diagnostic = problem(in: "2025-10-31,‸x::y", "\"x::y\" is 100 % wrong,\n::error::z", hint: "do this")
        let command = DiagnosticFormatter(directory: "my,data", usesColour: true).workflowCommand(diagnostic)
        #expect(
            command
                == "::error file=my%2Cdata/entries.csv,line=3,title=malformed date::\"x::y\" is 100 %25 wrong,\u{FFFD}::error::z; do this"
        )
        let isPublic = DiagnosticFormatter(directory: ".", usesColour: false, isPublic: true)
        #expect(
            isPublic.workflowCommand(diagnostic)
                == "::error file=entries.csv,line=3,title=malformed date::malformed date"
        )
    }

    @Test("colours change nothing but colours")
    func colours() {
        let diagnostic = problem(in: "a,‸b", hint: "do this")
        let coloured = DiagnosticFormatter(directory: "data", usesColour: true).format(diagnostic)
        #expect(coloured.contains("\u{1B}["))
        let plain = coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(plain == shown(diagnostic).joined(separator: "\n"))
    }

    @Test("without colours there is no escape character")
    func noColours() {
        #expect(!shown(problem(in: "a,‸b", hint: "do this")).joined().contains("\u{1B}"))
    }
}
