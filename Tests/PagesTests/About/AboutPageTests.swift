import Model
import TestSupport
import Testing

@testable import Pages

@Suite("How counting works")
struct AboutPageTests {
    private func page(_ profile: String, _ language: Language = .english) throws -> AboutPage {
        let report = Report(
            try Folder(levels: "S").with("profile.json", profile).analysis(), language: language)
        return try #require(AboutPage(at: .about, in: report))
    }

    @Test("is shown by examples that the engine itself has counted")
    func examples() throws {
        let beads = try page("{}").examples.map(\.beads)
        #expect(
            beads.map { $0.map { String($0.length) }.joined(separator: " ") } == [
                "1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10", "1 2 3 4 0 1 2 3 4 5",
            ])
        #expect(beads[0].map(\.isHealed).firstIndex(of: true) == 8)
        #expect(beads[0][6].note == "⭐ +1")
        #expect(beads[0][8].note == "⭐ −1")
        #expect(beads[1][6].note == "⭐ ±0")
    }

    private func settings(_ profile: String, levels: String, _ language: Language = .english) throws -> [String: String]
    {
        let report = Report(
            try Folder(levels: levels).with("profile.json", profile).analysis(), language: language)
        let page = try #require(AboutPage(at: .about, in: report))
        return Dictionary(page.settings.map { ($0.name, $0.value) }) { first, _ in first }
    }

    @Test("U-25, V-12 shows the numbers that the savings consist of, and how many days are a guess")
    func formula() throws {
        let savings = #"{ "pricePerDrink": 4, "drinksPerDay": 2 }"#
        #expect(try settings(savings, levels: "SSEW")["Saved"] == "4 fewer drinks on 2 sober days, times €4.00: €16.00")
        let balance = #"{ "savings": "balance", "pricePerDrink": 4, "drinksPerDay": 2 }"#
        #expect(
            try settings(balance, levels: "SSEW")["Spent more than before"]
                == "about 2 more drinks on 4 days (2 days estimated), times €4.00: about €8.00")
        #expect(
            try settings(balance, levels: "SSEW", .german)["Mehr ausgegeben als früher"]
                == "etwa 2 Drinks mehr als früher (4 Tage, 2 Tage geschätzt), mal 4,00\u{A0}€: etwa 8,00\u{A0}€")
    }

    @Test("V-11 shows a price that rose with its days, and that each drink counts at the price of its day")
    func prices() throws {
        let prices = #"[{ "since": "2024-01-01", "value": 4.2 }, { "since": "2025-01-01", "value": 4.5 }]"#
        let settings = try settings(#"{ "pricePerDrink": \#(prices), "drinksPerDay": 2 }"#, levels: "SS")
        #expect(settings["Savings"] == "€4.20, since 1 January 2025 €4.50 per drink, 2 drinks per day before")
        #expect(settings["Saved"] == "4 fewer drinks on 2 sober days, each at the price of its day: €18.00")
    }

    @Test("N-04, T-18 explains what is drawn of a day: its middle, the rings that the history has, and heat maps")
    func drawings() throws {
        let levels = try page("{}").ruleCards[0]
        #expect(levels.title == "How a day is drawn")
        #expect(levels.rules.count == 2 && levels.rules[0].contains("a square for wild"))
        var history = HistoryBuilder(levels: "SS")
        history.spend("10", on: .meditation, day: day(1))
        history.spend("10", on: .workout, day: day(1))
        let rules = try #require(AboutPage(at: .about, in: history.report(on: 2))).ruleCards[0].rules
        #expect(rules[1].hasPrefix("The rings around it, from the inside: workout, mindfulness."))
        #expect(rules[2] == "A check mark: every ring is closed.")
        let example = try #require(AboutPage(at: .about, in: history.report(on: 2))?.ruleCards[0].example)
        #expect(example.legend.items.map(\.text) == ["Steady (none or minimal)", "Workout", "Mindfulness"])
        #expect(try page("{}").ruleCards[0].example == nil, "a day of its middle alone")
    }

    @Test("has examples for every policy", arguments: [("universal", 3), ("classic", 2), ("none", 1)])
    func policies(policy: String, count: Int) throws {
        #expect(try page(#"{ "policies": { "noalc": "\#(policy)" } }"#).examples.count == count)
    }

    @Test("describes the profile's own settings in words")
    func settings() throws {
        let profile = #"""
            { "timeZone": "Europe/Berlin", "dayStart": "04:00", "pricePerDrink": 4.2, "drinksPerWeek": 16, "minMinutes": 1,
              "goals": { "mindfulness": 10 }, "weightKg": 64.5, "weekStart": "sunday", "timer": "strict" }
            """#
        let page = try page(profile)
        let settings = Dictionary(page.settings.map { ($0.name, $0.value) }) { first, _ in first }
        #expect(settings["Savings"] == "€4.20 per drink, 16 drinks per week before")
        #expect(settings["Goals"] == "10 min mindfulness")
        #expect(settings["Weight"] == "64.5 kg")
        #expect(settings["Week starts"] == "Sunday")
        #expect(settings["Timer"] == "At zero until today is sober")
        #expect(page.ruleCards[1].rules[0].hasPrefix("A day runs from 04:00 to 04:00 in the time zone Europe/Berlin"))
        let german = try self.page(profile, .german)
        #expect(german.settings.map(\.value).contains("4,20\u{A0}€ pro Drink, früher 16 Drinks pro Woche"))
    }

    @Test("V-31 explains only what the person uses of levels, timer, energy and activities")
    func used() throws {
        func page(_ life: String) throws -> AboutPage {
            let report = Report(try Folder.life(life).analysis(asOf: "2025-10-31T20:00"), language: .english)
            return try #require(AboutPage(at: .about, in: report))
        }
        func rules(_ page: AboutPage) -> String { page.ruleCards.flatMap(\.rules).joined(separator: " ") }
        let habits = try page("ten-habits")
        #expect(
            habits.levels.isEmpty && habits.examples.isEmpty
                && habits.jokerRule.hasPrefix("Every 7 days, a streak earns a joker"))
        #expect(habits.settings.first?.name == "Trackers" && !habits.settings.contains { $0.name == "Timer" })
        for word in ["sober", "timer", "kcal", "meditation", "Avoidance"] {
            #expect(!rules(habits).contains(word), "\(word)")
        }
        let minutes = rules(try page("meditation-alone"))
        #expect(minutes.contains("A day counts toward the meditation streak from 2 minutes"))
        let less = try page("drinks-less")
        #expect(less.levels[1].effect == "Adds its drinks to the week, without a number at least 2.")
        #expect(less.jokerRule.contains("heals a week above the goal") && less.examples.isEmpty)
        let words = (less.levels.map(\.effect) + [less.jokerRule, rules(less)]).joined(separator: " ")
        #expect(!words.contains("sober timer") && !less.settings.contains { $0.name == "Timer" })
    }

    @Test(
        "describes the health milestones: what studies found, the person's own lines, or nothing",
        arguments: [
            ("{}", "What studies measured, with their sources"), (#"{ "healthMilestones": false }"#, "Not shown"),
            (
                #"{ "healthMilestones": [ { "days": 7, "text": "I sleep through.", "source": "my own nights" } ] }"#,
                "1 line of your own"
            ),
        ])
    func health(profile: String, words: String) throws {
        #expect(try page(profile).settings.first { $0.name == "About health" }?.value == words)
    }

    @Test("says of each level what it does under the profile's policy")
    func effects() throws {
        #expect(try page(#"{ "policies": { "noalc": "classic" } }"#).levels[2].effect.contains("loses one joker"))
        #expect(try page("{}").levels[2].effect == "A joker can heal it. The sober timer starts over.")
    }

    @Test("V-05 V-06 V-07 lists pauses, schedules, limits and what a day of a streak needs, a line each")
    func rest() throws {
        let folder = Folder(levels: "S").with(
            "profile.json",
            #"""
            { "schedules": { "meditation": { "weekdays": ["wednesday", "monday"] }, "workout": { "perWeek": 3 } },
              "pauses": [ { "from": "2025-08-02", "to": "2025-08-16", "reason": "Holiday", "streaks": ["noalc", "piano"] },
                          { "from": "2025-10-15", "streaks": ["trackers"] } ] }
            """#
        ).with(
            "trackers.json",
            #"""
            [ { "id": "piano", "name": "Piano", "icon": "🎹", "type": "good", "trackingMode": "yesNo", "streak": true,
                "schedule": { "perWeek": 1 } },
              { "preset": "water", "dailyGoal": 8, "streakOn": "goal" }, { "preset": "caffeine" } ]
            """#)
        func lines(_ name: String, _ language: Language = .english) throws -> [String]? {
            let page = try #require(AboutPage(at: .about, in: Report(try folder.analysis(), language: language)))
            return page.settings.first { $0.name == name }?.lines
        }
        #expect(
            try lines("Schedules") == [
                "Meditation: Monday, Wednesday", "Workout: 3 days a week", "Piano: 1 day a week",
            ])
        #expect(
            try lines("Pauses") == [
                "2 Aug to 16 Aug 2025: Holiday (low alcohol, Piano)", "Since 15 Oct 2025: trackers",
            ])
        #expect(
            try lines("Goals") == ["Drink Water: 8 glasses, needed for the streak", "Caffeine limit: at most 400 mg"])
        #expect(
            try lines("Zeitpläne", .german) == [
                "Meditation: Montag, Mittwoch", "Training: 3 Tage pro Woche", "Piano: 1 Tag pro Woche",
            ])
        let page = try #require(AboutPage(at: .about, in: Report(try folder.analysis())))
        #expect(page.ruleCards[1].rules.filter { $0.contains("paused") || $0.contains("planned") }.count == 3)
        #expect(page.ruleCards[1].rules.filter { $0.contains("seven good weeks earn a joker") }.count == 1)
        #expect(try lines("Pausen", .german)?.last == "Seit dem 15. Okt. 2025: Tracker")
    }
}

extension ProfileSetting {
    fileprivate var value: String { lines.joined(separator: "; ") }
}
