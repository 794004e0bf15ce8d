import Model
import Pages
import TestSupport
import Testing
import Wording

/// The streaks on a tracker's page.
@Suite struct TrackerStreakTests {
    @Test(
        "T-12 a saboteur that is noticed counts days aware, in both languages",
        arguments: [(Language.english, "3 days aware"), (.german, "3 Tage bewusst")])
    func aware(_ language: Language, _ words: String) throws {
        var history = HistoryBuilder(language: language)
        history.track(.awareness)
        history.drawLogs("111")
        #expect(try #require(history.trackerPage(on: 3)?.streak).rows.first?.name.text == words)
    }

    @Test(
        "T-15 a saboteur that is avoided counts days without it, in both languages",
        arguments: [(Language.english, "5 days without Snacking"), (.german, "5 Tage ohne Snacking")])
    func without(_ language: Language, _ words: String) throws {
        var history = HistoryBuilder(language: language)
        history.track(.avoidance, name: "Snacking", modes: [(.avoidance, 1)])
        let streak = try #require(history.trackerPage(on: 5)?.streak)
        #expect(streak.rows.first?.name.text == words)
        #expect(!streak.drawn.contains("stars"))
    }

    @Test("one day is one day in both languages")
    func one() {
        for (language, words) in [(Language.english, "1 day aware"), (.german, "1 Tag bewusst")] {
            var history = HistoryBuilder(language: language)
            history.track(.awareness)
            history.log(1)
            #expect(history.trackerPage(on: 1)?.streak?.rows.first?.name.text == words)
        }
    }

    @Test("T-14 a change of mode leaves the old streak in the archive, with its span and its words")
    func archive() throws {
        var history = HistoryBuilder()
        history.track(.awareness, modes: [(.awareness, 1), (.avoidance, 8)])
        history.drawLogs("1111.11")
        let page = try #require(history.trackerPage(on: 10))
        #expect(page.streak?.rows.first?.name.text == "3 days without Doomscrolling")
        let item = try #require(page.archive?.rows.first)
        #expect(item.label == "Awareness")
        #expect(item.lines.map(\.text) == ["6 Jan to 12 Jan 2025", "longest 4 days"])
        #expect(item.name.text == "2 days aware at the end")
    }

    @Test("T-14 the archive stays if the streak is switched off later")
    func archiveWithoutStreak() throws {
        var history = HistoryBuilder()
        history.track(.awareness, modes: [(.awareness, 1), (.avoidance, 8)], hasStreak: false)
        history.drawLogs("1111")
        let page = try #require(history.trackerPage(on: 10))
        #expect(page.streak == nil && page.archive?.rows.map(\.label) == ["Awareness"])
    }

    @Test("a table of a counter holds totals and says so, another one the number of logs")
    func tableCaption() throws {
        var history = HistoryBuilder()
        history.track(.counter, id: "water", name: "Water")
        history.log(1, amount: "4")
        let table = try #require(history.trackerPage("water", on: 1)?.calendar?.table)
        #expect(table.caption.contains("the total of each day") && table.rows.last?.contains("4") == true)
        history.track(.awareness)
        history.log(1)
        #expect(history.trackerPage(on: 1)?.calendar?.table?.caption.contains("logs per day") == true)
    }

    @Test("a good tracker shows its jokers, and when the next is earned")
    func jokers() throws {
        var history = HistoryBuilder()
        history.track(.note, name: "Gratitude")
        history.drawLogs("11111111")
        let streak = try #require(history.trackerPage(on: 8)?.streak)
        #expect(streak.rows.first?.name.text == "8 days")
        #expect(streak.drawn.contains("aria-label=\"1 joker\""))
        #expect(streak.text(.lead) == "6 good days to the next joker.")
    }

    @Test("an avoidance that has not begun says when it will")
    func notBegun() throws {
        var history = HistoryBuilder()
        history.track(.avoidance, modes: [(.avoidance, 60)])
        let page = try #require(history.trackerPage(on: 5))
        #expect(page.remark == "It starts on 6 March 2025.")
        #expect(page.streak?.rows.first?.name.number == "0")
        #expect(page.calendar == nil)
        #expect(!page.hasCards)
    }

    @Test("a tracker at rest says so and compares nothing")
    func resting() throws {
        var history = HistoryBuilder()
        history.track(.awareness, isActive: false)
        history.drawLogs(String(repeating: "1", count: 80))
        let page = try #require(history.trackerPage(on: 120))
        #expect(page.remark == "Inactive. Everything stays as it was on the last day.")
        #expect(page.trend?.lead == "")
        #expect(page.streak?.rows.first?.name.text == "80 days aware")
    }
}
