import Counting
import Model
import TestSupport
import Testing

/// Whether a tracker in awareness mode seems ready for avoidance mode.
@Suite struct AvoidanceReadinessTests {
    /// The readiness on the Tuesday after weeks with these numbers of moments; the last is that of the running week.
    private func readiness(_ weeks: [Int], _ tracker: Tracker = .having(.awareness)) -> AvoidanceReadiness? {
        var history = HistoryBuilder(tracker)
        // Day 1 is a Monday.
        for (week, count) in weeks.enumerated() {
            for _ in 0..<count { history.log(week * 7 + 1) }
        }
        return AvoidanceReadiness(history.tracker(on: day((weeks.count - 1) * 7 + 2)))
    }

    @Test("T-34 is ready after eight weeks, if the last four have at most half of the moments of the first four")
    func ready() {
        #expect(readiness([3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0]).map { [$0.recent, $0.first] } == [3, 10])
        #expect(readiness([2, 2, 2, 2, 1, 1, 1, 1, 1])?.recent == 4)
    }

    @Test(
        "T-34 no offer is made too early, or if the person may have stopped noticing",
        arguments: [
            ("seven weeks", [3, 3, 2, 2, 1, 0, 0, 1]), ("still more than one a week", [9, 9, 9, 9, 2, 2, 1, 1, 1, 0]),
            ("not half", [1, 2, 2, 1, 1, 1, 1, 1, 0]), ("more than before", [4, 4, 4, 4, 0, 0, 1, 0, 1, 1, 1, 1, 0]),
            ("rare from the start", [1, 1, 1, 0, 0, 0, 1, 0, 0]), ("the running week", [3, 3, 3, 3, 1, 1, 0, 0, 2]),
            ("nothing for eight weeks", [3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        ])
    func notReady(_ name: String, _ weeks: [Int]) {
        #expect(readiness(weeks) == nil, "\(name)")
    }

    @Test("T-34 only awareness leads to avoidance, and only in use")
    func modes() {
        let weeks = [3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0]
        #expect(readiness(weeks, .having(.avoidance, createdAt: day(1))) == nil)
        #expect(readiness(weeks, .having(.awareness, isActive: false)) == nil)
        #expect(readiness(weeks, .having(.yesNo)) == nil)
    }

    @Test("T-34 after a time of avoidance the weeks of the new awareness count")
    func again() {
        let weeks = [3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0]
        let again = Tracker.saboteur((.avoidance, day(1)), (.awareness, day(50)))
        #expect(readiness(weeks, again) == nil)
    }
}
