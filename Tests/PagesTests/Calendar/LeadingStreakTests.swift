import Counting
import Model
import TestSupport
import Testing
import Wording

@testable import Pages

@Suite("Calendars of a history without levels")
struct LeadingStreakTests {
    private func year(_ history: HistoryBuilder, on number: Int) throws -> YearPage {
        try #require(YearPage(at: .year(day(number).date.year), in: history.report(on: number)))
    }

    @Test("show the days of the first activity, the stronger the longer the run, and count them by month")
    func activity() throws {
        var history = HistoryBuilder()
        for number in [2, 3, 4, 6] { history.spend("10", on: .meditation, day: day(number)) }
        history.spend("30", on: .workout, day: day(7))
        let page = try year(history, on: 8)
        let looks = page.grid.weeks.flatMap(\.cells).compactMap { $0?.look }
        #expect(looks.filter { $0 == .sober(1) }.count == 2 && looks.contains(.sober(3)))
        #expect(looks.filter { $0 == .noEntry }.count == 3, "days 5, 7 and 8")
        #expect(page.grid.title.hasPrefix("Meditation, "))
        #expect(page.scale.steps?.from == "1 day" && page.scale.keys.contains { $0.text == "Nothing noted" })
        #expect(page.months.map(\.soberDays).filter { !$0.isEmpty } == ["4"])
        #expect(page.monthsLabel == "Months, with the days that count")
    }

    @Test(
        "show the first tracker with a streak if there is no activity, its healed days as clovers",
        arguments: [Tracker.Mode.yesNo, .awareness])
    func tracker(_ mode: Tracker.Mode) throws {
        var history = HistoryBuilder()
        history.track(mode)
        for number in 1...7 { history.log(at: "\(day(number))T21:00") }
        history.log(at: "\(day(9))T21:00")
        let page = try year(history, on: 9)
        let cells = page.grid.weeks.flatMap(\.cells).compactMap(\.self)
        let isNoticed = mode == .awareness
        #expect(cells.filter { $0.look == .healed(nil) }.count == (isNoticed ? 0 : 1))
        #expect(
            cells.contains { $0.look == (isNoticed ? .noticed(9) : .sober(9)) }, "the eighth day is part of the run")
        let words = isNoticed ? "not noted; a joker kept the streak" : "healed by a joker"
        #expect(cells.contains { $0.label.hasSuffix(": " + words) })
        #expect(page.months.map(\.soberDays).filter { !$0.isEmpty } == ["8"])
        #expect(page.facts.map(\.figure.text) == ["8 of 9 days so far"])
    }

    @Test(
        "show the only tracker in the middle, not as a ring that small drawings leave out, but with a goal as its ring")
    func onlyTracker() throws {
        for (mode, goal, isRing) in [
            (Tracker.Mode.yesNo, nil, false), (.counter, FixedDecimal(8), true),
        ] as [(Tracker.Mode, FixedDecimal?, Bool)] {
            var history = HistoryBuilder()
            history.add(.having(mode, isFocus: true, dailyGoal: goal))
            for number in 1...3 { history.log(number, mode == .yesNo ? .none : .amount(9)) }
            let report = history.report(on: 3)
            #expect(report.focus.isEmpty != isRing)
            #expect((report.middle(of: day(2))?.core == .done) != isRing)
            #expect(RingCell(day(2), in: report).label.matches(of: /tracker/).count == 1, "named once")
        }
    }

    @Test("show the days of that tracker in the middle of the rings too, with words, legend and table")
    func rings() throws {
        var history = HistoryBuilder()
        history.track(.yesNo)
        for number in 1...7 { history.log(at: "\(day(number))T21:00") }
        history.log(at: "\(day(9))T21:00")
        let report = history.report(on: 10)
        let cells = [7, 8, 9, 10].map { RingCell(day($0), in: report) }
        #expect(cells.map { $0.drawing?.core?.isFilled } == [true, false, true, false])
        #expect(cells.map { $0.drawing?.isHealed } == [false, true, false, false])
        let legend = Legend(of: day(1)...day(10), RingSet(of: day(1)...day(10), in: report), in: report)
        #expect(legend.items.count == 3 && legend.items.map(\.text).contains("Healed"))
        let tracker = try #require(report.analysis.trackers.first)
        #expect(cells[0].label.contains(report.name(of: tracker)))
        let table = DataTable(ringsOf: day(1)...day(10), title: "", in: report)
        #expect(table.headings.contains(report.name(of: tracker)))
    }

    @Test(
        "T-12 T-18 a day of awareness without a moment isn't a good day, and says that a joker kept the streak"
    )
    func noticed() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        for number in [1, 2, 3, 4, 5, 6, 7, 9] { history.log(at: "\(day(number))T21:00") }
        let report = history.report(on: 9)
        let cell = RingCell(day(8), in: report)
        #expect(cell.drawing?.isHealed == false && cell.drawing?.core == RingCell.Core.none)
        #expect(cell.label.hasSuffix("Doomscrolling: not noted; a joker kept the streak"))
        let legend = Legend(of: day(1)...day(9), RingSet(of: day(1)...day(9), in: report), in: report)
        #expect(legend.items.map(\.text) == ["Doomscrolling noticed", "Nothing noted"])
        let page = try #require(history.trackerPage(on: 9))
        let calendar = try #require(page.calendar?.drawing(TrackerCalendar.self))
        #expect(!calendar.legend.contains { $0.mark == .healed || $0.mark == .carried })
        #expect(page.streak?.blocks.last?.text.contains("1 day not noted; a joker kept the streak.") == true)
        let streak = try #require(OverviewPage(in: report).hero.streaks.first)
        #expect(streak.goodAndHealed == "8 noticed, 1 kept by a joker")
        let jokers = try #require(JokersPage(at: .jokers, in: report))
        #expect(jokers.ledger?.rows.contains { $0.name.text == "Not noted; a joker kept the streak" } == true)
    }

    @Test("name what was avoided by its absence")
    func avoided() throws {
        var history = HistoryBuilder()
        history.track(.avoidance)
        history.log(at: "\(day(1))T21:00")
        let report = history.report(on: 3)
        let leading = try #require(report.leading)
        #expect(leading.goodDay(in: report).hasPrefix("Without "))
    }

    @Test("An upright year begins with the month of the first record, and has the months from then on")
    func firstMonth() throws {
        var history = HistoryBuilder()
        history.enter(.steady, on: day(70))
        let page = try year(history, on: 71)
        let first = page.grid.firstDay.advanced(by: 7 * page.grid.emptyWeeks)
        #expect((first...first.advanced(by: 6)).contains(day(70).yearMonth.firstDay))
        #expect(page.months.count == 12 - day(70).date.month + 1)
        let whole = try year(HistoryBuilder(levels: "S"), on: 1)
        #expect(whole.grid.emptyWeeks == 0 && whole.months.count == 12)
        // Monday 6 January 2025: the last week of its month begins on the 27th, that of the year on 29 December.
        #expect(whole.grid.weeksToCome == 48, "and ends with the month of today")
    }

    @Test("stay with the levels if there is one")
    func levels() throws {
        var history = HistoryBuilder(levels: "SE")
        history.spend("10", on: .meditation, day: day(2))
        #expect(history.report(on: 2).leading == nil)
    }
}
