import Counting
import Model
import TestSupport
import Testing

@Suite("An inactive tracker")
struct InactiveTrackerTests {
    @Test("Stands still at its last log: nothing breaks, nothing grows, no day is open")
    func standsStill() {
        let tracker = HistoryBuilder(.having(.yesNo, isActive: false), logs: "11.111").tracker(on: day(40))
        #expect(tracker.streak?.outcomes == "==x===")
        #expect(tracker.streak?.current == 3)
        #expect(tracker.streak?.isPending == false)
    }

    @Test("Is the same on every later day", arguments: [3, 4, 5, 300])
    func isTheSameLater(_ today: Int) {
        for mode in [Tracker.Mode.counter, .awareness, .avoidance] {
            let history = HistoryBuilder(.having(mode, createdAt: day(1), isActive: false), logs: "1.1")
            let streak = history.tracker(on: day(today)).streak
            #expect(streak?.walk.steps == history.tracker(on: day(3)).streak?.walk.steps)
            #expect(streak?.isPending == false)
        }
    }

    @Test("Has in avoidance mode been broken by its last log")
    func avoidance() {
        let tracker = HistoryBuilder(.having(.avoidance, createdAt: day(1), isActive: false), logs: "...1")
            .tracker(on: day(20))
        #expect(tracker.streak?.outcomes == "===x")
        #expect(tracker.streak?.current == 0)
    }

    @Test("Has not begun a mode that began after its last log")
    func modes() {
        let saboteur = Tracker.saboteur((.awareness, day(1)), (.avoidance, day(8)), isActive: false)
        let tracker = HistoryBuilder(saboteur, logs: "111").tracker(on: day(20))
        #expect(tracker.mode == .awareness)
        #expect(tracker.streak?.outcomes == "===")
        #expect(tracker.archived.isEmpty)
    }

    @Test("Has begun a mode that began by its last log")
    func begunModes() {
        let saboteur = Tracker.saboteur((.awareness, day(1)), (.avoidance, day(4)), isActive: false)
        let tracker = HistoryBuilder(saboteur, logs: "111..1").tracker(on: day(20))
        #expect(tracker.mode == .avoidance)
        #expect(tracker.streak?.outcomes == "==x")
        #expect(tracker.archived.map(\.streak.outcomes) == ["==="])
    }

    @Test("Has a streak of 0 without logs", arguments: Tracker.Mode.allCases)
    func withoutLogs(_ mode: Tracker.Mode) {
        let tracker = HistoryBuilder(.having(mode, createdAt: day(1), isActive: false)).tracker(on: day(20))
        #expect(tracker.streak?.current == 0)
        #expect(tracker.streak?.isPending == false)
        #expect(tracker.mode == mode)
    }

    @Test("Keeps its days and its insights")
    func keepsItsHistory() {
        let tracker = HistoryBuilder(.having(.awareness, isActive: false), logs: "1.3").tracker(on: day(20))
        #expect(tracker.days.logs == 4)
        #expect(tracker.days.loggedDays == 2)
        #expect(tracker.insights.byHour[12] == 4)
        #expect(tracker.insights.trend.weeks.map(\.count) == [4, 0, 0])
    }
}
