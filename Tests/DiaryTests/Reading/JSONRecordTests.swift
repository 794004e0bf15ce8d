import Model
import Testing

@Suite struct JSONRecordTests {
    @Test("JSON records have the names and values of the CSV columns")
    func sameAsCSV() throws {
        let json = """
            [
              { "Date": "2025-10-31", "LEVEL": "Easy", "drinks": 3, "timestamp": "2025-10-31T21:04:00Z",
                "source": "manual", "note": "wine, \\"red\\"\\n\\u00e9 \\ud83d\\udca7" },
              { "date": "2025-11-01", "drinks": "6", "level": null, "note": "" }
            ]
            """
        let csv =
            "date,level,drinks,timestamp,source,note\n2025-10-31,easy,3,2025-10-31T21:04:00Z,manual,"
            + "\"wine, \"\"red\"\"\né 💧\"\n2025-11-01,,6,,,\n"
        let fromJSON = try history(["entries.json": json]).entries
        let fromCSV = try history(["entries.csv": csv]).entries
        #expect(fromJSON.map(\.day) == fromCSV.map(\.day))
        #expect(fromJSON.map(\.level) == fromCSV.map(\.level))
        #expect(fromJSON.map(\.drinks) == fromCSV.map(\.drinks))
        #expect(fromJSON.map(\.timestamp) == fromCSV.map(\.timestamp))
        #expect(fromJSON.map(\.source) == fromCSV.map(\.source))
        #expect(fromJSON.map(\.note) == fromCSV.map(\.note))
        #expect(fromJSON.map(\.origin.line) == [2, 4])
    }

    @Test("numbers are exact, as written", arguments: ["0.1", "1.8", "1440", "0.000000001"])
    func numbers(text: String) throws {
        let json = "[{ \"kind\": \"workout\", \"date\": \"2025-10-31\", \"minutes\": \(text) }]"
        #expect(try history(["activities.json": json]).sessions.map(\.minutes.text) == [text])
    }

    @Test("a byte order mark and any white space between the values is accepted")
    func whiteSpace() throws {
        let json = "\u{FEFF}\r\n[\t{\r\n\"date\" : \"2025-10-31\"\t,\"level\":\"easy\"}\n]\n\n"
        #expect(try history(["entries.json": json]).entries.map(\.origin.line) == [2])
    }

    @Test("numbers may be texts")
    func numbersAsTexts() throws {
        let entries = "[{ \"date\": \"2025-10-31\", \"drinks\": \"2\" }]"
        #expect(try history(["entries.json": entries]).entries.map(\.level) == [.easy])
        let activities = "[{ \"date\": \"2025-10-31\", \"kind\": \"workout\", \"minutes\": \" 12.5 \" }]"
        #expect(try history(["activities.json": activities]).sessions.map(\.minutes.text) == ["12.5"])
        let trackers = "[{ \"preset\": \"water\" }]"
        let logs = "[{ \"timestamp\": \"2025-10-31T10:00\", \"tracker\": \"water\", \"value\": \"1.5\" }]"
        let value = try history(["trackers.json": trackers, "logs.json": logs]).logs.map(\.value)
        #expect(value == [.amount(FixedDecimal(billionths: 1_500_000_000))])
    }

    @Test(
        "a malformed value is refused wherever it is, below a key that is not read as well",
        arguments: [
            "1.0e+", "012", "++1", "NaN", "Infinity", "-Infinity", "+1", ".5", "5.", "0x1", "-", "1e", "tru", "'a'",
        ])
    func unreadValues(value: String) {
        for place in ["\"x\": ‸\(value)", "\"x\": [0, { \"y\": ‸\(value) }]"] {
            let text = "[{ \"date\": \"2025-10-31\", \"level\": \"easy\",\n\(place) }]"
            BrokenInput("", "entries.json", text, "malformed-json").check()
        }
    }

    @Test("a valid value below a key that is not read is only not read")
    func validUnreadValues() {
        let text =
            "[{ \"date\": \"2025-10-31\", \"level\": \"easy\", \"x\": [-0.5e+2, 1E9, 0, -0, null, {\"a\": true}] }]"
        #expect(load(["entries.json": text]).diagnostics.map(\.code) == [.unknownKey])
    }

    @Test("invalid JSON is reported with its place", arguments: brokenTexts)
    func malformed(input: BrokenInput) {
        input.check()
    }

    @Test("a value of the wrong kind is reported with its place", arguments: wrongKinds)
    func wrongKind(input: BrokenInput) {
        input.check()
    }

