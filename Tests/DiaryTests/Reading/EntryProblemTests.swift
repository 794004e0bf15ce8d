import Model
import Testing

@Suite struct EntryProblemTests {
    @Test(
        "an invalid date is an error",
        arguments: [
            "2025-02-30", "2025-13-01", "2025-00-10", "1900-02-29", "10/31/2025", "2025-1-1", "20251031",
            "25-10-31",
            "2025-10-31T10:00", "2025-10-31x", "+2025-10-31", "0000-01-01", "２０２５-10-31", "today",
        ])
    func dates(date: String) {
        BrokenInput("", "entries.csv", "date,level\n‸\(date),steady\n", "malformed-date").check()
        BrokenInput("", "entries.json", "[{\"level\": \"easy\",\n\"date\": ‸\"\(date)\"}]", "malformed-date").check()
    }

    @Test("an invalid level is an error", arguments: ["eazy", "sober", "0", "easy wild", "ſteady"])
    func levels(level: String) {
        BrokenInput("", "entries.csv", "date,level\n2025-10-31,‸\(level)\n", "unknown-level").check()
    }

    @Test("a mistyped level is answered with the one that was meant")
    func hint() throws {
        let problem = try problem(in: ["entries.csv": "date,level\n2025-10-31,eazy\n"])
        #expect(problem.text.contains("eazy") && problem.text.contains("steady, easy or wild"))
        #expect(problem.hint?.contains("easy") == true)
    }

    @Test(
        "drinks that aren't a number from 0 to 1000 with two places are an error",
        arguments: [
            "-1", "+1", "2.505", "2,", "1e3", "two", "0x3", "½", "NaN", "99999999999999999999999999999999999999999999",
            "1 000",
        ])
    func drinks(drinks: String) {
        let cell = drinks.contains(",") ? "\"\(drinks)\"" : drinks
        BrokenInput("", "entries.csv", "date,drinks\n2025-10-31,‸\(cell)\n", "malformed-number").check()
    }

    @Test("a value that is missing is an error of the record", arguments: incomplete)
    func missing(input: BrokenInput) {
        input.check()
    }

    private static let incomplete: [BrokenInput] = [
        BrokenInput("no date", "entries.csv", "date,level\n‸,steady\n", "missing-value"),
        BrokenInput("neither level nor drinks", "entries.csv", "date,level,drinks\n‸2025-10-31,,\n", "missing-value"),
        BrokenInput("nothing", "entries.csv", "date,level\n‸‸,\n", "missing-value", "missing-value"),
        BrokenInput("no date in JSON", "entries.json", "[\n  ‸{ \"level\": \"easy\" }\n]", "missing-value"),
        BrokenInput(
            "a null in JSON", "entries.json", "[\n  ‸{ \"date\": null,\n \"level\": \"easy\" }\n]", "missing-value"),
        BrokenInput("an empty object", "entries.json", "[\n\n‸‸{}]", "missing-value", "missing-value"),
    ]

    @Test("everything that is wrong with one record is reported")
    func several() {
        BrokenInput(
            "", "entries.csv", "date,level,drinks,timestamp\n‸2025-02-30,‸eazy,‸-1,‸noon\n", "malformed-date",
            "unknown-level", "malformed-number", "malformed-timestamp"
        ).check()
    }
}
