import Model
import Testing

@Suite struct ProfileProblemTests {
    @Test("a value outside its range or set is an error at that value", arguments: values)
    func value(input: BrokenInput) {
        input.check()
    }

    @Test(
        "a number that is negative, not finite or not digits is an error",
        arguments: [
            "-1", "-0.01", "NaN", "Infinity", "-Infinity", "1e3", "0x10", ".5", "5.", "+5", "0.0000000001", "\"x\"",
            "true",
        ],
        ["pricePerDrink", "drinksPerDay", "drinksPerWeek", "caloriesPerDrink", "weightKg"])
    func numbers(number: String, key: String) {
        BrokenInput("", "profile.json", "{\n  \"\(key)\": ‸\(number)\n}", "malformed-number").check()
    }

    @Test(
        "drinks per day and per week together are an error",
        arguments: [
            "{ \"drinksPerDay\": 2,\n  \"drinksPerWeek\": ‸14 }", "{ \"drinksPerWeek\": ‸14,\n  \"drinksPerDay\": 2 }",
        ])
    func twoRates(text: String) {
        BrokenInput("", "profile.json", text, "two-rates").check()
    }

    @Test("all that is wrong with a profile is reported at once")
    func several() {
        BrokenInput(
            "", "profile.json",
            "{\n \"timeZone\": ‸\"Mars\",\n \"currency\": ‸\"EURO\",\n \"pricePerDrink\": ‸-1,\n \"timer\": ‸\"x\" }",
            "unknown-time-zone", "unknown-currency", "malformed-number", "unknown-word"
        ).check()
    }

    @Test("a mistyped word is answered with the one that was meant")
    func hint() throws {
        let files = oneEntry.merging(["profile.json": "{ \"policies\": { \"noalc\": \"clasic\" } }"]) { $1 }
        #expect(try problem(in: files).hint?.contains("classic") == true)
    }

    private static let values: [BrokenInput] = [
        ("no object", "‸[]", "malformed-value"),
        ("a zone that does not exist", "{ \"timeZone\": ‸\"Europe/Berlim\" }", "unknown-time-zone"),
        ("a zone that is a folder", "{ \"timeZone\": ‸\"Europe\" }", "unknown-time-zone"),
        ("a zone that is an offset", "{ \"timeZone\": ‸\"+01:00\" }", "unknown-time-zone"),
        ("an empty zone", "{ \"timeZone\": ‸\"\" }", "unknown-time-zone"),
        ("a zone that is no text", "{ \"timeZone\": ‸1 }", "unknown-time-zone"),
        ("noon as the start of the day", "{ \"dayStart\": ‸\"12:00\" }", "malformed-time"),
        ("an hour alone", "{ \"dayStart\": ‸\"4\" }", "malformed-time"),
        ("an hour of one digit", "{ \"dayStart\": ‸\"4:00\" }", "malformed-time"),
        ("sixty minutes", "{ \"dayStart\": ‸\"03:60\" }", "malformed-time"),
        ("a start of the day that is a number", "{ \"dayStart\": ‸4 }", "malformed-time"),
        ("a language there is not", "{ \"language\": ‸\"fr\" }", "unknown-word"),
        ("a week that starts on Tuesday", "{ \"weekStart\": ‸\"tuesday\" }", "unknown-word"),
        ("a currency ISO 4217 does not know", "{ \"currency\": ‸\"ABC\" }", "unknown-currency"),
        ("a currency's name", "{ \"currency\": ‸\"euro\" }", "unknown-currency"),
        ("a currency's number", "{ \"currency\": ‸978 }", "unknown-currency"),
        ("no minutes at all", "{ \"minMinutes\": ‸0 }", "malformed-number"),
        ("half a minute", "{ \"minMinutes\": ‸2.5 }", "malformed-number"),
        ("negative minutes", "{ \"minMinutes\": ‸-1 }", "malformed-number"),
        ("a goal below zero", "{ \"goals\": { \"mindfulness\": 10,\n \"workout\": ‸-30 } }", "malformed-number"),
        ("goals that are a number", "{ \"goals\": ‸30 }", "malformed-value"),
        ("a policy there is not", "{ \"policies\": { \"noalc\": ‸\"strict\" } }", "unknown-word"),
        ("one policy for all", "{ \"policies\": ‸\"classic\" }", "malformed-value"),
        ("a timer there is not", "{ \"timer\": ‸\"lenient\" }", "unknown-word"),
        ("a milestone after no days", "{ \"milestones\": [1,\n ‸0] }", "malformed-number"),
        ("a milestone in words", "{ \"milestones\": [‸\"week\"] }", "malformed-number"),
        ("milestones that are one", "{ \"milestones\": ‸7 }", "malformed-list"),
        ("quiet hours without an end", "{ \"quietHours\": ‸\"22:00\" }", "malformed-time"),
        ("quiet hours that are the whole day", "{ \"quietHours\": ‸\"22:00-22:00\" }", "malformed-time"),
        ("quiet hours as a number", "{ \"quietHours\": ‸22 }", "malformed-time"),
        ("an address without a scheme", "{ \"siteUrl\": ‸\"example.org\" }", "malformed-url"),
        ("an address with a password", "{ \"siteUrl\": ‸\"https://me:secret@example.org/\" }", "malformed-url"),
        ("an address with a query", "{ \"siteUrl\": ‸\"https://example.org/?q\" }", "malformed-url"),
        ("an address with a fragment", "{ \"siteUrl\": ‸\"https://example.org/#f\" }", "malformed-url"),
        ("an address with a step upwards", "{ \"siteUrl\": ‸\"https://example.org/../x\" }", "malformed-url"),
        ("an address of a script", "{ \"siteUrl\": ‸\"javascript:alert(1)\" }", "malformed-url"),
        ("a name that is a number", "{ \"name\": ‸5 }", "malformed-text"),
        ("reminders that are one", "{ \"reminders\": ‸{} }", "malformed-list"),
        ("a key twice", "{ \"name\": \"a\",\n ‸\"Name\": \"b\" }", "duplicate-key"),
    ].map { BrokenInput($0.0, "profile.json", $0.1, $0.2) }
}
