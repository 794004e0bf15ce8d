import Counting
import Model
import TestSupport
import Testing

@Suite("Avoidance")
struct AvoidanceTests {
    @Test("S-19 the streak is the run of days without a log, today included")
    func definition() {
        let streak = HistoryBuilder(.having(.avoidance, createdAt: day(1))).tracker(on: day(5)).streak
        #expect(streak?.outcomes == "=====")
        #expect(streak?.current == 5)
        #expect(streak?.isPending == false)
    }

    @Test("S-19 any log breaks it, however many rewards other trackers would have earned")
    func neverHealed() {
        let tracker = Tracker.having(.avoidance, createdAt: day(1))
        let streak = HistoryBuilder(tracker, logs: "." * 21 + "1.").tracker(on: day(23)).streak
        #expect(streak?.outcomes == "=" * 21 + "x=")
        #expect(streak?.rewardsEarned == 0)
        #expect(streak?.nextRewardIn == nil)
        #expect(streak?.longest?.span == days(1...21))
    }

    @Test("T-16 a relapse is documented and breaks the streak, and the next day begins another")
    func relapse() {
        var history = HistoryBuilder(.having(.avoidance, createdAt: day(1)))
        history.log(at: "\(day(5))T22:10", trigger: "Stress", note: "one hour")
        let tracker = history.tracker(on: day(7))
        #expect(tracker.streak?.outcomes == "====x==")
        #expect(tracker.streak?.start == day(6))
        #expect(tracker.days.count(on: day(5)) == 1)
        #expect(tracker.insights.triggers.map(\.written) == ["Stress 1"])
    }

    @Test("T-16 a log of today breaks it today")
    func relapseToday() {
        let tracker = Tracker.having(.avoidance, createdAt: day(1))
        let streak = HistoryBuilder(tracker, logs: "...1").tracker(on: day(4)).streak
        #expect(streak?.outcomes == "===x")
        #expect(streak?.current == 0)
    }

    /// A tracker in avoidance mode and the day its walk must begin.
    struct Beginning: Sendable, CustomTestStringConvertible {
        let name: String
        let tracker: Tracker
        let first: Day

        var testDescription: String { name }
    }

    @Test(
        "The walk begins when the mode began",
        arguments: [
            Beginning(name: "on its since", tracker: .saboteur((.avoidance, day(4))), first: day(4)),
            Beginning(
                name: "without modes, when it was created", tracker: .having(.avoidance, createdAt: day(2)),
                first: day(2)),
            Beginning(
                name: "created after its first log", tracker: .having(.avoidance, createdAt: day(6)), first: day(6)),
            Beginning(name: "without either, on the first log", tracker: .having(.avoidance), first: day(3)),
        ])
    func beginning(_ beginning: Beginning) {
        let streak = HistoryBuilder(beginning.tracker, logs: "..1").tracker(on: day(8)).streak
        #expect(streak?.walk.first == beginning.first)
        #expect(streak?.walk.lastStep == day(8))
    }

    @Test("Begun on its first log, it begins with a break")
    func beginsWithABreak() {
        #expect(HistoryBuilder(.having(.avoidance), logs: "..1").tracker(on: day(6)).streak?.outcomes == "x===")
    }

    @Test("A tracker that never began and was never logged has a streak of 0 days")
    func neverBegun() {
        let streak = HistoryBuilder(.having(.avoidance)).tracker(on: day(6)).streak
        #expect(streak?.current == 0)
        #expect(streak?.walk.isEmpty == true)
    }

    @Test("One that is created after today has a streak of 0 days")
    func createdLater() {
        let streak = HistoryBuilder(.having(.avoidance, createdAt: day(9))).tracker(on: day(6)).streak
        #expect(streak?.current == 0)
    }
}
