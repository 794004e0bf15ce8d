import Counting
import Model
import TestSupport
import Testing

@Suite("The rings of a day")
struct RingShareTests {
    @Test("T-20 at most two active focus trackers have rings, in the order of the file, whichever streak is longer")
    func focusTrackers() {
        var history = HistoryBuilder()
        history.add(.having(.yesNo, id: "old", isActive: false, isFocus: true))
        history.add(.having(.yesNo, id: "reading", isFocus: true))
        history.add(.having(.note, id: "gratitude"))
        history.add(.having(.awareness, id: "scrolling", isFocus: true))
        history.drawLogs("..1", of: 1)
        history.drawLogs("111", of: 3)
        #expect(history.analysis(on: day(3)).focusTrackers.map(\.tracker.id) == ["reading", "scrolling"])
    }

    @Test("T-20 a focus ring is full on a good day and keeps its place on every other")
    func focusRings() {
        var history = HistoryBuilder()
        history.add(.having(.yesNo, id: "reading", isFocus: true))
        history.add(.having(.avoidance, id: "scrolling", createdAt: day(1), isFocus: true))
        history.drawLogs("1.1", of: 0)
        history.drawLogs("..1", of: 1)
        let analysis = history.analysis(on: day(3))
        let rings = (1...3).map { analysis.ringShares(on: day($0), focus: analysis.focusTrackers).focus }
        #expect(rings == [[100, 100], [0, 100], [100, 0]])
    }

    @Test(
        "T-08 a counter's ring is full at its goal",
        arguments: [("0", 0), ("4", 50), ("7.99", 99), ("8", 100), ("20", 100)])
    func counterGoal(_ amount: String, _ share: Int) {
        var history = HistoryBuilder(.having(.counter, isFocus: true, dailyGoal: decimal("8")))
        history.log(at: "\(day(1))T09:00", value: .amount(decimal(amount)))
        let analysis = history.analysis(on: day(1))
        #expect(analysis.ringShares(on: day(1), focus: analysis.focusTrackers).focus == [share])
    }

    @Test("the ring of a number takes its exact mean: one that is just below the goal never looks full")
    func nearlyReached() {
        var history = HistoryBuilder(.having(.number, isFocus: true, dailyGoal: decimal("2")))
        for value in ["1.99", "2.005"] { history.log(at: "\(day(1))T09:00", value: .amount(decimal(value))) }
        history.log(at: "\(day(2))T09:00", value: .amount(decimal("0.625")))
        let analysis = history.analysis(on: day(2))
        #expect(analysis.trackers[0].isGood(day(1)), "the log makes it good; the goal is not met")
        let rings = (1...2).map { analysis.ringShares(on: day($0), focus: analysis.focusTrackers).focus }
        #expect(rings == [[99], [31]])
        let value = analysis.trackers[0].days.value(on: day(1))
        #expect(value.shown(beside: .goal(2)).text == "1.998", "two places would say 2 of 2")
        #expect(value.shown(beside: .goal(3)).text == "2")
    }

    @Test("T-32 the ring of a limit is full if it was kept, whether or not it decides the streak")
    func limit() {
        for condition in [Tracker.StreakCondition.log, .goal] {
            let caffeine = Tracker.having(.counter, isFocus: true, dailyLimit: FixedDecimal(3), streakOn: condition)
            var history = HistoryBuilder(caffeine)
            history.log(at: "\(day(1))T09:00", value: .amount(decimal("3")))
            history.log(at: "\(day(2))T09:00", value: .amount(decimal("4")))
            let analysis = history.analysis(on: day(3))
            let rings = (1...3).map { analysis.ringShares(on: day($0), focus: analysis.focusTrackers).focus }
            #expect(rings == [[100], [0], [0]])
        }
    }

    @Test("A counter without a goal is full with a log")
    func counterWithoutGoal() {
        let analysis = HistoryBuilder(.having(.counter, isFocus: true), logs: "1").analysis(on: day(2))
        #expect(analysis.ringShares(on: day(1), focus: analysis.focusTrackers).focus == [100])
        #expect(analysis.ringShares(on: day(2), focus: analysis.focusTrackers).focus == [0])
    }

    @Test("Minutes fill their rings at their goals", arguments: [("5", 50), ("9.4", 90), ("10", 100), ("25", 100)])
    func goals(_ minutes: String, _ share: Int) {
        var history = HistoryBuilder()
        history.profile.mindfulnessGoal = decimal("10")
        history.profile.workoutGoal = decimal("20")
        history.spend(minutes, on: .breathing, day: day(1))
        history.spend("10", on: .workout, day: day(1))
        let rings = history.analysis(on: day(1)).ringShares(on: day(1), focus: [])
        #expect(rings.mindfulness == share)
        #expect(rings.workout == 50)
    }

    @Test("Without a goal a ring is full when the day counts", arguments: [("1.4", 0), ("1.5", 100), ("60", 100)])
    func withoutGoals(_ minutes: String, _ share: Int) {
        var history = HistoryBuilder()
        history.spend(minutes, on: .meditation, day: day(1))
        let rings = history.analysis(on: day(1)).ringShares(on: day(1), focus: [])
        #expect(rings.mindfulness == share)
        #expect(rings.workout == 0)
    }

    @Test("N-06 a day without an entry keeps its other rings")
    func withoutEntry() {
        var history = HistoryBuilder(levels: "S.")
        history.spend("30", on: .workout, day: day(2))
        let analysis = history.analysis(on: day(2))
        #expect(analysis.days[day(2)]?.level == nil)
        #expect(analysis.ringShares(on: day(2), focus: []).workout == 100)
    }
}
