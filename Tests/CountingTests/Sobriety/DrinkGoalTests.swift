import Counting
import Model
import TestSupport
import Testing

/// Day 1 is a Monday.
@Suite("A goal of drinks a week")
struct DrinkGoalTests {
    @Test("V-30 weeks within the goal are the streak; one above it is missed, and healed by a joker of seven weeks")
    func weeks() {
        // Eight weeks of two easy days, counted as at least two drinks each, then one of five.
        let history = goal("4", String(repeating: "EESSSSS", count: 8) + "EEEEESS")
        let streak = history.analysis(on: day(63)).noalc.streak
        #expect(streak.unit == .week && streak.current == 9 && streak.good == 8)
        #expect(streak.healed == [day(57)] && streak.start == day(1))
        #expect(streak.walk[day(60)]?.mark == .missed(.easy))
    }

    @Test("V-30 a week above the goal is missed at once, not on Sunday")
    func atOnce() {
        let analysis = goal("4", "SSSSSSS" + "WS").analysis(on: day(9))
        #expect(analysis.noalc.streak.current == 0 && !analysis.noalc.streak.isPending)
        #expect(analysis.noalc.week?.drinks == decimal("6") && analysis.noalc.week?.estimatedDays == 1)
    }

    @Test("V-30 a week that lacks one entry says nothing, one that lacks two is missed")
    func missingEntries() {
        #expect(goal("4", "SSSSSSS" + "SSS.SSS").analysis(on: day(14)).noalc.streak.walk[day(8)]?.mark == .pending)
        #expect(goal("4", "SSSSSSS" + "SSS.SSS").analysis(on: day(15)).noalc.streak.current == 1)
        #expect(goal("4", "SSSSSSS" + "SS..SSS").analysis(on: day(15)).noalc.streak.current == 0)
    }

    @Test("V-19, V-30 on Monday before 18:00 the Sunday that is asked about leaves its week open")
    func monday() {
        let history = goal("4", "SSSSSSS" + "SSSSSS.")
        #expect(history.analysis(at: "\(day(15))T09:00").noalc.streak.walk[day(8)]?.mark == .pending)
        #expect(history.analysis(at: "\(day(15))T18:00").noalc.streak.walk[day(8)]?.mark == .rest)
        let two = goal("4", "SSSSSSS" + "SSSS.S.")
        #expect(two.analysis(at: "\(day(15))T09:00").noalc.streak.walk[day(8)]?.mark == .rest)
    }

    @Test("V-30 the first week counts only as a whole; before the first whole week its days are shown")
    func firstWeek() {
        var history = HistoryBuilder()
        history.profile.drinkGoal = AmountOverTime(decimal("4"))
        history.draw(levels: "SSSSS" + "SSSS", from: day(3))
        #expect(history.analysis(on: day(5)).noalc.week?.dayOfFirstWeek == 0)
        let analysis = history.analysis(on: day(11))
        #expect(analysis.noalc.streak.walk[day(3)]?.mark == .rest && analysis.noalc.streak.current == 0)
        #expect(analysis.noalc.week?.dayOfFirstWeek == 4)
        #expect(history.analysis(on: day(15)).noalc.week?.dayOfFirstWeek == nil)
    }

    @Test("V-30 the goal of a week is that of its Monday, and the days without an entry are named")
    func changes() {
        var history = HistoryBuilder(levels: "EEESSSS" + "EES.E")
        history.profile.drinkGoal = AmountOverTime([
            .init(since: day(1), amount: decimal("6")), .init(since: day(9), amount: decimal("2")),
        ])
        let week = history.analysis(on: day(12)).noalc.week
        #expect(week?.goal == decimal("6") && week?.drinks == decimal("6") && week?.unloggedDays == [day(11)])
    }

    @Test("V-30 days keep their levels, and the sober streak its days")
    func days() {
        let analysis = goal("4", "EESSSSS").analysis(on: day(7))
        #expect(analysis.totals.steady == 5 && analysis.totals.easy == 2 && analysis.sobriety.current?.length == 5)
        #expect(analysis.noalc.dayWalk[day(1)]?.outcome == .broken(lost: 0))
    }

    @Test("V-30 a paused week rests, and drinks above the goal count in it all the same")
    func pause() {
        var history = goal("4", "SSSSSSS" + "......." + "SSSSSSS" + "WWS....")
        history.profile.pauses = [
            Pause(span: DaySpan(first: day(8), last: day(14)), subjects: [.noalc]),
            Pause(span: DaySpan(first: day(22), last: day(28)), subjects: [.noalc]),
        ]
        let analysis = history.analysis(on: day(29))
        #expect(analysis.noalc.streak.walk[day(8)]?.mark == .rest)
        #expect(analysis.noalc.streak.walk[day(15)]?.length == 2 && analysis.noalc.streak.current == 0)
    }

    @Test("V-30 the public sees the weeks, and neither goal nor drinks")
    func publicEdition() {
        let whole = goal("4", "EESSSSS" + "EESSSSS").analysis(on: day(14))
        let told = whole.publicEdition
        #expect(told.noalc.streak.current == whole.noalc.streak.current && told.noalc.streak.unit == .week)
        #expect(told.noalc.week == nil && told.history.profile.drinkGoal == nil)
    }

    private func goal(_ drinks: String, _ levels: String) -> HistoryBuilder {
        var history = HistoryBuilder(levels: levels)
        history.profile.drinkGoal = AmountOverTime(decimal(drinks))
        return history
    }
}

@Suite("What the person is here for")
struct AimTests {
    @Test("V-31 it is the aim that is set, else less with a goal of drinks above 0, else to stop if levels are written")
    func aim() {
        var history = HistoryBuilder()
        #expect(history.analysis(on: day(1)).aim == .habits)
        history.enter(.steady, on: day(2))
        #expect(history.analysis(on: day(1)).aim == .habits && history.analysis(on: day(2)).aim == .stop)
        history.profile.drinkGoal = AmountOverTime(decimal("0"))
        #expect(history.analysis(on: day(2)).aim == .stop)
        history.profile.drinkGoal = AmountOverTime(decimal("10"))
        #expect(history.analysis(on: day(2)).aim == .less)
        history.profile.aim = .habits
        #expect(history.analysis(on: day(2)).aim == .habits)
    }
}
