import Counting
import Model
import TestSupport
import Testing

@Suite("The streak of consumption levels")
struct NoAlcStreakTests {
    @Test("N-01 a steady day, 0 to 1 drinks, is green and adds a day to the streak")
    func steady() {
        #expect([0, 1].map(Level.init(drinks:)) == [.steady, .steady])
        #expect(Level.steady.storedValue == 0)
        #expect(Level.steady.colour == "#0EBF6E")
        #expect(streak("SSS").current == 3)
    }

    @Test("N-02 an easy day, 2 to 5 drinks, is light green and continues with a reward")
    func easy() {
        #expect([2, 5].map(Level.init(drinks:)) == [.easy, .easy])
        #expect(Level.easy.storedValue == 4)
        #expect(Level.easy.colour == "#89D6B2")
        #expect(streak("SSSSSSSE", policy: .classic).outcomes == "=======+")
    }

    @Test("N-03 a wild day, 6 drinks and more, is grey and breaks the classic streak")
    func wild() {
        #expect([6, 40].map(Level.init(drinks:)) == [.wild, .wild])
        #expect(Level.wild.storedValue == 6)
        #expect(Level.wild.colour == "#B6B6B6")
        #expect(streak("SSSSSSSW", policy: .classic).outcomes == "=======x")
    }

    @Test("N-06 a day without an entry has no level and keeps its minutes")
    func noEntry() {
        var history = HistoryBuilder(levels: "S.S")
        history.spend("12", on: .meditation, day: day(2))
        history.spend("30", on: .workout, day: day(2))
        let record = history.analysis(on: day(3)).days[day(2)]
        #expect(record?.level == nil)
        #expect(record?.mindfulnessMinutes == 12)
        #expect(record?.workoutMinutes == 30)
    }

    @Test("S-09 the streak is the run of steady and healed days, broken by one that is not healed")
    func definition() {
        let streak = streak("SSESSSSSSSW.S")
        #expect(streak.outcomes == "==x=======+x=")
        #expect(streak.current == 1)
        #expect(streak.longest?.span == days(4...11))
        #expect(streak.walk.policy.name == .universal)
    }

    @Test("S-15 a today without an entry is open: the streak counts from yesterday")
    func todayIsOpen() {
        let streak = streak("SSSS?")
        #expect(streak.outcomes == "====?")
        #expect(streak.current == 4)
        #expect(streak.isPending)
    }

    @Test("S-15 the same day counts as a gap on the morrow")
    func yesterdayIsClosed() {
        #expect(streak("SSSS.?").outcomes == "====x?")
    }

    @Test("S-15 today with an easy or a wild entry is not open", arguments: ["E", "W"])
    func todayIsDecided(_ level: String) {
        let streak = streak("SSSS" + level)
        #expect(streak.outcomes == "====x")
        #expect(!streak.isPending)
    }

    @Test("The walk begins on the first day with an entry, not with the first record of another kind")
    func beginsWithTheFirstEntry() {
        var history = HistoryBuilder()
        history.spend("10", on: .meditation, day: day(1))
        history.draw(levels: "SS", from: day(4))
        let streak = history.analysis(on: day(5)).noalc.streak
        #expect(streak.walk.first == day(4))
        #expect(streak.outcomes == "==")
    }

    @Test("Days are counted by level from the first entry to today, an open today not as a gap")
    func counts() {
        let open = HistoryBuilder(levels: "SSE.W.S?").analysis(on: day(8)).totals
        #expect([open.steady, open.easy, open.wild, open.gap] == [3, 1, 1, 2])
        let closed = HistoryBuilder(levels: "SSE.W.S?").analysis(on: day(9)).totals
        #expect(closed.gap == 3)
    }

    @Test("An entry that a later one corrects counts nowhere but among the records")
    func superseded() {
        var history = HistoryBuilder(levels: "SS")
        history.enter(.steady, on: day(3), loggedAt: "2025-01-08T21:00")
        history.enter(.wild, on: day(3), loggedAt: "2025-01-08T20:00", isSuperseded: true)
        let analysis = history.analysis(on: day(3))
        #expect(analysis.noalc.streak.outcomes == "===")
        #expect(analysis.totals.wild == 0)
        #expect(analysis.sobriety.soberDays == 3)
        #expect(analysis.records.entries == 4)
        #expect(analysis.records.superseded == 1)
    }

    @Test("Without an entry there is a streak of 0 days, and today is open")
    func empty() {
        let analysis = HistoryBuilder().analysis(on: day(1))
        let noalc = analysis.noalc
        #expect(noalc.streak.current == 0)
        #expect(noalc.streak.isPending)
        #expect(noalc.streak.longest == nil)
        #expect(noalc.streak.walk.isEmpty)
        #expect(analysis.totals.gap == 0)
    }

    private func streak(_ drawing: String, policy: Profile.PolicyName = .universal) -> Streak {
        var history = HistoryBuilder(levels: drawing)
        history.profile.policies.noalc = policy
        return history.analysis(on: day(drawing.count)).noalc.streak
    }
}
