import Counting
import Model
import TestSupport
import Testing

@Suite("A tracker's day")
struct TrackerDayTests {
    @Test(
        "T-17 a good tracker's day is done when it has a log",
        arguments: [Tracker.Mode.counter, .yesNo, .selection, .note])
    func goodTracker(_ mode: Tracker.Mode) {
        let tracker = HistoryBuilder(.having(mode), logs: "1.2").tracker(on: day(4))
        #expect((0...5).map { tracker.isGood(day($0)) } == [false, true, false, true, false, false])
    }

    @Test("T-18 a day of awareness shows its number of moments")
    func awareness() {
        let tracker = HistoryBuilder(.having(.awareness), logs: "13.2").tracker(on: day(5))
        #expect((0...6).map { tracker.days.count(on: day($0)) } == [0, 1, 3, 0, 2, 0, 0])
        #expect((1...5).map { tracker.isGood(day($0)) } == [true, true, false, true, false])
    }

    @Test("T-19 an avoided day without a log is green, today included, the days before and after are not")
    func avoidance() {
        let tracker = HistoryBuilder(.having(.avoidance, createdAt: day(2)), logs: "...1").tracker(on: day(6))
        #expect((0...7).map { tracker.isGood(day($0)) } == [false, false, true, true, false, true, true, false])
    }

    @Test("T-19 after a change of mode each day is judged by its own mode")
    func modes() {
        let saboteur = Tracker.saboteur((.awareness, day(1)), (.avoidance, day(4)))
        let tracker = HistoryBuilder(saboteur, logs: "1.11.").tracker(on: day(5))
        #expect((1...5).map { tracker.isGood(day($0)) } == [true, false, true, false, true])
        #expect(
            (1...5).map { tracker.walk(on: day($0))?.mode } == [
                .awareness, .awareness, .awareness, .avoidance, .avoidance,
            ])
        #expect(tracker.walk(on: day(6)) == nil)
    }

    @Test("T-17 a missed day that a reward healed isn't done")
    func healedDay() {
        let tracker = HistoryBuilder(.having(.yesNo), logs: "1111111.1").tracker(on: day(9))
        #expect(tracker.streak?.current == 9)
        #expect(!tracker.isGood(day(8)))
    }

    @Test("T-11 a log keeps its note and its time, and counts on its day")
    func awarenessLog() throws {
        var history = HistoryBuilder(.having(.awareness))
        history.log(at: "\(day(1))T08:15", note: "on the train")
        history.log(at: "\(day(1))T22:40")
        let analysis = history.analysis(on: day(1))
        #expect(analysis.trackers[0].days.count(on: day(1)) == 2)
        let logs = analysis.days.logs(on: day(1))
        #expect(logs.map(\.note) == ["on the train", nil])
        #expect(logs.map(\.wallTime?.hourAndMinute) == ["08:15", "22:40"])
    }

    @Test("T-22 a day holds the logs of all trackers, in focus or not")
    func allLogsOfADay() {
        var history = HistoryBuilder()
        history.add(.having(.yesNo, id: "reading", isFocus: true))
        history.add(.having(.note, id: "gratitude", isActive: false))
        history.drawLogs("12", of: 0)
        history.drawLogs("21", of: 1)
        let analysis = history.analysis(on: day(2))
        let trackers = analysis.days.logs(on: day(1)).map(\.tracker)
        #expect(trackers == [0, 1, 1])
        #expect(analysis.days.logs(on: day(2)).count == 3)
        #expect(analysis.days.logs(on: day(3)).isEmpty)
    }

    @Test("a log before the first mode began belongs to the first mode: not a good day if that is avoidance")
    func beforeFirstMode() {
        let tracker = HistoryBuilder(
            .saboteur((.avoidance, since: day(3)), (.awareness, since: day(5))), logs: "11..11"
        )
        .tracker(on: day(6))
        #expect((1...6).map { tracker.isGood(day($0)) } == [false, false, true, true, true, true])
        #expect((1...6).map { tracker.mode(on: day($0)) }.suffix(3) == [.avoidance, .awareness, .awareness])
        #expect(tracker.mode(on: day(1)) == .avoidance)
    }
}
