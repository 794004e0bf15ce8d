import Diary
import Model
import TestSupport
import Testing
import Wording

/// A written profile is read as the same.
@Suite struct ProfileKeyTests {
    @Test("every key of the profile is read as it was written, also once it is changed", arguments: [true, false])
    func roundTrip(isPerDay: Bool) throws {
        let profile = Self.profile(isPerDay: isPerDay)
        var text = try #require(SettingsText("profile.json", in: []))
        for key in Setting.all where key != .why {
            guard let value = profile.json(key) else {
                #expect(key == (isPerDay ? .drinksPerWeek : .drinksPerDay), "nothing is written of \(key.key)")
                continue
            }
            let isSet = text.set(key, to: value)
            #expect(isSet, "\(key)")
        }
        let written = try #require(text.change).after
        let read = try load(written.text)
        for key in Setting.all { #expect(read.json(key) == profile.json(key), "\(key)") }
        for key in Setting.all { text.remove(key) }
        let bare = try load(try #require(text.change).after.text)
        for key in Setting.all { #expect(bare.json(key) == Profile().json(key), "\(key) has its default") }
    }

    private func load(_ text: String) throws -> Profile {
        let loader = HistoryLoader(zoneBytes: systemZone, vocabulary: .ofAllLanguages)
        let (history, diagnostics) = loader.salvage([
            file("entries.csv", "date,level\n2025-10-31,easy\n"), file("profile.json", text),
            file("trackers.json", #"[{ "preset": "mood" }]"#),
        ])
        #expect(diagnostics.isEmpty, "\(diagnostics)")
        return history.profile
    }

    /// A profile in which nothing has its default.
    private static func profile(isPerDay: Bool) -> Profile {
        var profile = Profile()
        profile.name = "Ada \"the\" \\ first"
        (profile.levelStreak, profile.zone) = ("NoAlc", .berlin)
        (profile.dayStart, profile.language, profile.weekStart) = (4 * 3600 + 1800, .german, .sunday)
        profile.currency = Currency(code: "CHF") ?? .euro
        profile.soberUpTo = 1
        profile.assumeSteady = [DaySpan(first: date("2025-01-01"), last: date("2025-02-01")), since("2025-03-01")]
        profile.pricePerDrink = AmountOverTime([
            .init(since: .earliest, amount: decimal("4.2")), .init(since: date("2025-03-01"), amount: decimal("4.5")),
        ])
        let rate = AmountOverTime(decimal("14"))
        profile.drinkingRate = isPerDay ? .perDay(rate) : .perWeek(rate)
        profile.caloriesPerDrink = AmountOverTime(decimal("120"))
        (profile.savingsMethod, profile.weightKilograms, profile.minimumMinutes) = (.balance, decimal("72.5"), 5)
        (profile.mindfulnessGoal, profile.workoutGoal) = (decimal("10"), decimal("30"))
        (profile.policies.noalc, profile.policies.meditation) = (.classic, .none)
        (profile.policies.workout, profile.policies.trackers) = (.classic, .none)
        profile.aim = .less
        profile.lastDrink = Profile.LastDrink(
            day: date("2025-01-05"), moment: Moment(Instant(seconds: 1_736_116_200), offset: 9 * 3600))
        profile.drinkGoal = AmountOverTime([
            .init(since: .earliest, amount: decimal("10")), .init(since: date("2025-03-03"), amount: decimal("7.5")),
        ])
        profile.schedules.meditation = .weekdays([.monday, .friday])
        profile.schedules.workout = .perWeek(3)
        profile.pauses = [
            Pause(span: since("2025-08-02"), reason: "Holiday", subjects: [.workout, .trackers, .tracker("mood")]),
            Pause(span: DaySpan(first: date("2025-01-01"), last: date("2025-01-02"))),
        ]
        profile.siteURL = "https://example.org/me/"
        profile.feedID = "f81d4fae-7dec-41d0-a765-00a0c91e6bf6"
        profile.publicFrom = date("2025-02-01")
        profile.quietHours = QuietHours(from: 22 * 3600, to: 7 * 3600)
        profile.timerRule = .strict
        profile.milestones = [1, 10, 100]
        profile.reminders = [
            Reminder(activity: .noalc, second: 21 * 3600), Reminder(activity: .tracker("mood"), second: 60),
        ]
        profile.healthMilestones = .own([
            HealthMilestone(days: 14, text: LocalizedText("I sleep through"), source: "my diary")
        ])
        profile.celebrations = ["Well done"]
        profile.savingsGoals = [SavingsGoal(name: "Bicycle", amount: decimal("900"))]
        profile.drinkGrams = decimal("12")
        profile.ownDrinks = [
            OwnDrink(
                "Beer", DrinkVolume(litres: decimal("0.5"), percent: decimal("5")), drinks: decimal("1.64"), icon: "🍺"),
            OwnDrink("Cocktail", nil, drinks: decimal("2"), icon: nil),
        ]
        profile.comparisons = [.noalc, .tracker("mood")]
        return profile
    }

    private static func since(_ day: String) -> DaySpan { DaySpan(first: date(day), last: nil) }
}