    private static let brokenTexts: [BrokenInput] = [
        BrokenInput("no list", "entries.json", "\n ‸{}", "malformed-json"),
        BrokenInput("a number in the list", "entries.json", "[\n‸5]", "malformed-json"),
        BrokenInput(
            "records that are none beside a broken one", "entries.json",
            "[‸5, {‸\"date\": 1, \"date\": 2}, ‸[]]"
                .replacing("‸\"date\": 1, \"date\"", with: "\"date\": 1, ‸\"date\""),
            "malformed-json", "duplicate-key", "malformed-json"),
        BrokenInput(
            "a comma at the end", "entries.json", "[{ \"date\": \"2025-10-31\", \"level\": \"easy\" },\n‸]",
            "malformed-json"),
        BrokenInput(
            "a comma at the end of an object", "entries.json", "[{ \"date\": \"2025-10-31\", \"level\": \"easy\",\n‸}]",
            "malformed-json"),
        BrokenInput("a comment", "entries.json", "[\n‸// no\n]", "malformed-json"),
        BrokenInput("single quotes", "entries.json", "[{ ‸'date': \"2025-10-31\" }]", "malformed-json"),
        BrokenInput("a plain key", "entries.json", "[{ ‸date: \"2025-10-31\" }]", "malformed-json"),
        BrokenInput(
            "a missing comma", "entries.json", "[{ \"date\": \"2025-10-31\"\n‸\"level\": 1 }]", "malformed-json"),
        BrokenInput("a missing colon", "entries.json", "[{ \"date\" ‸\"2025-10-31\" }]", "malformed-json"),
        BrokenInput("a list that never ends", "entries.json", "[\n{ \"date\": \"2025-10-31\" }\n‸", "malformed-json"),
        BrokenInput("an object that never ends", "entries.json", "[\n{ \"date\": \"2025-10-31\"‸", "malformed-json"),
        BrokenInput("a text that never ends", "entries.json", "[\n{ \"date\": ‸\"2025-10-31 }]", "malformed-json"),
        BrokenInput("a text over two lines", "entries.json", "[{ \"date\": ‸\"2025-\n10-31\" }]", "malformed-json"),
        BrokenInput("a control character in a text", "entries.json", "[{ \"note\": ‸\"a␀b\" }]", "malformed-json"),
        BrokenInput("an unknown escape", "entries.json", "[{ \"note\": \"a‸\\x41\" }]", "malformed-json"),
        BrokenInput("half a pair", "entries.json", "[{ \"note\": \"a‸\\ud83d\" }]", "malformed-json"),
        BrokenInput("an escape cut short", "entries.json", "[{ \"note\": \"a‸\\u12\" }]", "malformed-json"),
        BrokenInput("two values", "entries.json", "[]\n‸[]", "malformed-json"),
        BrokenInput("a word", "entries.json", "[{ \"note\": ‸True }]", "malformed-json"),
        BrokenInput("a leading zero", "entries.json", "[{ \"drinks\": ‸01 }]", "malformed-json"),
        BrokenInput("a plus", "entries.json", "[{ \"drinks\": ‸+1 }]", "malformed-json"),
        BrokenInput("a point at the start", "entries.json", "[{ \"drinks\": ‸.5 }]", "malformed-json"),
        BrokenInput("a point at the end", "entries.json", "[{ \"drinks\": ‸5. }]", "malformed-json"),
        BrokenInput("not a number", "entries.json", "[{ \"drinks\": ‸NaN }]", "malformed-json"),
        BrokenInput("infinity", "entries.json", "[{ \"drinks\": ‸-Infinity }]", "malformed-json"),
        BrokenInput("a Latin-1 letter", "entries.json", "[\n{ \"note\": \"caf‸␦\" }]", "not-utf8"),
        BrokenInput("other white space", "entries.json", "[‸\u{A0}]", "malformed-json"),
    ]

    private static let wrongKinds: [BrokenInput] = [
        ("a number as a date", "\"date\": ‸20251031, \"level\": \"easy\"", "malformed-date"),
        ("true as a date", "\"date\": ‸true, \"level\": \"easy\"", "malformed-date"),
        ("a list as a level", "\"date\": \"2025-10-31\", \"level\": ‸[\"easy\"]", "unknown-level"),
        ("an object as a note", "\"date\": \"2025-10-31\", \"level\": \"easy\", \"note\": ‸{}", "malformed-text"),
        (
            "a number as a timestamp", "\"date\": \"2025-10-31\", \"level\": \"easy\",\n\"timestamp\": ‸0",
            "malformed-timestamp"
        ),
        ("negative drinks", "\"date\": \"2025-10-31\",\n\"drinks\": ‸-1", "malformed-number"),
        ("a thousandth of a drink", "\"date\": \"2025-10-31\",\n\"drinks\": ‸2.125", "malformed-number"),
        ("an exponent", "\"date\": \"2025-10-31\",\n\"drinks\": ‸1e2", "malformed-number"),
        ("false as drinks", "\"date\": \"2025-10-31\",\n\"drinks\": ‸false", "malformed-number"),
        ("a key twice", "\"date\": \"2025-10-31\", \"level\": \"easy\",\n‸\"Level\": \"easy\"", "duplicate-key"),
    ].map { BrokenInput($0.0, "entries.json", "[\n{ \($0.1) }\n]", $0.2) }
}
