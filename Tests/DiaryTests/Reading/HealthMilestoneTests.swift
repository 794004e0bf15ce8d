import Model
import Testing

@Suite struct HealthMilestoneTests {
    @Test(
        "U-38 health milestones are those that are known, none, or one's own",
        arguments: ["true", "false", "[]", "null"])
    func choice(text: String) throws {
        let choice = try profile("{ \"healthMilestones\": \(text) }").healthMilestones
        switch (choice, text) {
        case (.known, "true"), (.known, "null"), (.hidden, "false"): break
        case (.own(let own), "[]"): #expect(own.isEmpty)
        default: Issue.record("\(choice)")
        }
    }

    @Test("U-38 one's own keep their order, their languages and their source")
    func own() throws {
        let text = """
            { "healthMilestones": [
              { "days": 30, "text": "slept through", "source": "my own diary" },
              { "Days": 1, "text": { "en": "one", "de": "eins" }, "source": "x" }, // keys in any case
            ] }
            """
        guard case .own(let own) = try profile(text).healthMilestones else {
            Issue.record("not read")
            return
        }
        #expect(own.map(\.days) == [30, 1])
        #expect(own.map { $0.text.text(in: .german) } == ["slept through", "eins"])
        #expect(own.map(\.source) == ["my own diary", "x"])
    }

    @Test("U-38 a health milestone that is not whole is an error at its place", arguments: problems)
    func problem(input: BrokenInput) {
        input.check()
    }

    private static let problems: [BrokenInput] = [
        ("a number", "‸30", "malformed-value"),
        ("a word", "‸\"yes\"", "malformed-value"),
        ("an object", "‸{}", "malformed-value"),
        ("a milestone that is a text", "[ ‸\"sleep\" ]", "malformed-value"),
        ("no days at all", "[\n ‸{ \"text\": \"a\", \"source\": \"b\" } ]", "missing-value"),
        ("zero days", "[ { \"days\": ‸0, \"text\": \"a\", \"source\": \"b\" } ]", "malformed-number"),
        ("half a day", "[ { \"days\":\n ‸1.5, \"text\": \"a\", \"source\": \"b\" } ]", "malformed-number"),
        ("days in words", "[ { \"days\": ‸\"30\", \"text\": \"a\", \"source\": \"b\" } ]", "malformed-number"),
        ("no text", "[ ‸{ \"days\": 1, \"source\": \"b\" } ]", "missing-value"),
        ("an empty text", "[ ‸{ \"days\": 1, \"text\": \"\", \"source\": \"b\" } ]", "missing-value"),
        ("a text that is a number", "[ { \"days\": 1, \"text\": ‸7, \"source\": \"b\" } ]", "malformed-text"),
        (
            "no source", "[ { \"days\": 2, \"text\": \"a\", \"source\": \"b\" },\n ‸{ \"days\": 1, \"text\": \"a\" } ]",
            "missing-value"
        ),
        ("a source that is a list", "[ { \"days\": 1, \"text\": \"a\", \"source\": ‸[] } ]", "malformed-text"),
    ].map { BrokenInput($0.0, "profile.json", "{ \"healthMilestones\": \($0.1) }", $0.2) }
}
