import Model
import Testing

@Suite("A word for a shell")
struct ShellWordTests {
    @Test("a quotation mark with an accent is quoted as one without")
    func accents() {
        let word = "diary'\u{301};touch x;'\u{301}"
        let expected = "'diary'\\''\u{301};touch x;'\\''\u{301}'"
        #expect(shellWord(word).unicodeScalars.elementsEqual(expected.unicodeScalars))
        #expect(shellWord("my-year") == "my-year" && shellWord("my year") == "'my year'" && shellWord("") == "''")
    }

    @Test("only the named scalars are replaced, and a combining mark after them stays")
    func escaping() {
        let text = "a\"\u{301}b\\".escaping(["\"": "\\\"", "\\": "\\\\"])
        #expect(text.unicodeScalars.elementsEqual("a\\\"\u{301}b\\\\".unicodeScalars))
    }
}
