import Model
import TestSupport
import Testing

@testable import Counting

@Suite("What became of a slip")
struct WeekSlipTests {
    @Test("A joker healed it")
    func healed() {
        let history = HistoryBuilder(levels: "SSSSSSS" + "SSSESSS")
        #expect(history.week(1, on: day(14)).slip == nil)
        #expect(history.week(2, on: day(14)).slip == .healed(days: 1))
    }

    @Test("A streak ended, and the length of the new one at the end of the week")
    func beganAnew() {
        let history = HistoryBuilder(levels: "SSSESSS")
        #expect(
            history.week(1, on: day(7)).slip
                == .beganAnew(.init(lost: 3, day: day(4), reason: .easy, length: 3)))
    }

    @Test("Of several ends that of the longest streak is shown, of equals the last")
    func severalEnds() {
        var history = HistoryBuilder(levels: "SSSSSSS" + "SEESSSW")
        history.profile.policies.noalc = Profile.PolicyName.none
        #expect(
            history.week(2, on: day(14)).slip
                == .beganAnew(.init(lost: 8, day: day(9), reason: .easy, length: 0)))
    }

    @Test("If there was no real streak, the days with an entry are counted")
    func noted() {
        #expect(HistoryBuilder(levels: "SEW.E").week(1, on: day(5)).slip == .noted(days: 4))
    }

    @Test("Assumed days have no entry, and aren't part of the days that were recorded")
    func assumed() {
        var history = HistoryBuilder(levels: "..E....")
        history.profile.assumeSteady = [DaySpan(first: day(1), last: day(7))]
        #expect(history.week(1, on: day(8)).slip == .noted(days: 1))
    }

    @Test("Days without an entry aren't a slip if there is no streak")
    func gaps() {
        #expect(HistoryBuilder(levels: "E" + "." * 20).week(2, on: day(14)).slip == nil)
    }
}
