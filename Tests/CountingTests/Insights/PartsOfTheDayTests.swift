import Counting
import Model
import TestSupport
import Testing

@Suite("The parts of the day")
struct PartsOfTheDayTests {
    @Test(
        "T-26 a log belongs to the part of the day that the wall shows",
        arguments: [
            ("00:00:00", PartOfDay.night), ("05:59:59", .night), ("06:00:00", .morning), ("11:59:59", .morning),
            ("12:00:00", .afternoon), ("17:59:59", .afternoon), ("18:00:00", .evening), ("23:59:59", .evening),
        ])
    func parts(_ time: String, _ part: PartOfDay) {
        var history = HistoryBuilder(.having(.awareness))
        history.log(at: "\(day(1))T" + time)
        let insights = history.tracker(on: day(1)).insights
        #expect(insights.byPart == PartOfDay.allCases.map { $0 == part ? 1 : 0 })
        #expect(insights.percent(of: part) == 100)
    }

    @Test("T-26 the distribution is by hour, by part and by weekday and hour")
    func distribution() {
        var history = HistoryBuilder(.having(.awareness))
        for time in ["2025-01-06T07:10", "2025-01-06T07:50", "2025-01-08T15:00", "2025-01-13T07:00"] {
            history.log(at: time)
        }
        let insights = history.tracker(on: day(10)).insights
        #expect(insights.byHour.count == 24)
        #expect(insights.byHour[7] == 3)
        #expect(insights.byHour[15] == 1)
        #expect(insights.byHour.reduce(0, +) == 4)
        #expect(insights.byPart == [3, 1, 0, 0])
        #expect(insights.byWeekdayAndHour[0][7] == 3)
        #expect(insights.byWeekdayAndHour[2][15] == 1)
        #expect(insights.byWeekdayAndHour.joined().reduce(0, +) == 4)
    }

    @Test("The hour is the wall clock's; weekday and week are those of the day, which dayStart moves")
    func dayStart() {
        var history = HistoryBuilder(.having(.awareness))
        history.profile.dayStart = clock("04:00")
        history.log(at: "2025-01-13T02:30")
        let tracker = history.tracker(on: date("2025-01-13"))
        #expect(tracker.days.count(on: date("2025-01-12")) == 1)
        #expect(tracker.insights.byHour[2] == 1)
        #expect(tracker.insights.byPart == [0, 0, 0, 1])
        #expect(tracker.insights.byWeekdayAndHour[6][2] == 1, "on the Sunday before")
        #expect(tracker.insights.trend.weeks.map(\.week.description) == ["2025-W02", "2025-W03"])
        #expect(tracker.insights.trend.weeks.map(\.count) == [1, 0])
    }

    @Test("Without a log nothing is distributed")
    func empty() {
        let insights = HistoryBuilder(.having(.awareness)).tracker(on: day(1)).insights
        #expect(insights.byPart == [0, 0, 0, 0])
        #expect(insights.sharePercent == [0, 0, 0, 0])
        #expect(insights.risk == nil)
        #expect(insights.trend.weeks.isEmpty)
    }
}
