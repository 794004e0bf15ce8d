import Model
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

    @Test("a text may continue on the next line after a backslash", arguments: ["\n", "\r\n"])
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

    @Test(
        "a text of JSON5 is what the escapes say",
        arguments: [
            (#"\0"#, "\0"), (#"a\v\f\b"#, "a\u{B}\u{C}\u{8}"), ("a\\\rb", "ab"), ("a\\\u{2028}b\\\u{2029}", "ab"),
            ("a\tb\u{1}", "a\tb\u{1}"), ("a\u{2028}b", "a\u{2028}b"), (#"\ä\💧\'\""#, "ä💧'\""),
            (#"\u00e9\ud83d\udca7"#, "é💧"),
        ])
    func texts(written: String, text: String) throws {
        #expect(try profile("{ name: '\(written)' }").name == text)
    }

    @Test(
        "an escape that JSON5 has not is refused",
        arguments: [#"‸\1"#, #"‸\9"#, #"‸\01"#, #"‸\x4"#, #"‸\u00e"#, #"‸\ud83d"#])
    func brokenEscapes(written: String) {
        BrokenInput("", "profile.json", "{ x: 'a\(written)' }", "malformed-json").check()
    }

    @Test(
        "between the values there may be any white space and line end",
        arguments: ["\r", "\u{B}", "\u{C}", "\u{A0}", "\u{FEFF}", "\u{2028}", "\u{2029}", "\u{3000}", "\u{2003}"])
    func whiteSpace(space: String) throws {
        let text = ["{", "name", ":", "'Alex'", ",", "minMinutes", ":", "5", "}"].joined(separator: space)
        #expect(try profile(space + text + space).minimumMinutes == 5)
    }

    @Test(
        "a comment ends with its line, whichever way that ends",
        arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"])
    func lineEnds(lineEnd: String) throws {
        #expect(try profile("// a 'comment'\(lineEnd){ name: 'Alex' }").name == "Alex")
    }

    @Test(
        "a key without quotation marks is an identifier, with escapes",
        arguments: [#"n\u0061me"#, #"\u006eame"#, "name"])
    func escapedKeys(key: String) throws {
        #expect(try profile("{ \(key): 'Alex' }").name == "Alex")
    }

    @Test(
        "a key without quotation marks may hold the letters of any language",
        arguments: ["größe", "$_1", "名前", "e\u{301}"])
    func foreignKeys(key: String) {
        let loaded = load(oneEntry.merging(["profile.json": "{ \(key): 1 }"]) { $1 })
        #expect(loaded.diagnostics.map(\.text) == ["unknown key \"\(key)\"; it is not read"])
    }

    @Test(
        "a key without quotation marks that is not an identifier is refused",
        arguments: [
            #"‸\u0031a"#, #"a‸\u002d"#, #"a‸\u00"#, #"‸\x61"#, #"a‸\ud83d"#, "a‸-b", "‸1a", "‸💧", "a‸💧", "a‸.b",
            "‸\u{301}a",
        ])
    func brokenKeys(key: String) {
        BrokenInput("", "profile.json", "{ \(key): 1 }", "malformed-json").check()
    }

    @Test(
        "a malformed number is refused, below a key that is not read as well",
        arguments: [
            "1.0e+", "012", "++1", "+-1", "1e", ".", "0x", "0xg", "1.2.3", "00", "-01", "infinity", "+", "1_000", "5a",
            ".e1",
        ])
    func malformedNumbers(number: String) {
        BrokenInput("", "profile.json", "{ x:\n[‸\(number)] }", "malformed-json").check()
        BrokenInput("", "trackers.json", "[{ preset: 'mood', x: ‸\(number) }]", "malformed-json").check()
    }

    @Test(
        "every number of JSON5 is one below a key that is not read",
        arguments: [
            "+1", "-.5", "5.", "5.e3", "0x1F", "-0XaB", "Infinity", "-Infinity", "+NaN", "NaN", "1e-9", "0", "-0.0",
        ])
    func validNumbers(number: String) {
        let loaded = load(oneEntry.merging(["profile.json": "{ x: \(number) }"]) { $1 })
        #expect(loaded.diagnostics.map(\.code) == [.unknownKey])
    }

    @Test("what is not even JSON5 is reported with its place", arguments: brokenTexts)
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
