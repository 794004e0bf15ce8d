import Model
import TestSupport
import Testing

@testable import Counting

@Suite("Yesterday, while it is asked about")
struct OpenYesterdayTests {
    @Test("V-19 a week of steady days is whole at 17:59, and has spent its joker for the gap at 18:00")
    func joker() {
        let history = HistoryBuilder(levels: "SSSSSSS")
        let before = history.analysis(at: "\(day(9))T17:59:59")
        let asked = before.noalc
        #expect(asked.streak.current == 7 && asked.streak.rewardsAvailable == 1 && before.totals.gap == 0)
        #expect(asked.openYesterday == day(8) && asked.streak.isPending)
        let after = history.analysis(at: "\(day(9))T18:00")
        let over = after.noalc
        #expect(over.streak.current == 8 && over.streak.healed == [day(8)] && after.totals.gap == 1)
        #expect(over.openYesterday == nil)
    }

    @Test("V-19 without a joker the streak isn't 0 before 18:00")
    func noJoker() {
        let history = HistoryBuilder(levels: "SSS")
        #expect(history.analysis(at: "\(day(5))T09:00").noalc.streak.current == 3)
        #expect(history.analysis(at: "\(day(5))T09:00").sobriety.current?.length == 3)
        #expect(history.analysis(at: "\(day(5))T18:00").noalc.streak.current == 0)
        #expect(history.analysis(at: "\(day(5))T18:00").sobriety.current == nil)
    }

    @Test("V-19 a date alone is the end of a day, at which nothing but that day is open")
    func date() {
        #expect(HistoryBuilder(levels: "SSS").analysis(on: day(5)).noalc.streak.current == 0)
    }

    @Test(
        "V-19 18:00 is that of the wall whose date is today, in any zone and with any beginning of the day",
        arguments: [
            ("04:00", "2025-01-10T02:30", Day?.none), ("04:00", "2025-01-10T04:00", day(4)),
            ("04:00", "2025-01-10T17:59", day(4)), ("04:00", "2025-01-10T18:00", nil),
        ])
    func wall(_ dayStart: String, _ time: String, _ open: Day?) {
        var history = HistoryBuilder(levels: "SSS")
        history.profile.zone = .berlin
        history.profile.dayStart = clock(dayStart)
        #expect(history.analysis(at: time).noalc.openYesterday == open)
    }

    @Test("V-19 a sober day continues the run over an open yesterday, which ends it in the evening")
    func goesOn() {
        let history = HistoryBuilder(levels: "WSS.S")
        let asked = history.analysis(at: "\(day(5))T12:00")
        #expect(asked.sobriety.current == Streak.Run(first: day(2), last: day(5), length: 3))
        #expect(asked.sobriety.longest == asked.sobriety.current && asked.soberRuns.count == 1)
        #expect(asked.days[day(4)]?.soberRun == 0 && asked.days[day(5)]?.shade == 3)
        #expect(asked.longestSoberRun(in: day(5)...day(5)) == 1 && asked.longestSoberRun(in: day(3)...day(5)) == 2)
        let over = history.analysis(at: "\(day(5))T18:00")
        #expect(over.sobriety.current?.length == 1 && over.soberRuns.count == 2)
    }

    @Test("V-19 no milestone and no clock is shown that could be wrong from 18:00 on")
    func promises() {
        let history = HistoryBuilder(levels: "WSS.S")
        let asked = history.analysis(at: "\(day(5))T12:00")
        #expect(asked.milestones.first { $0.days == 3 }?.reached == nil && asked.milestoneToday == nil)
        #expect(asked.sobriety.timer?.end == history.instant("\(day(5))T18:00"))
        let answered = HistoryBuilder(levels: "WSSSS").analysis(at: "\(day(5))T12:00")
        #expect(answered.milestones.first { $0.days == 3 }?.reached == day(4))
        #expect(answered.sobriety.timer?.end == history.instant("\(day(7))T18:00"))
    }

    @Test("V-19 a pause of the levels rests yesterday at once; the sober streak, which has no pauses, waits")
    func pause() {
        var history = HistoryBuilder(levels: "SSS")
        history.profile.pauses = [Pause(span: DaySpan(first: day(4), last: day(4)), subjects: [.noalc])]
        let analysis = history.analysis(at: "\(day(5))T09:00")
        #expect(analysis.noalc.openYesterday == nil && analysis.totals.paused == 1)
        #expect(analysis.sobriety.current?.length == 3)
    }

    @Test(
        "V-19 the public sees the same streak, whenever the site is built",
        arguments: ["09:00", "17:59", "18:00", "23:59"])
    func publicEdition(_ time: String) {
        let whole = HistoryBuilder(levels: "SSSSSSSS").analysis(at: "\(day(10))T\(time)")
        #expect(whole.publicEdition.noalc.streak.current == whole.noalc.streak.current)
        #expect(whole.publicEdition.sobriety.current == whole.sobriety.current)
    }
}
