import Counting
import Model
import Pages
import TestSupport
import Testing
import Wording

/// The invented people of `Tests/Lives`: the first texts of their pages, and false sentences.
@Suite("The lives of different people")
struct LivesTests {
    /// A person, and the headline of their overview.
    struct Life: Sendable, CustomTestStringConvertible {
        let name: String
        let headline: String
        /// The number in the ring; nil if there isn't one.
        let large: String?
        /// A sentence below the headline, or the beginning of one.
        let sentence: String
        var testDescription: String { name }
    }

    private static let lives = [
        Life(
            name: "stopped-nine-days-ago", headline: "Sober since 23 October", large: "8",
            sentence: "The ring closes at 14 days."),
        Life(
            name: "stopped-yesterday", headline: "Hello, Tom", large: "21",
            sentence: "If today stays sober, it is day 1."),
        Life(
            name: "relapsed", headline: "Sober since 30 October", large: "2",
            sentence: "The ring closes at 3 days. The streak before it lasted 199 days."),
        Life(
            name: "drinks-less", headline: "Jonas: 3 weeks within the goal", large: "6",
            sentence: "The week before: 7 drinks."),
        Life(
            name: "drinks-above", headline: "Hello, Lea", large: "12",
            sentence: "4 of the last 10 weeks were within your goal. The week before: 8 drinks."),
        Life(
            name: "only-slips", headline: "Sober since 19 October", large: "12",
            sentence: "These days have no entry and are taken as sober"),
        Life(
            name: "meditation-alone", headline: "Hello, Yuki", large: "17", sentence: "Open on 31 October: Meditation."),
        Life(name: "one-tracker", headline: "Hello, Kofi", large: "10", sentence: "Done on 31 October."),
        Life(name: "ten-habits", headline: "Hello, Mia", large: "6", sentence: "Open on 31 October: Water."),
        Life(
            name: "one-saboteur", headline: "Hello, Sam", large: "26",
            sentence: "Here is what you have noticed and done."),
        Life(name: "wanderer", headline: "Sober since", large: nil, sentence: "The ring closes"),
        Life(name: "ten-years", headline: "Sober since 26 October", large: "6", sentence: "The ring closes at 7 days."),
        Life(name: "three-days", headline: "Sober since 29 October", large: "3", sentence: ""),
    ]

    private static let moment = "2025-10-31T20:00"

