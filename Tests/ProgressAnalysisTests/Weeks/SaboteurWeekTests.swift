import ProgressAnalysis
import ProgressModel
import TestSupport
import Testing

@Suite("A saboteur's week")
struct SaboteurWeekTests {
    @Test("Counted by day, beside the same days of the week before")
    func counts() throws {
        let history = HistoryBuilder(.having(.awareness), logs: "1000002" + "0210")
        let saboteur = try #require(history.week(2, on: day(11)).saboteurs.first)
        #expect(saboteur.counts == [0, 2, 1, 0])
        #expect(saboteur.count == 3)
        #expect(saboteur.countBefore == 1)
    }

    @Test("The days before its first log are none of its week, and the week before is not told")
    func firstWeek() throws {
        let history = HistoryBuilder(.having(.awareness), logs: "...1...")
        let first = try #require(history.week(1, on: day(14)).saboteurs.first)
        #expect(first.counts == [nil, nil, nil, 1, 0, 0, 0])
        #expect(first.countBefore == nil)
        #expect(try #require(history.week(2, on: day(14)).saboteurs.first).countBefore == nil)
    }

    @Test("Avoidance counts the days without it, from the day it began")
    func avoidance() throws {
        let history = HistoryBuilder(
            .saboteur((.awareness, since: day(1)), (.avoidance, since: day(10))), logs: "1......" + "1..1...")
        let saboteur = try #require(history.week(2, on: day(14)).saboteurs.first)
        #expect(saboteur.mode == .avoidance)
        #expect(saboteur.daysOfAvoidance == 5)
        #expect(saboteur.avoidedDays == 4)
        #expect(saboteur.count == 2)
    }

    @Test("The peak is where more than half of the moments fell")
    func peak() throws {
        var history = HistoryBuilder(.having(.awareness))
        for hour in ["08", "19", "21"] { history.log(at: "\(day(2))T\(hour):00") }
        let mostly = try #require(history.week(1, on: day(7)).saboteurs.first?.peak)
        #expect(mostly == .init(part: .evening, isAll: false))
        history.log(at: "\(day(3))T09:00")
        #expect(history.week(1, on: day(7)).saboteurs.first?.peak == nil)
    }

    @Test("Only saboteurs, and none that had nothing to do with the week")
    func shown() {
        var history = HistoryBuilder(.having(.counter), logs: "111")
        history.add(.having(.awareness, id: "old", isActive: false))
        history.drawLogs("1", of: 1)
        #expect(history.week(1, on: day(14)).saboteurs.map(\.tracker.tracker.id) == ["old"])
        #expect(history.week(2, on: day(14)).saboteurs.isEmpty)
    }
}
