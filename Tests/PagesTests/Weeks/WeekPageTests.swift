import Counting
import Model
import TestSupport
import Testing
import Wording

@testable import Pages

@Suite("The page of a week")
struct WeekPageTests {
    private let history = HistoryBuilder(levels: "SSSSSSS" * 6 + "SSS")

    @Test("Its name, its dates, and the way to its neighbours and its months")
    func heading() throws {
        let page = try history.weekPage(4, on: 45)
        #expect(page.name == "Week 5")
        #expect(page.dates == "27 January to 2 February 2025")
        #expect(page.frame.title == "Week 5, 27 January to 2 February 2025: My progress")
        #expect(page.pager.before?.text == "Week 4")
        #expect(page.pager.after?.text == "Week 6")
        #expect(page.days.links.map(\.text) == ["January 2025", "February 2025"])
    }

    @Test("The first week has no previous one, the running week no next one")
    func ends() throws {
        #expect(try history.weekPage(1, on: 45).pager.before == nil)
        #expect(try history.weekPage(7, on: 45).pager.after == nil)
    }

    @Test("Past days link to their details, future days do not")
    func days() throws {
        let seven = try #require(try history.weekPage(7, on: 45).days.drawing(SevenDays.self)).days
        #expect(seven.map(\.weekday) == ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"])
        #expect(seven.map { $0.cell.link != nil } == [true, true, true, false, false, false, false])
        #expect(seven[0].cell.link == .day(day(43)))
    }

