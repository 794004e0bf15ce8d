import Model
import TestSupport
import Testing

@testable import Counting

/// The hours of a weekday in which saboteurs were usually noticed.
@Suite struct UsualHoursTests {
    /// A log at each of `hours` on every seventh day from `first` on.
    private func history(_ hours: [Int], from first: Int = 3, weeks: Int = 12) -> HistoryBuilder {
        var history = HistoryBuilder(.having(.awareness))
        for week in 0..<weeks { for hour in hours { history.log(first + 7 * week, hour: hour) } }
        return history
    }

    @Test(
        "Of each weekday the last twelve count, in the part of the day of the moments, from their first to their last hour"
    )
    func counts() throws {
        let usual = history([20, 22], weeks: 20).analysis(on: day(140)).usualHours
        #expect(usual.count == 1)
        let friday = try #require(usual.first)
        #expect(friday.weekday == day(3).weekday && friday.part == .evening)
        #expect(friday.hours == (first: 20, last: 22))
        #expect(friday.counts.map(\.noticed) == [12] && friday.counts.map(\.days) == [12])
        #expect(friday.counts[0].logs.first?.day == day(136))
    }

    @Test("Fewer than twelve moments, fewer than four weeks, or fewer than a third of the days claim nothing")
    func tooFew() {
        #expect(history([20, 21], weeks: 5).analysis(on: day(33)).usualHours.isEmpty)
        #expect(!history([20, 21], weeks: 6).analysis(on: day(40)).usualHours.isEmpty)
        #expect(history([18, 19, 20, 21, 22, 23], weeks: 3).analysis(on: day(20)).usualHours.isEmpty)
        var rare = history([20, 21, 22, 23, 19], weeks: 3)
        rare.log(31 * 2, hour: 9)
        #expect(rare.analysis(on: day(3 + 84)).usualHours.isEmpty)
    }

    @Test("Today, which isn't over, and records from before the last twelve weeks are not counted")
    func span() {
        #expect(history([20]).analysis(on: day(3 + 77)).usualHours.isEmpty)
        #expect(history([20]).analysis(on: day(3 + 78)).usualHours.first?.counts.first?.noticed == 12)
        #expect(history([20]).analysis(on: day(400)).usualHours.isEmpty)
    }

    @Test("V-38 only the days of one mode are counted: today's, or an earlier one if today's has too few")
    func modes() throws {
        func count(weeks: Int) throws -> UsualHours.Count {
            var history = HistoryBuilder(.saboteur((.awareness, since: day(1)), (.avoidance, since: day(43))))
            for week in 0..<weeks { for hour in [20, 21] { history.log(3 + 7 * week, hour: hour) } }
            return try #require(history.analysis(on: day(82)).usualHours.first?.counts.first)
        }
        let slips = try count(weeks: 12)
        #expect(slips.mode == .avoidance && slips.noticed == 6 && slips.days == 6 && slips.areLast)
        let noticed = try count(weeks: 6)
        #expect(noticed.mode == .awareness && noticed.noticed == 6 && noticed.days == 6 && !noticed.areLast)
    }

    @Test("The number of sober days among these is given if each has a level")
    func sober() {
        var history = HistoryBuilder(levels: String(repeating: "SSE", count: 30))
        history.add(.having(.awareness))
        for week in 0..<12 { history.log(3 + 7 * week, hour: 20) }
        let told = history.analysis(on: day(81)).usualHours.first?.sober
        #expect(told?.of == 12 && told?.days == 8)
        #expect(self.history([20]).analysis(on: day(81)).usualHours.first?.sober == nil)
    }

    @Test("A day that begins within an hour, and moments after midnight, keep the order of the person's day")
    func dayStart() throws {
        var history = HistoryBuilder(.having(.awareness))
        history.profile.dayStart = 4 * 3600 + 30 * 60
        for week in 0..<12 {
            history.log(at: "\(day(3 + 7 * week))T23:10", of: 0)
            history.log(at: "\(day(4 + 7 * week))T01:20", of: 0)
            history.log(at: "\(day(5 + 7 * week))T04:45", of: 0)
        }
        let usual = history.analysis(on: day(90)).usualHours
        let night = try #require(usual.first { $0.part == .night })
        #expect(night.weekday == day(3).weekday && night.hours == (first: 1, last: 1))
        #expect(night.minutes == 20 * 60 + 30..<21 * 60 + 30)
        let morning = try #require(usual.first { $0.part == .morning })
        #expect(morning.weekday == day(5).weekday && morning.minutes.lowerBound == 0)
        #expect(usual.allSatisfy { !$0.minutes.isEmpty })
    }
}
