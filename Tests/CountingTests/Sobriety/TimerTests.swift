import Counting
import Model
import TestSupport
import Testing

@Suite("The sobriety timer")
struct TimerTests {
    @Test("U-16 it counts days, hours, minutes and seconds since its start")
    func counts() {
        var history = HistoryBuilder()
        history.enter(.steady, on: day(1), loggedAt: "2025-01-06T20:00:00")
        history.enter(.steady, on: day(2))
        history.enter(.steady, on: day(3))
        let elapsed = elapsed(history, at: "2025-01-08T22:03:04")
        #expect(elapsed == 2 * 86_400 + 2 * 3600 + 3 * 60 + 4)
    }

    @Test("U-19 it counts the current streak alone, not what was sober before")
    func currentStreakOnly() {
        let history = HistoryBuilder(levels: "SSSSWSS")
        #expect(elapsed(history, at: "2025-01-12T12:00") == 86_400 + 12 * 3600)
    }

    @Test("U-18 it follows only from the start, at any time")
    func computedFromTheStart() {
        let history = HistoryBuilder(levels: "SS")
        let built = history.analysis(at: "2025-01-07T08:00").sobriety.timer
        for time in ["2025-01-07T08:00", "2025-01-07T08:01", "2025-01-07T23:59:59", "2025-01-08T12:00"] {
            let rebuilt = history.analysis(at: time).sobriety.timer
            #expect(built?.start == rebuilt?.start)
            #expect(built?.elapsedSeconds(at: history.instant(time)) == elapsed(history, at: time))
        }
    }

    @Test("U-T4 under strict it is zero unless today is sober", arguments: ["SS?", "SSE", "SSW"])
    func strict(_ levels: String) {
        var history = HistoryBuilder(levels: levels)
        history.profile.timerRule = .strict
        #expect(elapsed(history, at: "2025-01-08T00:00") == 0)
        #expect(elapsed(history, at: "2025-01-08T20:00") == 0)
    }

    @Test("U-T4 under strict it counts while today is sober")
    func strictWhileSober() {
        var history = HistoryBuilder(levels: "SSS")
        history.profile.timerRule = .strict
        #expect(elapsed(history, at: "2025-01-08T20:00") == 2 * 86_400 + 20 * 3600)
        #expect(elapsed(history, at: "2025-01-08T23:59:59") == 3 * 86_400 - 1)
    }

    @Test("V-19 under grace it continues while today and yesterday are open, and is zero from 18:00 on")
    func grace() {
        let history = HistoryBuilder(levels: "SS")
        #expect(elapsed(history, at: "2025-01-08T20:00") == 2 * 86_400 + 20 * 3600)
        #expect(elapsed(history, at: "2025-01-09T17:59:59") == 3 * 86_400 + 18 * 3600 - 1)
        #expect(elapsed(history, at: "2025-01-09T18:00") == 0)
    }

    @Test("Under grace a today that is not sober is zero at once", arguments: ["SSE", "SSW"])
    func graceForgivesNothing(_ levels: String) {
        #expect(elapsed(HistoryBuilder(levels: levels), at: "2025-01-08T20:00") == 0)
    }

    @Test(
        "A page vouches for its timer until the last sober day ends (strict), or 18:00 of the second day after it (grace)",
        arguments: [
            ("SSS", Profile.TimerRule.strict, "2025-01-09T00:00"), ("SSS", .grace, "2025-01-10T18:00"),
            ("SSS?", .strict, "2025-01-09T00:00"), ("SSS?", .grace, "2025-01-10T18:00"),
        ])
    func end(_ levels: String, _ rule: Profile.TimerRule, _ end: String) {
        var history = HistoryBuilder(levels: levels)
        history.profile.zone = .berlin
        history.profile.timerRule = rule
        let analysis = history.analysis(on: day(levels.count))
        #expect(analysis.sobriety.timer?.end.iso8601(in: .berlin) == end + ":00+01:00")
    }

    @Test("Days that begin later end later, and so does the strict timer; 18:00 is 18:00 with any beginning")
    func endWithDayStart() {
        var history = HistoryBuilder(levels: "SSS")
        history.profile.dayStart = clock("04:00")
        #expect(history.analysis(on: day(3)).sobriety.timer?.end == history.instant("2025-01-10T18:00"))
        history.profile.timerRule = .strict
        #expect(history.analysis(on: day(3)).sobriety.timer?.end == history.instant("2025-01-09T04:00"))
    }

    @Test("It is never below zero, even before the entry of today was logged")
    func neverNegative() {
        var history = HistoryBuilder()
        history.enter(.steady, on: day(1), loggedAt: "2025-01-06T19:00")
        #expect(elapsed(history, at: "2025-01-06T18:00") == 0)
    }

    @Test("A page vouches for its timer until the end, and not from then on")
    func atTheEnd() throws {
        let history = HistoryBuilder(levels: "SS")
        let timer = try #require(history.analysis(at: "2025-01-07T20:00").sobriety.timer)
        #expect(timer.elapsedSeconds(at: Instant(seconds: timer.end.seconds - 1)) == 3 * 86_400 + 18 * 3600 - 1)
        #expect(timer.elapsedSeconds(at: Instant(seconds: timer.end.seconds + 1)) == 0)
    }

    @Test(
        "Time that passed is counted, not what clocks were set to",
        arguments: [("2025-10-26", "2025-10-27T00:00", 25), ("2025-03-30", "2025-03-31T00:00", 23)])
    func changesOfTheClock(_ sober: String, _ now: String, _ hours: Int) {
        var history = HistoryBuilder()
        history.profile.zone = .berlin
        history.enter(.steady, on: date(sober))
        #expect(elapsed(history, at: now) == hours * 3600)
    }

    @Test("As of a date it has counted to the end of that day: under strict, of a sober one")
    func strictAsOfADate() {
        var history = HistoryBuilder(levels: "SSS")
        history.profile.timerRule = .strict
        let analysis = history.analysis(on: day(3))
        #expect(analysis.sobriety.timer?.elapsedSeconds(at: analysis.now) == 3 * 86_400)
    }

    @Test("As of a date it has counted to the end of that day: under grace, of an open one")
    func graceAsOfADate() {
        let analysis = HistoryBuilder(levels: "SS?").analysis(on: day(3))
        #expect(analysis.sobriety.timer?.elapsedSeconds(at: analysis.now) == 3 * 86_400)
    }

    private func elapsed(_ history: HistoryBuilder, at time: String) -> Int {
        history.analysis(at: time).sobriety.timer?.elapsedSeconds(at: history.instant(time)) ?? 0
    }
}
