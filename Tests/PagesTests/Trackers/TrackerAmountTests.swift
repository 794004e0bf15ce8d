import Counting
import Model
import TestSupport
import Testing
import Wording

@testable import Pages

/// The sums on the pages of a counter and a selection.
@Suite struct TrackerAmountTests {
    private func water(_ language: Language = .english) -> HistoryBuilder {
        var history = HistoryBuilder(language: language)
        history.track(.counter, id: "water", name: "Water", hasStreak: false, goal: "2.5", unit: "litres")
        history.log(1, amount: "1.25")
        history.log(1, amount: "1.25")
        history.log(2, amount: "1")
        return history
    }

    @Test("T-08 a counter shows its total, its average day and how often the goal was reached")
    func facts() throws {
        let facts = try #require(water().trackerPage("water", on: 3)?.facts)
        let figures = Dictionary(uniqueKeysWithValues: facts.map { ($0.label, $0.figure.text) })
        #expect(figures["Goal reached"] == "1 of 2 days")
        #expect(figures["On average"] == "1.8 litres")
        #expect(figures["Total"] == "3.5 litres")
    }

    @Test("a German counter writes its decimals the German way")
    func german() throws {
        let facts = try #require(water(.german).trackerPage("water", on: 3)?.facts)
        #expect(facts.contains { $0.label == "Insgesamt" && $0.figure.number == "3,5" })
    }

    @Test("T-08 the last days are shown with the goal, a table has the same numbers, and a missing log isn't 0")
    func chart() throws {
        let chart = try #require(water().trackerPage("water", on: 3)?.amounts?.chart)
        #expect(
            chart.columns.map(\.label) == [
                "6 Jan: 2.5 of 2.5 litres", "7 Jan: 1 of 2.5 litres", "8 Jan: –",
            ])
        #expect(chart.levels.map(\.text) == ["Goal 2.5 litres"])
        #expect(chart.columns[0].height == chart.levels[0].height)
        #expect(chart.table?.rows.map { $0[1] } == ["–", "1", "2.5"])
    }

    @Test("a day of 0 is drawn and counted as one on which nothing was done, in the year, the tile and the facts alike")
    func zero() throws {
        var history = HistoryBuilder()
        history.track(.counter, id: "pages", name: "Pages", hasStreak: true, unit: "pages")
        for (number, amount) in [(1, "4"), (2, "0"), (3, "8")] { history.log(number, amount: amount) }
        let page = try #require(history.trackerPage("pages", on: 4))
        let figures = Dictionary(uniqueKeysWithValues: page.facts.map { ($0.label, $0.figure.text) })
        #expect(figures["On average"] == "6 pages" && figures["Total"] == "12 pages")
        let calendar = try #require(page.calendar)
        #expect([calendar.count, calendar.aside] == ["2", "days with a log"])
        let drawing = try #require(calendar.drawing(TrackerCalendar.self))
        let zero = try #require(drawing.days.first { drawing.label(of: $0).hasPrefix("7 Jan: 0 pages") })
        #expect(drawing.marks.drawnMark(on: zero) == TrackerMark.none)
    }

    @Test("a selection shows its options by count, and folds away what is too much to read")
    func options() throws {
        var history = HistoryBuilder()
        let options = (0..<30).map { "option \($0)" }
        history.track(.selection, id: "mood", options: options)
        for index in 0..<30 { history.log(index + 1, .options([index])) }
        history.log(31, .options([7, 3]))
        history.log(32, .options([7]))
        let card = try #require(history.trackerPage("mood", on: 33)?.options)
        let list = try #require(card.bars)
        #expect(list.items.shown.prefix(2).map(\.name) == ["option 7", "option 3"])
        #expect(list.items.shown.prefix(2).map(\.value) == ["3", "2"])
        #expect(list.items.shown.count + list.items.hidden.count == 30)
        #expect(list.items.more == "18 more")
        #expect(card.remark == "33 choices")
    }

    @Test("the five latest notes are shown, latest first")
    func notes() throws {
        var history = HistoryBuilder()
        history.track(.note, id: "thanks")
        for day in 1...7 { history.log(day, note: "note \(day)") }
        history.log(7, hour: 20, note: "late note")
        history.log(8, note: "  ")
        let page = try #require(history.trackerPage("thanks", on: 8))
        #expect(page.notes?.rows.map(\.text) == ["late note", "note 7", "note 6", "note 5", "note 4"])
    }
}
