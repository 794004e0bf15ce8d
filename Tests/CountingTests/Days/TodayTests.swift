import Counting
import Model
import TestSupport
import Testing

@Suite("Today")
struct TodayTests {
    @Test("Records of later days are ignored and counted")
    func laterRecords() {
        let history = RandomHistory(seed: 7).builder
        let today = day(40)
        var known = history
        known.entries.removeAll { $0.day > today }
        known.sessions.removeAll { $0.day > today }
        known.logs.removeAll { $0.day > today }
        let all = history.analysis(on: today)
        let upToToday = known.analysis(on: today)
        #expect(Numbers(all) == Numbers(upToToday))
        let later = [
            history.entries.count - known.entries.count, history.sessions.count - known.sessions.count,
            history.logs.count - known.logs.count,
        ]
        #expect(later.allSatisfy { $0 > 0 })
        #expect(all.records.future == later.reduce(0, +))
        #expect(upToToday.records.future == 0)
        #expect(all.records.entries == known.entries.count)
        #expect(all.records.activities == known.sessions.count)
        #expect(all.records.logs == known.logs.count)
    }

    @Test("The first record after today is named, in reading order")
    func firstLaterRecord() {
        var history = HistoryBuilder(levels: "SSSS")
        history.spend("5", on: .workout, day: day(9))
        #expect(history.analysis(on: day(2)).records.firstFuture == Origin(file: 0, line: 3))
        #expect(history.analysis(on: day(4)).records.firstFuture == Origin(file: 1, line: 1))
        #expect(history.analysis(on: day(9)).records.firstFuture == nil)
    }

    @Test("A record of today later than now counts")
    func laterToday() {
        var history = HistoryBuilder(.having(.yesNo))
        history.enter(.steady, on: day(1), loggedAt: "2025-01-06T20:00")
        history.log(at: "2025-01-06T21:00")
        let analysis = history.analysis(at: "2025-01-06T08:00")
        #expect(analysis.noalc.streak.current == 1)
        #expect(analysis.trackers[0].streak?.current == 1)
        #expect(analysis.records.future == 0)
    }

    @Test("The days reach from the first record of any kind to today")
    func range() {
        var history = HistoryBuilder(.having(.yesNo), logs: "..1")
        history.draw(levels: "S", from: day(5))
        history.spend("5", on: .workout, day: day(2))
        let days = history.analysis(on: day(8)).days
        #expect(days.range == day(2)...day(8))
        #expect(days[day(1)] == nil)
        #expect(days[day(9)] == nil)
        #expect(days.sessions(on: day(2)).count == 1)
        #expect(days.sessions(on: day(1)).isEmpty)
    }

    @Test("T-40 The days begin where an avoidance began, also one that ended before today's")
    func rangeOfAvoidance() {
        var history = HistoryBuilder(
            .saboteur((mode: .avoidance, since: day(3)), (mode: .awareness, since: day(9))), logs: "..........1")
        history.draw(levels: "S", from: day(12))
        let days = history.analysis(on: day(14)).days
        #expect(days.range == day(3)...day(14))
        #expect(days.firstRecorded == day(11))
        let notBegun = HistoryBuilder(.having(.avoidance, createdAt: day(9))).analysis(on: day(4)).days
        #expect(notBegun.range == day(4)...day(4))
    }

    @Test("T-40 The days of an avoidance change no number of levels, minutes and weeks")
    func numbersOfAvoidance() {
        var history = HistoryBuilder()
        history.draw(levels: "SE.WSSSSSS", from: day(30))
        history.draw(.workout, String(repeating: ".", count: 32) + "S.S")
        let plain = history.analysis(on: day(40))
        history.add(.having(.avoidance, createdAt: day(2)))
        let avoiding = history.analysis(on: day(40))
        #expect(avoiding.days.first == day(2))
        #expect(avoiding.totals.gap == plain.totals.gap)
        #expect(avoiding.noalc.streak.walk.first == day(30))
        #expect(avoiding.sobriety.longest == plain.sobriety.longest)
        #expect(avoiding.milestones == plain.milestones)
        #expect(avoiding.drinkWeeks.first == plain.drinkWeeks.first)
        #expect(avoiding.drinkWeeks.quarters == plain.drinkWeeks.quarters)
        for week in plain.weeks.weeks {
            #expect(avoiding.weeks[week] == plain.weeks[week])
            #expect(WeekSummary(avoiding, of: week).comparisons == WeekSummary(plain, of: week).comparisons)
        }
        #expect(avoiding.weeks.weeks.count > plain.weeks.weeks.count)
        #expect(WeekSummary(avoiding, of: avoiding.weeks.first).comparisons.isEmpty)
    }

    @Test("Without a record up to today, today is the only day")
    func noRecords() {
        let days = HistoryBuilder(levels: "..SS").analysis(on: day(2)).days
        #expect(days.range == day(2)...day(2))
        #expect(days[day(2)]?.level == nil)
    }
}
