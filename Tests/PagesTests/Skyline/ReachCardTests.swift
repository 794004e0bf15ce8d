import Counting
import Markup
import Model
import Pages
import TestSupport
import Testing
import Wording

@Suite("The card of how far each streak got")
struct ReachCardTests {
    private func report(_ levels: String, _ profile: String = "{}", language: Language = .english) throws -> Report {
        let folder = Folder(levels: levels).with("profile.json", profile)
        return Report(try folder.analysis(asOf: "2025-10-31T21:00"), language: language)
    }

    private func reach(in report: Report) -> Card? { OverviewPage(in: report).reach }

    @Test(
        "V-32 says what followed earlier streaks, never what did not",
        arguments: [
            ("SSSWSWSSEWSS", "Of the 2 earlier streaks that reached day 2, 1 made it to day 3."),
            ("SSSWSSSWSS", "All of the 2 earlier streaks that reached day 2 made it to day 3."),
            ("SSSWSWSS", "One earlier streak got this far, and went on to day 3."),
            ("SSWSWSS", "One earlier streak reached day 2. Day 3 is further than ever."),
            ("SWSWSS", "Further than every streak before: the longest had 1 day."),
            ("SSSWSW", "1 of the 2 earlier streaks went on after the first day."),
        ])
    func words(levels: String, sentence: String) throws {
        #expect(try reach(in: report(levels))?.remark == sentence)
    }

    @Test("V-32 goes down from day to day, with today on it")
    func stairs() throws {
        let card = try #require(try reach(in: report("SSSWSWSSEWSS")))
        let stairs = try #require(card.drawing(ReachStairs.self))
        #expect(stairs.steps.map(\.runs) == [3, 2, 1])
        #expect(stairs.steps.first?.start == 0 && stairs.steps.last?.end == 10_000)
        #expect(zip(stairs.steps, stairs.steps.dropFirst()).allSatisfy { $0.end == $1.start })
        #expect(card.drawn.contains(">Today</text>"))
        #expect(card.table?.rows == [["1", "3"], ["3", "1"]])
        #expect(card.drawn.contains(">Earlier streaks that got this far</text>"))
        #expect(card.drawn.contains(">1 day</text>") && card.drawn.contains(">3</text>"), "both axes have a unit")
        let german = try #require(try reach(in: report("SSSWSWSSEWSS", language: .german)))
        #expect(german.remark == "Von den 2 früheren Serien, die Tag 2 erreicht haben, kam eine bis Tag 3.")
    }

    @Test("V-31 is shown only if sober days come first, and two streaks are over")
    func absent() throws {
        #expect(try reach(in: report("SSSWSS")) == nil)
        #expect(try reach(in: report("SSSWSWSS", #"{ "aim": "less" }"#)) == nil)
        #expect(try reach(in: report("SSSWSWSS", #"{ "aim": "habits" }"#)) == nil)
        #expect(try reach(in: report("SSWSWSS..")) == nil, "nobody knows which day this is")
    }
}
