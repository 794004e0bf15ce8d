import Counting
import Model
import TestSupport
import Testing
import Wording

@testable import Pages

/// The page of all weeks.
@Suite struct WeeksPageTests {
    private func page(_ history: HistoryBuilder, on day: Int) throws -> WeeksPage {
        try #require(WeeksPage(at: .weeks, in: history.report(on: day)))
    }

    @Test("every week with a report is listed, by year, the latest first, and links to it")
    func order() throws {
        let page = try page(HistoryBuilder(levels: String(repeating: "S", count: 400)), on: 400)
        #expect(page.years.map(\.name) == ["2026", "2025"])
        #expect(page.years[0].weeks.first?.name == "Week 7" && page.years[1].weeks.last?.name == "Week 2")
        let links = page.years.flatMap(\.weeks).map(\.link.page)
        let report = HistoryBuilder(levels: String(repeating: "S", count: 400)).report(on: 400)
        #expect(links == report.weeks.reversed().map { .week($0) })
    }

    @Test("a week shows each of its days up to today: its level, and the activities that counted")
    func days() throws {
        var history = HistoryBuilder(levels: "SEW.S")
        history.spend("30", on: .workout, day: day(2))
        history.spend("1", on: .workout, day: day(3))
        history.spend("10", on: .meditation, day: day(1))
        let row = try #require(try page(history, on: 5).years.first?.weeks.first)
        #expect(
            row.days
                == [.steady: [0, 4], .easy: [1], .wild: [2], .empty: [3], .workout: [1], .mindfulness: [0]])
        #expect(row.summary == "2 of 4 sober so far, 1 without an entry")
        #expect(row.dates == "6 to 12 Jan")
    }

    @Test("a healed day is marked and counted, and the legend names it")
    func healed() throws {
        let page = try page(HistoryBuilder(levels: "SSSSSSSE"), on: 8)
        let row = try #require(page.years.first?.weeks.first)
        #expect(row.days[.easy] == row.days[.healed] && row.days[.healed] != nil)
        #expect(row.summary.hasSuffix(" (1 healed)"))
        #expect(page.legend.items.map(\.text).contains("Healed"))
    }

    @Test("without levels a week shows its minutes")
    func minutes() throws {
        var history = HistoryBuilder()
        history.spend("12", on: .meditation, day: day(1))
        #expect(try page(history, on: 3).years.first?.weeks.first?.summary == "12 mindful minutes so far")
    }

    @Test("a week with only workouts shows its workouts, one with both shows both")
    func workouts() throws {
        var history = HistoryBuilder()
        history.spend("12", on: .meditation, day: day(1))
        history.spend("30", on: .workout, day: day(2))
        history.spend("30", on: .workout, day: day(8))
        let weeks = try #require(try page(history, on: 17).years.first?.weeks)
        #expect(
            weeks.map(\.summary)
                == ["0 mindful minutes so far", "1 day with a workout", "12 mindful minutes, 1 day with a workout"])
    }

    @Test("somebody with trackers only sees the days that count for the first of them, from its first day on")
    func trackerDays() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        for number in [2, 4] { history.log(at: "\(day(number))T21:00") }
        let page = try page(history, on: 5)
        let row = try #require(page.years.first?.weeks.first)
        #expect(row.days[.noticed] == [1, 3] && row.days[.empty, default: []].allSatisfy { $0 == 2 || $0 == 4 })
        #expect(row.summary.hasPrefix("2 of ") && row.summary.hasSuffix(" days so far"))
        #expect(page.legend.items.map(\.text).last == "Nothing noted")
    }

    @Test("a healed day of the first tracker is marked and counted as one of levels")
    func healedTrackerDay() throws {
        var history = HistoryBuilder()
        history.track(.yesNo)
        for number in [1, 2, 3, 4, 5, 6, 7, 9] { history.log(at: "\(day(number))T21:00") }
        let page = try page(history, on: 9)
        let row = try #require(page.years.first?.weeks.first { $0.days[.healed] != nil })
        #expect(row.days[.healed, default: []].allSatisfy(row.days[.empty, default: []].contains))
        #expect(row.summary.hasSuffix(" (1 healed)"))
        #expect(page.legend.items.map(\.text).contains("Healed"))
    }
}
