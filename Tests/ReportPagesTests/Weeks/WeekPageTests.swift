import ProgressModel
import Testing

@testable import ReportPages

@Suite("The page of a week")
struct WeekPageTests {
    private let history = WeekHistory(levels: "SSSSSSS" * 6 + "SSS")

    @Test("Its name, its dates, and the way to its neighbours and its months")
    func heading() throws {
        let page = try history.page(4, on: 45)
        #expect(page.name == "Week 5")
        #expect(page.dates == "27 January to 2 February 2025")
        #expect(page.frame.title == "Week 5, 27 January to 2 February 2025: My progress")
        #expect(page.pager.before?.text == "Week 4")
        #expect(page.pager.after?.text == "Week 6")
        #expect(page.days.months.map(\.name) == ["January 2025", "February 2025"])
    }

    @Test("The first week has none before it, the running none after it")
    func ends() throws {
        #expect(try history.page(1, on: 45).pager.before == nil)
        #expect(try history.page(7, on: 45).pager.after == nil)
    }

    @Test("Days that have been lead to their detail, days to come do not")
    func days() throws {
        let seven = try history.page(7, on: 45).days.seven
        #expect(seven.map(\.weekday) == ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"])
        #expect(seven.map { $0.cell.link != nil } == [true, true, true, false, false, false, false])
        #expect(seven[0].cell.link == .day(WeekHistory.day(43)))
    }

    @Test("A month before the first record has no page, so nothing leads there")
    func monthBeforeTheFirstRecord() throws {
        let history = WeekHistory(levels: "." * 26 + "SSSSSS")
        let page = try history.page(4, on: 32)
        #expect(page.days.months.map(\.name) == ["February 2025"])
        #expect(page.days.seven.map { $0.cell.link != nil } == [false, false, false, false, false, true, true])
    }

    @Test("A history of trackers alone has neither comparison nor savings")
    func trackersAlone() throws {
        var history = WeekHistory()
        history.add(.awareness, id: "snacking", name: "Snacking")
        history.log(on: 2, hour: 20)
        let page = try history.page(1, on: 7)
        #expect(page.comparison == nil)
        #expect(page.story.facts.isEmpty)
        #expect(page.story.lead == "1 thing noticed.")
        #expect(page.saboteurs?.rows.map(\.text) == ["1 moment, in the evening"])
    }

    @Test("A history of activities alone is compared by their minutes alone")
    func activitiesAlone() throws {
        var history = WeekHistory()
        history.spend(20, on: .meditation, day: 1)
        history.spend(30, on: .meditation, day: 8)
        let page = try history.page(2, on: 14)
        #expect(page.comparison?.items.map(\.label) == ["Mindfulness"])
        #expect(page.comparison?.items.map(\.change?.text) == ["10 min more than the week before"])
        #expect(page.story.lead == "30 mindful minutes.")
    }

    @Test("A week without a record says so, the running one that it is open")
    func nothing() throws {
        let history = WeekHistory(levels: "E" + "." * 13)
        #expect(try history.page(2, on: 20).story.lead == "Nothing was noted this week.")
        #expect(try history.page(3, on: 15).story.lead == "The week is still open.")
        #expect(try WeekHistory().page(1, on: 1).story.lead == "The week is still open.")
    }

    @Test("A note is told by its heading and its first paragraph")
    func notes() throws {
        var history = history
        history.enter(.easy, on: 46, note: "birthday of a friend")
        history.notes = [WeekHistory.day(44): "# After the *party*\n\nWe danced.\nA lot.\n\nAnd then we slept."]
        let notes = try history.page(7, on: 46).days
        #expect(notes.notesTitle == "2 notes")
        #expect(notes.notes.map(\.day) == ["Tuesday", "Thursday"])
        #expect(notes.notes.map(\.title) == ["After the party", ""])
        #expect(notes.notes.map(\.excerpt) == ["We danced. A lot.", "birthday of a friend"])
    }

    @Test("Of a note that begins with a table the first paragraph is told")
    func tableInNote() throws {
        var history = history
        history.notes = [WeekHistory.day(44): "| a | b |\n|---|---|\n| 1 | 2 |\n\nA good run."]
        #expect(try history.page(7, on: 45).days.notes.map(\.excerpt) == ["A good run."])
    }

    @Test("The table of the comparison has the numbers of the bars")
    func table() throws {
        let card = try #require(try history.page(5, on: 45).comparison)
        #expect(card.table.headings == ["Week", "Steady days", "Drinks"])
        #expect(card.table.rows.count == 6)
        #expect(card.table.rows.last == ["Usual", "7", "0"])
        let bars = try #require(card.items.first?.bars)
        #expect(bars.title == "Steady days, Week 2 to Week 6")
        #expect(bars.description == "7, 7, 7, 7, 7; Usual: 7.")
        #expect(bars.shares == [nil, nil, nil, nil, 100, 100, 100, 100, 100])
    }
}

/// `text` written `count` times.
private func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