    @Test("V-31, V-32 begin with the person's aim", arguments: lives)
    func leads(life: Life) throws {
        let report = Report(try Folder.life(life.name).analysis(asOf: LivesTests.moment), language: .english)
        let overview = OverviewPage(in: report)
        #expect(overview.hero.headline.hasPrefix(life.headline))
        #expect(life.sentence.isEmpty || overview.hero.lede.contains(life.sentence), "\(overview.hero.lede)")
        let large: String? =
            switch overview.hero.dial {
            case .timer(let timer): timer.large.value
            case .share(let share): share.figure.number
            case nil: nil
            }
        if life.large != nil || overview.hero.dial == nil { #expect(large == life.large) }
    }

    @Test(
        "V-31 show weeks, and no streak of 0, with the aim to drink less", arguments: ["drinks-less", "drinks-above"])
    func drinksLess(name: String) throws {
        let overview = try Folder.life(name).site(asOf: LivesTests.moment).overview
        let hero = try #require(overview.first("section.hero")).text
        #expect(hero.firstMatch(of: /\b0 weeks/) == nil && !hero.lowercased().contains("sober"), "\(hero)")
        let isAbove = name == "drinks-above"
        #expect(hero.contains(isAbove ? "2 above your goal of 10" : "of 10 drinks"))
        #expect(overview.first("a.timer")?.classes.contains("above") == isAbove)
    }

    @Test("V-31 the comma of a large number has room above the words below it", arguments: Language.allCases)
    func comma(language: Language) throws {
        let life = Folder.life("drinks-less")
        let folder = life.with("entries.csv", (life.files["entries.csv"] ?? "").replacing("10-31,2", with: "10-31,2.5"))
        let dial = try #require(folder.site(asOf: LivesTests.moment, language: language).overview.first("a.timer"))
        #expect(dial.first(".face-days")?.first("b")?.text == (language == .german ? "6,5" : "6.5"))
        #expect(dial.classes.contains("deep") == (language == .german))
    }

    @Test("V-32 names nothing beyond the next rung on the overview of a relapse")
    func relapse() throws {
        let page = try Folder.life("relapsed").site(asOf: LivesTests.moment).overview
        let texts = page.everything.flatMap { element in
            element.nodes.compactMap { if case .text(let text) = $0 { text } else { nil } }
        }
        #expect(!texts.contains { $0.contains("365") }, "the next is day 3, not one that was never reached")
        #expect(texts.contains("Of the 21 earlier streaks that reached day 2, 13 made it to day 3."))
    }

    @Test(
        "V-31 have no word about drinks if only habits are recorded, on any page, in both languages",
        arguments: ["ten-habits", "one-saboteur", "meditation-alone"], Language.allCases)
    func noDrinks(name: String, language: Language) throws {
        let site = try Folder.life(name).with(
            "profile.json", #"{ "aim": "habits", "language": "\#(language.rawValue)" }"#
        )
        .site(asOf: LivesTests.moment)
        for path in site.pagePaths {
            let page = try site.page(path)
            let described =
                page.all("meta").first { $0.attributes["name"] == "description" }?.attributes["content"] ?? ""
            // "Drink Water" is the name of a preset.
            let text = "\(described) \(page.text)".replacing("Drink Water", with: "")
            let word = text.firstMatch(
                of: /(?i)\b(drinks?|steady|sober|alcohol|wild|nüchtern\w*|ruhig|locker|alkohol\w*)\b/)
            #expect(word == nil, "\(path): \(String(word?.output.0 ?? ""))")
        }
    }

    @Test("V-31 have a page of insights if there is anything on it, and only there", arguments: lives)
    func insights(life: Life) throws {
        for moment in ["2025-10-31T20:00", "2025-08-13", "2025-07-06", "2024-01-09"] {
            let report = Report(try Folder.life(life.name).analysis(asOf: moment))
            guard let page = InsightsPage(at: .insights, in: report) else { continue }
            let isEmpty =
                page.drinks == nil && page.habitWeeks == nil && page.sideBySide == nil && page.hardHours == nil
                && page.weekdays == nil && page.minutes.isEmpty && page.metrics == nil
            #expect(!isEmpty, "\(moment)")
        }
    }

    @Test("V-31 have a page of jokers and milestones only if there are some, and name it after what is on it")
    func jokersPage() throws {
        for (life, name) in [
            ("meditation-alone", nil), ("one-tracker", "Jokers"), ("relapsed", "Jokers and milestones"),
        ] {
            let site = try Folder.life(life).site(asOf: LivesTests.moment)
            #expect(site.pagePaths.contains("jokers.html") == (name != nil))
            #expect(try site.overview.first("footer")?.all("a").first?.text == name ?? "How counting works")
        }
    }

    @Test("say nothing that is not so, in both languages", arguments: lives)
    func sentences(life: Life) throws {
        let analysis = try Folder.life(life.name).analysis(asOf: LivesTests.moment)
        for language in Language.allCases {
            for week in [Week(containing: analysis.today), Week(containing: analysis.today.advanced(by: -9))] {
                let (words, claims) = (
                    SentenceFaults(today: analysis.today), Claims(of: analysis, in: language, week: week)
                )
                let faults = try Said.all(of: analysis, in: language, week: week).flatMap { said in
                    (words.faults(in: said) + claims.faults(in: said)).map { "\(said.place): \($0) in “\(said.text)”" }
                }
                #expect(faults == [], "\(language.rawValue): \(faults.joined(separator: "\n"))")
            }
        }
    }

    @Test("never have two months at one place below a chart, even after a year without records")
    func monthsOfCharts() throws {
        for moment in ["2026-10-05T21:00", "2026-11-05T21:00", "2026-11-30T21:00"] {
            let page = try Folder.life("relapsed").site(asOf: moment).page("insights.html")
            for axis in page.all("svg.chart-x") {
                let ends = axis.all("text").compactMap { name in
                    name.attributes["x"].flatMap { Double($0.dropLast()) }
                }
                #expect(zip(ends, ends.dropFirst()).allSatisfy { $1 - $0 > 2 }, "\(moment): \(ends)")
            }
        }
    }
}
