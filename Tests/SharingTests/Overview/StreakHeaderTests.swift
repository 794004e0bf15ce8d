import Model
import TestSupport
import Testing

@Suite("The streaks at the head of the overview")
struct StreakHeaderTests {
    private func streaks(_ folder: Folder, language: Language? = nil) throws -> [Element] {
        let hero = try #require(try folder.site(language: language).overview.first("section.hero"))
        return try #require(hero.first("ul.streaks")).all("li.streak")
    }

    /// Ten minutes of an activity on the last days.
    private func activities(_ kinds: (kind: String, days: Int)...) -> String {
        let rows = kinds.flatMap { kind, days in
            (0..<days).map { "\(date(Folder.today).advanced(by: -$0)),\(kind),10\n" }
        }
        return "date,kind,minutes\n" + rows.joined()
    }

    @Test("S-23 are low alcohol 🍀, meditation 🧘 and workout 💪 with a star for each joker")
    func header() throws {
        let folder = Folder(levels: String(repeating: "S", count: 15))
            .with("activities.csv", activities(("meditation", 5), ("workout", 8)))
        let streaks = try streaks(folder)
        #expect(streaks.map { $0.first(".emoji")?.text } == ["🍀", "🧘", "💪"])
        #expect(streaks.map { $0.first(".big")?.text } == ["15 days", "5 days", "8 days"])
        #expect(streaks.map { $0.first(".stars")?.all(".on").count } == [2, 0, 1])
        #expect(streaks[1].first(".stars")?.attributes["aria-label"] == "No jokers yet, Meditation")
    }

    @Test(
        "S-25, N-08 show each joker held as one of three stars, and name them",
        arguments: [(6, 0, "No jokers yet"), (7, 1, "1 joker"), (14, 2, "2 jokers"), (28, 3, "3 jokers")])
    func jokers(days: Int, held: Int, name: String) throws {
        let streak = try #require(try streaks(Folder(levels: String(repeating: "S", count: days))).last)
        #expect(streak.first(".big")?.text == "\(days) days")
        #expect(streak.all("svg.joker").count == 3)
        #expect(streak.all("svg.on").count == held)
        #expect(streak.first(".stars")?.attributes["aria-label"] == "\(name), Low alcohol")
    }

    @Test("N-08 shows the jokers of the classic policy alike")
    func classic() throws {
        let folder = Folder(levels: String(repeating: "S", count: 8))
            .with("profile.json", #"{ "policies": { "noalc": "classic" } }"#)
        let streak = try #require(try streaks(folder).last)
        #expect(streak.first(".big")?.text == "8 days")
        #expect(streak.all("svg.on").count == 1)
    }

    @Test("S-26 at zero read 0 days, without jokers", arguments: ["universal", "classic"])
    func zero(policy: String) throws {
        let folder = Folder(levels: String(repeating: "S", count: 21) + "WWWW")
            .with("profile.json", #"{ "policies": { "noalc": "\#(policy)" } }"#)
        let streak = try #require(try streaks(folder).last)
        #expect(streak.first(".big")?.text == "0 days")
        #expect(streak.first(".stars") == nil)
        #expect(!streak.text.contains("joker"))
    }

    @Test("without jokers have no star")
    func noJokers() throws {
        let folder = Folder(levels: "SSSSSSSS").with("profile.json", #"{ "policies": { "noalc": "none" } }"#)
        #expect(try streaks(folder).last?.first(".stars") == nil)
    }

    @Test("U-22, U-23 show the current streak, and the longest if it was another")
    func longest() throws {
        let page = try Folder(levels: "SSSSSEWSS").site().overview
        #expect(page.first("h1")?.first(".fresh")?.text == "Sober since 30 October")
        #expect(page.first("dl.facts")?.text.contains("Longest sober streak5 daysuntil 27 October") == true)
        #expect(page.first("ul.streaks")?.all("li").last?.first(".longest")?.text.contains("longest 5 days") == true)
        let current = try Folder(levels: "SSS").site().overview
        #expect(current.first("dl.facts")?.text.contains("Longest") != true, "the ring tells it")
        #expect(current.first("ul.streaks")?.first(".longest") == nil)
    }

    @Test("an old page says that it is old, and no longer uses the present for what may have changed")
    func stale() throws {
        let page = try Folder(levels: "SSS").site().overview
        #expect(page.first("h1")?.first(".stale")?.text == "Day 3")
        #expect(page.first(".lede")?.first(".stale")?.text.hasPrefix("As of 31 October 2025. What came later") == true)
    }

    @Test("V-07 count weeks if the week is the unit")
    func weeks() throws {
        let folder = Folder(levels: "S").with("activities.csv", activities(("workout", 8)))
            .with("profile.json", #"{ "schedules": { "workout": { "perWeek": 1 } } }"#)
        #expect(try streaks(folder).map { $0.first(".big")?.text } == ["1 day", "2 weeks"])
        #expect(try self.streaks(folder, language: .german).last?.first(".big")?.text == "2 Wochen")
    }

    @Test("say nothing about drinks, or about an activity, if none was ever recorded")
    func onlyActivities() throws {
        let folder = Folder(levels: "").with("activities.csv", "date,kind,minutes\n2025-10-31,meditation,10\n")
        #expect(try streaks(folder).map { $0.first(".emoji")?.text } == ["🧘"])
        #expect(try streaks(Folder(levels: "SSS")).map { $0.first(".emoji")?.text } == ["🍀"])
    }

    @Test("say nothing about minutes if only trackers are used")
    func onlyTrackers() throws {
        let folder = Folder().with("trackers.json", #"[ { "preset": "water" } ]"#)
            .with("logs.csv", "timestamp,tracker,value\n2025-10-31T10:00,water,1\n")
        let page = try folder.site().overview
        #expect(page.first("ul.streaks") == nil && page.first("h1")?.text == "Hello")
    }

    @Test("speak German in a German profile")
    func german() throws {
        let streaks = try streaks(Folder(levels: String(repeating: "S", count: 14)), language: .german)
        #expect(streaks.last?.first(".big")?.text == "14 Tage")
        #expect(streaks.last?.first(".stars")?.attributes["aria-label"]?.hasPrefix("2 Joker, ") == true)
        let broken = try self.streaks(Folder(levels: String(repeating: "S", count: 14) + "WWW"), language: .german)
        #expect(broken.first?.first(".big")?.text == "0 Tage")
    }
}
