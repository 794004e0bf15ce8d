import Counting
import Model
import TestSupport
import Testing

@Suite("The weeks of a history")
struct WeekSeriesTests {
    @Test("Every week from the first record to today, without gaps")
    func everyWeek() {
        let weeks = HistoryBuilder(levels: "..S" + "......." + "S").analysis(on: day(25)).weeks.weeks
        #expect(weeks == [week(1), week(2), week(3), week(4)])
    }

    @Test("A history that begins today has one week")
    func today() {
        let history = HistoryBuilder(levels: "S")
        #expect(history.analysis(on: day(1)).weeks.weeks == [week(1)])
        #expect(history.week(1, on: day(1)).days == day(1)...day(1))
    }

    @Test("A history without a record has the week of today")
    func empty() {
        let analysis = HistoryBuilder().analysis(on: day(3))
        #expect(analysis.weeks.weeks == [week(1)])
        #expect(WeekSummary(analysis, of: week(1)).comparisons.isEmpty)
        #expect(WeekSummary(analysis, of: week(1)).highlight == nil)
    }

    @Test("Weeks run from Monday to Sunday, whatever day the calendar begins with")
    func weekStart() {
        var history = HistoryBuilder(levels: "SSSSSSS" * 2)
        history.profile.weekStart = .sunday
        #expect(history.week(1, on: day(14)).days == day(1)...day(7))
        #expect(day(1).weekday == .monday)
    }
}
