import Model
import TestSupport
import Testing

@Suite struct ProfileTests {
    @Test("the profile of the data format's description is read as it is written there")
    func example() throws {
        let profile = try profile(
            """
            {
              "name": "Alex",
              "timeZone": "Europe/Berlin",        // (UTC)
              "dayStart": "00:00",
              "language": "en",                   // en | de  (en)
              "weekStart": "monday",              // monday | sunday | saturday  (monday)
              "currency": "EUR",                  // ISO 4217 (EUR)
              "pricePerDrink": 4.50,              // (no savings shown without it)
              "drinksPerWeek": 14,                // or drinksPerDay; both is an error
              "caloriesPerDrink": 150,            // (150)
              "weightKg": 78,
              "minMinutes": 2,                    // (2)
              "goals": { "mindfulness": 10, "workout": 30 },
              "policies": { "noalc": "universal", "meditation": "classic", "workout": "none", "trackers": "Universal" },
              "siteUrl": "https://example.org/me/",   // for absolute links (none)
              "timer": "grace",                   // grace | strict
              "milestones": [1, 3, 7, 14, 30],
              "reminders": [ { "activity": "noalc", "time": "09:00" } ]
            }
            """)
        #expect(profile.name == "Alex" && profile.zone.name == "Europe/Berlin" && profile.dayStart == 0)
        #expect(profile.language == .english && profile.weekStart == .monday && profile.currency == .euro)
        #expect(profile.pricePerDrink?.first.text == "4.5" && profile.caloriesPerDrink.first.text == "150")
        #expect(profile.weightKilograms?.text == "78" && profile.minimumMinutes == 2)
        #expect(profile.mindfulnessGoal?.text == "10" && profile.workoutGoal?.text == "30")
        #expect(profile.policies.noalc == .universal && profile.policies.meditation == .classic)
        #expect(profile.policies.workout == .none && profile.policies.trackers == .universal)
        #expect(profile.siteURL == "https://example.org/me/" && profile.timerRule == .grace)
        #expect(profile.milestones == [1, 3, 7, 14, 30])
        #expect(profile.reminders == [Reminder(activity: .noalc, second: 9 * 3600)])
    }

    @Test("without a profile, and with an empty one, the defaults hold", arguments: [nil, "{}", "{ \"name\": null }"])
    func defaults(text: String?) throws {
        let files = text.map { oneEntry.merging(["profile.json": $0]) { $1 } } ?? oneEntry
        let profile = try history(files).profile
        #expect(profile.zone.name == "UTC" && profile.language == .english && profile.currency == .euro)
        #expect(profile.pricePerDrink == nil && profile.drinkingRate == nil && profile.minimumMinutes == 2)
    }

    @Test("the drinks of a sober day, and how savings are counted, are settings")
    func soberUpTo() throws {
        #expect(try profile("{}").soberUpTo == 0 && profile("{}").savingsMethod == .soberDays)
        let own = try profile("{ \"soberUpTo\": 1, \"savings\": \"balance\" }")
        #expect(own.soberUpTo == 1 && own.savingsMethod == .balance)
    }

    @Test("spans of days that count as steady are read, and are records enough")
    func assumeSteady() throws {
        let text = """
            { "assumeSteady": [{ "from": "2025-01-01", "to": "2025-01-31" }, { "from": "2025-03-01" }] }
            """
        let loaded = load(["profile.json": text])
        #expect(loaded.diagnostics.isEmpty)
        #expect(
            loaded.history?.profile.assumeSteady == [
                DaySpan(first: date("2025-01-01"), last: date("2025-01-31")),
                DaySpan(first: date("2025-03-01"), last: nil),
            ])
    }

    @Test(
        "a span without a beginning, or that ends before it begins, is an error",
        arguments: [
            ("[‸{ \"to\": \"2025-01-01\" }]", "missing-value"), ("‸7", "malformed-list"),
            ("[{ \"from\": \"2025-01-02\", \"to\": ‸\"2025-01-01\" }]", "malformed-span"),
        ])
    func brokenSpans(list: String, code: String) {
        BrokenInput("", "profile.json", "{ \"assumeSteady\": \(list) }", code).check()
    }

    @Test("a price, a rate and calories may be lists of amounts with their first days")
    func periods() throws {
        let profile = try profile(
            """
            { "pricePerDrink": [{ "since": "2024-01-01", "value": 4.2 }, { "since": "2025-03-01", "value": 4.5 }],
              "drinksPerWeek": [{ "since": "2024-01-01", "value": 14 }], "caloriesPerDrink": 120 }
            """)
        #expect(profile.pricePerDrink?.amounts == [decimal("4.2"), decimal("4.5")])
        #expect(profile.pricePerDrink?.changes.map(\.since) == [date("2025-03-01")])
        #expect(profile.caloriesPerDrink == AmountOverTime(120))
    }

    @Test(
        "a list of amounts that is empty, does not ascend or lacks a part is an error",
        arguments: [
            ("‸[]", "malformed-list"),
            (
                "[{ \"since\": \"2025-01-01\", \"value\": 1 }, ‸{ \"since\": \"2025-01-01\", \"value\": 2 }]",
                "malformed-list"
            ),
            ("[‸{ \"since\": \"2025-01-01\" }]", "missing-value"), ("[‸{ \"value\": 2 }]", "missing-value"),
            ("[{ \"since\": \"2025-01-01\", \"value\": ‸-2 }]", "malformed-number"),
        ])
    func brokenPeriods(list: String, code: String) {
        BrokenInput("", "profile.json", "{ \"pricePerDrink\": \(list) }", code).check()
    }

    @Test("U-26 U-32 drinks may be given per day or per week")
    func drinkingRate() throws {
        guard case .perDay(let daily) = try profile("{ \"drinksPerDay\": 2.5 }").drinkingRate else {
            Issue.record("not per day")
            return
        }
        guard case .perWeek(let weekly) = try profile("{ \"drinksPerWeek\": 14 }").drinkingRate else {
            Issue.record("not per week")
            return
        }
        #expect(daily.first.text == "2.5")
        #expect(weekly.first.text == "14")
    }

    @Test("S-28 the minutes from which a day counts can be chosen", arguments: [1, 2, 10, 1440])
    func minimumMinutes(minutes: Int) throws {
        #expect(try profile("{ \"minMinutes\": \(minutes) }").minimumMinutes == minutes)
    }

    @Test("the day may start until 11:59", arguments: [("00:00", 0), ("04:00", 14_400), ("11:59", 43_140)])
    func dayStart(text: String, seconds: Int) throws {
        #expect(try profile("{ \"dayStart\": \"\(text)\" }").dayStart == seconds)
    }

    @Test("words and keys are matched in any case")
    func letterCase() throws {
        let profile = try profile(
            "{ \"TIMEZONE\": \"UTC\", \"Language\": \"DE\", \"weekstart\": \"Sunday\", \"currency\": \"jpy\", \"Timer\": \"Strict\" }"
        )
        #expect(profile.language == .german && profile.weekStart == .sunday)
        #expect(profile.currency.code == "JPY" && profile.timerRule == .strict)
    }

    @Test("a week may start on Saturday too")
    func saturday() throws {
        #expect(try profile("{ \"weekStart\": \"saturday\" }").weekStart == .saturday)
    }

    @Test(
        "every zone the system has can be chosen",
        arguments: ["UTC", "Asia/Kathmandu", "Antarctica/Troll", "Etc/GMT+5"])
    func zones(name: String) throws {
        #expect(try profile("{ \"timeZone\": \"\(name)\" }").zone.name == name)
    }
}
