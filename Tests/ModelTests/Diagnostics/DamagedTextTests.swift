import Model
import Testing

@Suite struct DamagedTextTests {
    private static let controls: [Unicode.Scalar] = ["\0", "\u{07}", "\u{1B}", "\u{7F}", "\u{9B}", "\r", "\n"]

    private func holdsControls(_ lines: [String]) -> Bool {
        lines.contains { line in line.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) } }
    }

    @Test("control characters of a damaged file do not reach the terminal", arguments: controls)
    func controlCharacters(control: Unicode.Scalar) {
        let damaged = "a\(Character(control))b"
        let lines = shown(problem(in: damaged + ",‸c", "\"\(damaged)\" is wrong", hint: "not \"\(damaged)\""))
        #expect(lines.count == 4)
        #expect(!holdsControls(lines))
    }

    @Test("a file's name can not steer the terminal either")
    func controlCharactersInFileName() {
        let location = Model.SourceLocation(file: "entries/\u{1B}[2Ja.csv", line: 1)
        #expect(!holdsControls(shown(Diagnostic(.error, .malformedDate, at: location, "wrong"))))
    }

    @Test("a tab takes one place, so that the caret is under its column")
    func tab() {
        #expect(shown(problem(in: "a\t‸b")) == ["data/entries.csv:3: error: wrong", "    a b", "      ^"])
    }
}
