import Testing

@Suite struct TrackerProblemTests {
    @Test("what is wrong with a tracker is an error at the value", arguments: values)
    func value(input: BrokenInput) {
        input.check()
    }

    @Test("a mode that does not fit its type is an error", arguments: modes)
    func mode(input: BrokenInput) {
        input.check()
    }

    @Test(
        "an id of any other form is an error",
        arguments: [
            "\"\"", "\"Reading\"", "\"-a\"", "\"a_b\"", "\"a b\"", "\"é\"", "5",
            "\"" + String(repeating: "x", count: 65) + "\"",
        ])
    func ids(id: String) {
        BrokenInput("", "trackers.json", "[\n{ \"type\": \"good\", \"id\": ‸\(id) }]", "malformed-id").check()
    }

    @Test("T-20 a third focus tracker is an error")
    func thirdFocus() {
        let first =
            "{ \"preset\": \"mood\", \"showInCalendar\": true },\n{ \"preset\": \"water\", \"showInCalendar\": true }"
        BrokenInput(
            "", "trackers.json",
            "[\(first),\n{ \"preset\": \"feelings\", \"showInCalendar\": ‸true },\n\n"
                + "{ \"preset\": \"phone\", \"showInCalendar\": ‸true }]", "third-focus-tracker", "third-focus-tracker"
        ).check()
    }

    @Test("a second tracker with the same id is an error, even if the id is a preset's", arguments: duplicates)
    func duplicate(input: BrokenInput) {
        input.check()
    }

    @Test("a selection whose options are all broken is not called one without options as well")
    func brokenOptions() {
        BrokenInput(
            "", "trackers.json", "[{ \"preset\": \"mood\", \"options\": [\n‸{ \"id\": \"x|y\" }] }]",
            "malformed-option"
        ).check()
    }

    @Test("an empty preset isn't an id")
    func emptyPreset() {
        let loaded = load(oneEntry.merging(["trackers.json": "[{ \"preset\": \"\", \"type\": \"good\" }]"]) { $1 })
        #expect(loaded.history == nil)
    }

    private static let duplicates: [BrokenInput] = [
        ("two ids", "[{ \"id\": \"a\", \"type\": \"good\" },\n{ \"type\": \"good\", \"id\": ‸\"a\" }]"),
        ("a preset twice", "[{ \"preset\": \"mood\" },\n‸{ \"preset\": \"mood\" }]"),
        ("an id and a preset's", "[{ \"preset\": \"water\" },\n{ \"type\": \"good\", \"id\": ‸\"water\" }]"),
    ].map { BrokenInput($0.0, "trackers.json", $0.1, "duplicate-tracker") }

    private static let modes: [BrokenInput] = [
        ("awareness of a good one", "{ \"id\": \"a\", \"type\": \"good\",\n\"trackingMode\": ‸\"awareness\" }"),
        ("avoidance of a good one", "{ \"id\": \"a\", \"type\": \"good\",\n\"trackingMode\": ‸\"avoidance\" }"),
        ("counting a saboteur", "{ \"id\": \"a\", \"type\": \"saboteur\",\n\"trackingMode\": ‸\"counter\" }"),
        ("a saboteur as yes/no", "{ \"id\": \"a\", \"type\": \"saboteur\",\n\"trackingMode\": ‸\"yesNo\" }"),
        ("avoiding a mood", "{ \"preset\": \"mood\",\n\"trackingMode\": ‸\"avoidance\" }"),
        ("counting a saboteur preset", "{ \"preset\": \"snacking\",\n\"trackingMode\": ‸\"counter\" }"),
        ("a saboteur preset as good", "‸{ \"preset\": \"snacking\",\n\"type\": \"good\" }"),
        (
            "modes of a good one",
            "{ \"preset\": \"water\",\n\"modes\": ‸[{ \"mode\": \"awareness\", \"since\": \"2025-01-01\" }] }"
        ),
    ].map { BrokenInput($0.0, "trackers.json", "[\n\($0.1)\n]", "mode-disagrees") }

