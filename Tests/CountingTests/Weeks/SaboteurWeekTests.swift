import Model
import TestSupport
import Testing

@testable import Counting

@Suite("A saboteur's week")
struct SaboteurWeekTests {
    @Test("Counted by day, with the same days of the week before")
    func counts() throws {
        let history = HistoryBuilder(.having(.awareness), logs: "1000002" + "0210")
        let saboteur = try #require(history.week(2, on: day(11)).saboteurs.first)
        #expect(saboteur.counts == [0, 2, 1, 0])
        #expect(saboteur.count == 3)
        #expect(saboteur.countBefore == 1)
    }

    @Test("The days before its first log don't count in its week, and the week before is not shown")
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
        #expect(saboteur.noticed == 1)
    }

    @Test(
        "the peak is the part of the day of a single moment, or the one that at least 40 % of five or more fell into",
        arguments: [
            ("19", .init(part: .evening, isAll: true)), ("19 21 23", nil),
            ("18 19 20 21 23", .init(part: .evening, isAll: true)),
            ("08 19 21", nil), ("08 09 19 20", nil), ("08 13 19 21 22", .init(part: .evening, isAll: false)),
            ("08 09 13 19 20", .init(part: .morning, isAll: false, isMajority: false)), ("01 08 09 13 19 20", nil),
        ] as [(String, SaboteurWeek.Peak?)])
    func peak(hours: String, peak: SaboteurWeek.Peak?) {
        var history = HistoryBuilder(.having(.awareness))
        for hour in hours.split(separator: " ") { history.log(at: "\(day(2))T\(hour):00") }
        #expect(history.week(1, on: day(7)).saboteurs.first?.peak == peak)
    }

    @Test("A moment without a time makes no peak, and keeps the others from being all of them")
    func untimed() {
        var history = HistoryBuilder(.having(.awareness))
        history.logWithoutTime(1)
        #expect(history.week(1, on: day(7)).saboteurs.first.map { $0.peak == nil } == true)
        for _ in 1...4 { history.log(2, hour: 15) }
        #expect(history.week(1, on: day(7)).saboteurs.first.map { $0.peak == nil } == true)
        history.log(2, hour: 15)
        let peak = SaboteurWeek.Peak(part: .afternoon, isAll: false)
        #expect(history.week(1, on: day(7)).saboteurs.first?.peak == peak)
    }

    @Test("Only saboteurs that have something to do with the week")
    func shown() {
        var history = HistoryBuilder(.having(.counter), logs: "111")
        history.add(.having(.awareness, id: "old", isActive: false))
        history.drawLogs("1", of: 1)
        #expect(history.week(1, on: day(14)).saboteurs.map(\.tracker.tracker.id) == ["old"])
        #expect(history.week(2, on: day(14)).saboteurs.isEmpty)
    }
}
