import ProgressModel
import ReportWords
import TestSupport
import Testing

@testable import ReportPages

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
        #expect(page.scale.from == "1 day" && page.scale.keys.contains { $0.text == "Nothing noted" })
        #expect(page.months.map(\.soberDays).filter { !$0.isEmpty } == ["4"])
        #expect(page.monthsLabel == "Months, with the days that count")
    }

    @Test("show the first tracker with a streak where there is no activity, its healed days as clovers")
    func tracker() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        for number in 1...7 { history.log(at: "\(day(number))T21:00") }
        history.log(at: "\(day(9))T21:00")
        let page = try year(history, on: 9)
        let looks = page.grid.weeks.flatMap(\.cells).compactMap { $0?.look }
        #expect(looks.filter { $0 == .healed(nil) }.count == 1)
        #expect(looks.contains(.sober(9)), "the healed day is part of the run")
        #expect(page.months.map(\.soberDays).filter { !$0.isEmpty } == ["8"])
    }

    @Test("stay with the levels where there is one")
    func levels() throws {
        var history = HistoryBuilder(levels: "SE")
        history.spend("10", on: .meditation, day: day(2))
        #expect(history.report(on: 2).leading == nil)
    }
}
