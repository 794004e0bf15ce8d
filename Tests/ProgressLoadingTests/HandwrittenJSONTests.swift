import ProgressModel
import Testing

@Suite struct HandwrittenJSONTests {
    @Test("settings may have comments, trailing commas, single quotes and plain keys")
    func json5() throws {
        let profile = try profile(
            """
            // Who I am.
            {
              name: 'Al "the" ex', // a comment with a " in it
              /* several
                 lines, */ "language": "de",
              "milestones": [1, 2, 3,],
              note_: "// no comment",
            }
            """.replacing("  note_: \"// no comment\",\n", with: "  siteUrl: \"https://example.org/me\",\n"))
        #expect(profile.name == "Al \"the\" ex")
        #expect(profile.language == .german)
        #expect(profile.milestones == [1, 2, 3])
        #expect(profile.siteURL == "https://example.org/me/")
    }

    @Test("lines are counted through comments and texts")
    func lines() {
        BrokenInput(
            "", "profile.json", "/* a\n\n b */ {\n// c\n\"name\": \"a \\\n b\", \"timer\": ‸\"x\"}", "unknown-word"
        ).check()
    }

    @Test("a text may go on in the next line behind a backslash", arguments: ["\n", "\r\n"])
    func continuedText(lineEnd: String) throws {
        #expect(try profile("{ 'name': 'Al\\\(lineEnd)ex' }").name == "Alex")
    }

    @Test("a byte order mark is accepted")
    func byteOrderMark() throws {
        #expect(try profile("\u{FEFF}{ \"name\": \"Alex\" }").name == "Alex")
        #expect(try trackers("\u{FEFF}[{ \"preset\": \"mood\" }]").map(\.id) == ["mood"])
    }

    @Test("the escapes of JSON5 are understood")
    func escapes() {
        let loaded = load(["profile.json": #"{ name: '\x41lex\!' }"#].merging(oneEntry) { $1 })
        #expect(loaded.history?.profile.name == "Alex!")
    }

    @Test("what is not even JSON5 is reported where it stops being it", arguments: brokenTexts)
    func malformed(input: BrokenInput) {
        input.check()
    }

    private static let brokenTexts: [BrokenInput] =
        [
            ("empty", "‸"),
            ("only a comment", "// nothing\n‸"),
            ("a comment that never ends", "{\n‸/* a\nb }"),
            ("a single slash", "{\n‸/ a }"),
            ("two commas", "{ \"name\": \"a\",‸, }"),
            ("a comma and nothing", "{ ‸, }"),
            ("a missing comma", "{ \"name\": \"a\"\n ‸\"language\": \"en\" }"),
            ("a key without a value", "{ \"name\": ‸}"),
            ("a word", "{ \"name\": ‸Alex }"),
            ("the wrong bracket", "{ \"milestones\": [1, 2‸} }"),
            ("an object that never ends", "{\n \"name\": \"a\",\n‸"),
            ("a text that is not closed on its line", "{ \"name\": ‸\"a\n }"),
            ("two values", "{} ‸{}"),
            ("a NUL", "{ ‸␀ }"),
        ].map { BrokenInput($0.0, "profile.json", $0.1, "malformed-json") } + [
            BrokenInput("a Latin-1 letter", "profile.json", "{\n \"name\": \"Ren‸␦\" }", "not-utf8"),
            BrokenInput("a Latin-1 letter in a comment", "trackers.json", "// Ren‸␦\n[]", "not-utf8"),
        ]
}
