import Model
import TestSupport
import Testing

@testable import Counting

@Suite("The last drink")
struct LastDrinkTests {
    @Test("V-29 \"my last drink was on Saturday at ten\": the clock counts from it, and no day is invented")
    func clockFromTheDrink() {
        var history = lastDrink("\(day(1))T22:00")
        history.profile.assumeSteady = [DaySpan(first: day(2), last: nil)]
        let analysis = history.analysis(at: "\(day(4))T22:00")
        #expect(analysis.records.entries == 0 && analysis.sobriety.current?.length == 2)
        #expect(analysis.sobriety.timer?.elapsedSeconds(at: analysis.now) == 3 * 86_400)
    }

    @Test(
        "V-29 the clock runs from the first hour on, up to 18:00 of the second day, also under the strict rule",
        arguments: Profile.TimerRule.allCases)
    func nothingWritten(rule: Profile.TimerRule) {
        var history = lastDrink("\(day(1))T22:00")
        history.profile.timerRule = rule
        let analysis = history.analysis(at: "\(day(2))T10:00")
        #expect(analysis.sobriety.current == nil)
        #expect(analysis.sobriety.timer?.elapsedSeconds(at: analysis.now) == 12 * 3600)
        #expect(analysis.sobriety.timer?.end == history.instant("\(day(3))T18:00"))
        #expect(history.analysis(at: "\(day(3))T18:00").sobriety.timer == nil)
    }

    @Test("V-29 yesterday as its day ends the run before it, also while yesterday is asked about")
    func runBefore() {
        var history = HistoryBuilder(levels: "SSSWS.S")
        history.profile.lastDrink = Profile.LastDrink(day: day(6), moment: nil)
        let analysis = history.analysis(at: "\(day(7))T09:00")
        #expect(analysis.soberRuns.map(\.length) == [3, 1, 1])
        #expect(analysis.runReach?.latest == 1)
        history.profile.lastDrink = nil
        let open = history.analysis(at: "\(day(7))T09:00")
        #expect(open.soberRuns.map(\.length) == [3, 2], "without it the run may go on")
        let later = history.analysis(at: "\(day(7))T18:00")
        #expect(later.soberRuns.map(\.length) == [3, 1, 1])
    }

    @Test("V-29 no span assumes its day, for sobriety it is never open; an entry for the day decides")
    func itsDay() {
        var history = HistoryBuilder()
        history.profile.assumeSteady = [DaySpan(first: day(1), last: nil)]
        history.profile.lastDrink = Profile.LastDrink(day: day(4), moment: nil)
        #expect(history.analysis(at: "\(day(5))T09:00").sobriety.current == nil)
        #expect(history.analysis(at: "\(day(5))T09:00").noalc.openYesterday == day(4))
        #expect(history.analysis(on: day(6)).sobriety.current == Streak.Run(first: day(5), last: day(5), length: 1))
        history.enter(.steady, on: day(4))
        #expect(history.analysis(on: day(6)).sobriety.current?.length == 5)
    }

    @Test("V-29 one that lies after today is not used, and a day alone starts no clock")
    func unused() {
        #expect(lastDrink("\(day(3))T22:00").analysis(on: day(2)).sobriety.timer == nil)
        var history = HistoryBuilder()
        history.profile.lastDrink = Profile.LastDrink(day: day(1), moment: nil)
        #expect(history.analysis(on: day(1)).sobriety.timer == nil)
    }

    @Test("V-29 a streak that was recorded before it is over, not just unknown")
    func endsWhatWasKnown() {
        var history = HistoryBuilder(levels: "SSS")
        #expect(history.analysis(on: day(9)).sobriety.lastKnown?.length == 3)
        history.profile.lastDrink = Profile.LastDrink(day: day(5), moment: nil)
        #expect(history.analysis(on: day(9)).sobriety.lastKnown == nil)
    }

    @Test("V-29 the hour is not public")
    func publicEdition() {
        var history = lastDrink("\(day(1))T22:00")
        history.profile.assumeSteady = [DaySpan(first: day(1), last: nil)]
        let told = history.analysis(at: "\(day(4))T12:00").publicEdition
        #expect(told.history.profile.lastDrink?.moment == nil && told.sobriety.current?.length == 2)
        #expect(told.sobriety.timer?.start == told.history.profile.dayClock.start(of: day(2)))
    }

    private func lastDrink(_ time: String) -> HistoryBuilder {
        var history = HistoryBuilder()
        history.profile.lastDrink = Profile.LastDrink(day: wall(time).day, moment: history.moment(time))
        return history
    }
}

@Suite("The start of the timer, with several entries on its day")
struct TimerEntriesTests {
    @Test("V-20 a note or another sober entry later that day never moves it")
    func note() {
        var history = HistoryBuilder(levels: "W")
        history.enter(.steady, on: day(2), loggedAt: "\(day(2))T20:00", isSuperseded: true)
        history.enter(.steady, on: day(2), loggedAt: "\(day(2))T22:00", note: "tired")
        #expect(start(history) == history.instant("\(day(2))T20:00"))
    }

    @Test("V-20 it starts after the last entry of the day that was not sober")
    func correction() {
        var history = HistoryBuilder(levels: "W")
        history.enter(.steady, on: day(2), loggedAt: "\(day(2))T08:00", isSuperseded: true)
        history.enter(.easy, on: day(2), loggedAt: "\(day(2))T19:00", isSuperseded: true)
        history.enter(.steady, on: day(2), loggedAt: "\(day(2))T21:00")
        #expect(start(history) == history.instant("\(day(2))T21:00"))
    }

    @Test("V-20 the entry that counts is looked at wherever it was read")
    func standing() {
        var history = HistoryBuilder(levels: "W")
        history.enter(.steady, on: day(2), loggedAt: "\(day(2))T21:00")
        history.enter(.easy, on: day(2), loggedAt: "\(day(2))T19:00", isSuperseded: true)
        #expect(start(history) == history.instant("\(day(2))T21:00"))
    }

    private func start(_ history: HistoryBuilder) -> Instant? {
        history.analysis(on: day(2)).sobriety.timer?.start
    }
}