    private static let values: [BrokenInput] = [
        ("a mode that is a number", "[{ \"id\": \"a\", \"type\": \"good\", \"trackingMode\": ‸1 }]", "unknown-word"),
        (
            "an option that is none", "[{ \"preset\": \"mood\", \"options\": [{ \"id\": \"x\" },\n‸\"y\"] }]",
            "malformed-value"
        ),
        ("no list", "‸{}", "malformed-json"),
        ("no object", "[\n‸\"mood\"]", "malformed-value"),
        ("neither id nor preset", "[\n‸{ \"type\": \"good\" }]", "missing-value"),
        ("no type", "[\n‸{ \"id\": \"a\" }]", "missing-value"),
        ("a preset there is not", "[{ \"preset\":\n‸\"happiness\" }]", "unknown-preset"),
        ("a preset that is a number", "[{ \"preset\":\n‸1 }]", "malformed-text"),
        ("a type there is not", "[{ \"id\": \"a\", \"type\": ‸\"bad\" }]", "unknown-word"),
        (
            "a mode there is not", "[{ \"id\": \"a\", \"type\": \"good\", \"trackingMode\": ‸\"count\" }]",
            "unknown-word"
        ),
        ("a date that is none", "[{ \"preset\": \"mood\",\n\"createdAt\": ‸\"2025-02-30\" }]", "malformed-date"),
        ("a colour's name", "[{ \"preset\": \"mood\", \"color\": ‸\"red\" }]", "malformed-colour"),
        ("a short colour", "[{ \"preset\": \"mood\", \"color\": ‸\"#7C5\" }]", "malformed-colour"),
        ("a colour of other letters", "[{ \"preset\": \"mood\", \"color\": ‸\"#7C5CFG\" }]", "malformed-colour"),
        ("a goal of nothing", "[{ \"preset\": \"water\", \"dailyGoal\": ‸0 }]", "malformed-number"),
        ("a negative goal", "[{ \"preset\": \"water\", \"dailyGoal\": ‸-8 }]", "malformed-number"),
        ("a switch in words", "[{ \"preset\": \"mood\", \"streak\": ‸\"yes\" }]", "malformed-flag"),
        ("a switch as a number", "[{ \"preset\": \"mood\", \"private\": ‸1 }]", "malformed-flag"),
        ("a name that is a number", "[{ \"preset\": \"mood\", \"name\": ‸1 }]", "malformed-text"),
        ("a name that is a number in German", "[{ \"preset\": \"mood\", \"name\": { \"de\": ‸1 } }]", "malformed-text"),
        (
            "a selection without options", "[‸{ \"id\": \"a\", \"type\": \"good\", \"trackingMode\": \"selection\" }]",
            "missing-value"
        ),
        ("options that are none", "[{ \"preset\": \"mood\", \"options\": ‸5 }]", "malformed-list"),
        (
            "an option without an id",
            "[{ \"preset\": \"mood\", \"options\": [{ \"id\": \"x\" },\n‸{ \"name\": \"x\" }] }]",
            "malformed-option"
        ),
        (
            "an option twice", "[{ \"preset\": \"mood\", \"options\": [{ \"id\": \"x\" },\n‸{ \"id\": \"x\" }] }]",
            "malformed-option"
        ),
        (
            "an option that splits",
            "[{ \"preset\": \"mood\", \"options\": [{ \"id\": \"x\" }, ‸{ \"id\": \"x|y\" }] }]",
            "malformed-option"
        ),
        ("no modes", "[{ \"preset\": \"phone\", \"modes\": ‸[] }]", "missing-value"),
        ("modes that are none", "[{ \"preset\": \"phone\", \"modes\": ‸\"avoidance\" }]", "malformed-list"),
        (
            "a mode without a day", "[{ \"preset\": \"phone\", \"modes\": [\n‸{ \"mode\": \"awareness\" }] }]",
            "missing-value"
        ),
        (
            "a day without a mode", "[{ \"preset\": \"phone\", \"modes\": [\n‸{ \"since\": \"2025-01-01\" }] }]",
            "missing-value"
        ),
        (
            "a mode that is no saboteur's",
            "[{ \"preset\": \"phone\", \"modes\": [{ \"mode\": ‸\"counter\", \"since\": \"2025-01-01\" }] }]",
            "unknown-word"
        ),
        (
            "a mode since a day that is none",
            "[{ \"preset\": \"phone\", \"modes\": [{ \"mode\": \"awareness\", \"since\": ‸\"2025-02-30\" }] }]",
            "malformed-date"
        ),
        (
            "two modes since one day",
            "[{ \"preset\": \"phone\", \"modes\": [{ \"mode\": \"awareness\", \"since\": \"2025-01-01\" },\n"
                + "‸{ \"mode\": \"avoidance\", \"since\": \"2025-01-01\" }] }]", "duplicate-mode"
        ),
        ("a key twice", "[{ \"preset\": \"mood\",\n‸\"preset\": \"mood\" }]", "duplicate-key"),
    ].map { BrokenInput($0.0, "trackers.json", $0.1, $0.2) }
}