    @Test("A month before the first record has no page and no link")
    func monthBeforeTheFirstRecord() throws {
        let history = HistoryBuilder(levels: "." * 26 + "SSSSSS")
        let page = try history.weekPage(4, on: 32)
        #expect(page.days.links.map(\.text) == ["February 2025"])
        #expect(
            page.days.drawing(SevenDays.self)?.days.map { $0.cell.link != nil } == [
                false, false, false, false, false, true, true,
            ])
    }

    @Test("F-16 Drinks that were not counted are approximate, in earlier weeks too, in both languages")
    func estimates() throws {
        let history = HistoryBuilder(levels: "SSSSSSS" + "EESSSSS" * 4 + "ESSSSSS")
        let drinks = try #require(
            try history.weekPage(6, on: 42).comparison?.rows.first { $0.label == "Drinks" })
        #expect(drinks.name == Figure("about 4", "(1 day estimated)"))
        #expect(drinks.lines.map(\.text) == ["about 4 fewer than on the same days last week", "usual: about 8"])
        #expect(
            (drinks.drawing as? WeekBars)?.description
                == "0, about 8, about 8, about 8, about 8, about 4; Usual: about 8.")
        let card = try #require(try history.weekPage(6, on: 42, in: .german).comparison)
        #expect(card.rows[1].name == Figure("etwa 4", "(1 Tag geschätzt)"))
        #expect(card.table?.rows.map { $0[2] } == ["0", "etwa 8", "etwa 8", "etwa 8", "etwa 8", "etwa 4", "etwa 8"])
    }

    @Test("A history of trackers alone has neither comparison nor savings")
    func trackersAlone() throws {
        var history = HistoryBuilder()
        history.add(.having(.awareness, id: "snacking", name: "Snacking"))
        history.log(2, hour: 20)
        let page = try history.weekPage(1, on: 7)
        #expect(page.comparison == nil)
        #expect(page.story.drawing(FactList.self) == nil)
        #expect(page.story.text(.lead) == "Snacking noticed on 1 day, 1 moment.")
        #expect(page.saboteurs?.rows.map(\.text) == ["1 moment, in the evening"])
    }

    @Test("V-38 the sentence of a week has the days of each of its modes, whatever the mode is today")
    func modes() throws {
        let modes: [(mode: Tracker.Mode, since: Int)] = [(.awareness, 1), (.avoidance, 10), (.awareness, 22)]
        for number in [2, 3] {
            var history = HistoryBuilder()
            history.track(.awareness, name: "Scrolling", modes: Array(modes.prefix(number)))
            for day in [2, 8, 11, 17] { history.log(day) }
            let leads = try (1...3).map { try history.weekPage($0, on: 28).story.text(.lead) }
            #expect(
                leads == [
                    "Scrolling noticed on 1 day, 1 moment.",
                    "Without Scrolling on 4 days. Scrolling noticed on 1 day, 1 moment.",
                    "Without Scrolling on 6 days.",
                ])
        }
    }

    @Test("A streak that is due for a joker while three are held isn't an event of the week")
    func allHeld() throws {
        let page = try HistoryBuilder(levels: String(repeating: "S", count: 28)).weekPage(4, on: 28)
        #expect(page.jokers == nil)
    }

    @Test("The dots of noticed and of avoided days are explained, each if there are any")
    func dots() throws {
        var history = HistoryBuilder()
        history.add(.having(.awareness, id: "snacking", name: "Snacking"))
        history.log(2, hour: 20)
        #expect(try history.weekPage(1, on: 7).saboteurs?.text(.legend) == "A number is how often you noticed it.")
    }

    @Test("A history of activities alone is compared by their minutes alone")
    func activitiesAlone() throws {
        var history = HistoryBuilder()
        history.spend("20", on: .meditation, day: day(1))
        history.spend("30", on: .meditation, day: day(8))
        let page = try history.weekPage(2, on: 14)
        #expect(page.comparison?.rows.map(\.label) == ["Mindfulness"])
        #expect(page.comparison?.rows.map(\.text) == ["10 min more than on the same days last week"])
        #expect(page.story.text(.lead) == "Meditation on 1 day, 30 min.")
    }

    @Test("Minutes of a first week that isn't compared are shown, and those of an open today count in the total")
    func minutesWithoutComparison() throws {
        var history = HistoryBuilder()
        history.spend("30", on: .workout, day: day(2))
        history.spend("20", on: .workout, day: day(8))
        history.spend("1", on: .workout, day: day(10))
        let first = try history.weekPage(1, on: 10).comparison?.rows.first
        #expect(first?.name == Figure("30", "min") && first?.lines.isEmpty == true)
        let running = try history.weekPage(2, on: 10).comparison?.rows.first
        #expect(running?.name == Figure("21", "min (20 without today)"))
        let german = try history.weekPage(2, on: 10, in: .german).comparison?.rows.first
        #expect(german?.name == Figure("21", "Min. (20 ohne heute)"))
    }

    @Test("A week without a record says so, the running one that it is open")
    func nothing() throws {
        let history = HistoryBuilder(levels: "E" + "." * 13)
        #expect(try history.weekPage(2, on: 20).story.text(.lead) == "Nothing was noted this week.")
        #expect(try history.weekPage(3, on: 15).story.text(.lead) == "The week is still open.")
        #expect(try HistoryBuilder().weekPage(1, on: 1).story.text(.lead) == "The week is still open.")
    }

    @Test("A note is shown by its heading and its first paragraph")
    func notes() throws {
        var history = history
        history.enter(.easy, on: day(46), note: "birthday of a friend")
        history.notes = [day(44): "# After the *party*\n\nWe danced.\nA lot.\n\nAnd then we slept."]
        let card = try history.weekPage(7, on: 46).days
        #expect(card.text(.heading) == "2 notes")
        #expect(card.rows.map(\.label) == ["Tuesday", "Thursday"])
        #expect(card.rows.map(\.name.text) == ["After the party", ""])
        #expect(card.rows.map(\.text) == ["We danced. A lot.", "birthday of a friend"])
    }

    @Test("A note that begins with a table is shown by its first paragraph")
    func tableInNote() throws {
        var history = history
        history.notes = [day(44): "| a | b |\n|---|---|\n| 1 | 2 |\n\nA good run."]
        #expect(try history.weekPage(7, on: 45).days.rows.map(\.text) == ["A good run."])
    }

    @Test("The table of the comparison has the numbers of the bars")
    func table() throws {
        let card = try #require(try history.weekPage(5, on: 45).comparison)
        #expect(card.table?.headings == ["Week", "Sober days", "Drinks"])
        #expect(card.table?.rows.count == 6)
        #expect(card.table?.rows.last == ["Usual", "7", "0"])
        let bars = try #require(card.rows.first?.drawing as? WeekBars)
        #expect(bars.title == "Sober days, Week 2 to Week 6")
        #expect(bars.description == "7, 7, 7, 7, 7; Usual: 7.")
        #expect(bars.shares == [nil, nil, nil, nil, 100, 100, 100, 100, 100])
    }

    @Test("What was earned and spent, with its day")
    func jokers() throws {
        let history = HistoryBuilder(levels: "SSSSSSSSSSSES")
        let items = try #require(try history.weekPage(2, on: 13).jokers?.rows)
        #expect(items.map(\.name.text) == ["A joker saved the easy Friday"])
        #expect(items.map(\.text) == ["Low alcohol, none left"])
        #expect(items.map(\.label) == ["Friday"])
        let first = try #require(try history.weekPage(1, on: 13, in: .german).jokers?.rows)
        #expect(
            first.map(\.name.text) == [
                "1 Tag nüchtern", "3 Tage nüchtern", "7 Tage nüchtern", "Joker an Tag 7 verdient",
            ])
        #expect(first.map(\.label) == ["Montag", "Mittwoch", "Sonntag", "Sonntag"])
    }

    @Test("The same history has the same words")
    func stable() throws {
        let history = HistoryBuilder(levels: "SSESSSSWSSSSSS")
        let pages = try (0..<3).map { _ in try history.weekPage(2, on: 14) }
        #expect(Set(pages.map { "\($0)" }).count == 1)
    }
}
