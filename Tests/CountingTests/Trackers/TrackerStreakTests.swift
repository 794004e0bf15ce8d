import Counting
import Model
import TestSupport
import Testing

@Suite("The streak of a tracker")
struct TrackerStreakTests {
    @Test("S-16 is the run of days with at least one log, whatever else was logged")
    func definition() {
        let streak = HistoryBuilder(.having(.yesNo), logs: "11.131").tracker(on: day(6)).streak
        #expect(streak?.outcomes == "==x===")
        #expect(streak?.current == 3)
    }

    @Test("S-16 a log today makes X days X + 1")
    func continues() {
        var history = HistoryBuilder(.having(.yesNo), logs: "111")
        #expect(history.tracker(on: day(4)).streak?.current == 3)
        history.drawLogs("1", from: day(4))
        #expect(history.tracker(on: day(4)).streak?.current == 4)
    }

    @Test("S-16 after a yesterday without a log it counts from the next logged day")
    func breaks() {
        let history = HistoryBuilder(.having(.yesNo), logs: "111.1")
        #expect(history.tracker(on: day(5)).streak?.outcomes == "===x=")
        #expect(history.tracker(on: day(5)).streak?.current == 1)
    }

    @Test("A today without a log is open")
    func todayIsOpen() {
        let streak = HistoryBuilder(.having(.counter), logs: "111").tracker(on: day(4)).streak
        #expect(streak?.outcomes == "===?")
        #expect(streak?.isPending == true)
    }

    @Test("S-17 any value of a selection counts, and so does a log without one")
    func anyValueCounts() {
        var history = HistoryBuilder(.having(.selection))
        let values: [TrackerLog.Value] = [.options([0]), .options([5, 8]), .none, .options([3])]
        for (index, value) in values.enumerated() { history.log(at: "\(day(1 + index))T21:00", value: value) }
        #expect(history.tracker(on: day(4)).streak?.outcomes == "====")
    }

    @Test("S-17 a note counts as a log")
    func notes() {
        var history = HistoryBuilder(.having(.note))
        history.log(at: "\(day(1))T21:00", note: "the rain")
        history.log(at: "\(day(2))T21:00")
        #expect(history.tracker(on: day(2)).streak?.current == 2)
    }

    @Test("S-18 a saboteur's awareness streak counts days of noticing, not how often")
    func awareness() {
        #expect(HistoryBuilder(.having(.awareness), logs: "1919").tracker(on: day(4)).streak?.outcomes == "====")
        #expect(HistoryBuilder(.having(.awareness), logs: "19.9").tracker(on: day(4)).streak?.outcomes == "==x=")
    }

    @Test("T-12 a saboteur noticed on X consecutive days has been noticed for X days", arguments: [1, 5, 40])
    func daysAware(_ days: Int) {
        let tracker = HistoryBuilder(.having(.awareness), logs: "2" * days).tracker(on: day(days))
        #expect(tracker.mode == .awareness)
        #expect(tracker.streak?.current == days)
    }

    @Test("S-20 a tracker whose streak is switched off has no streak and keeps its days")
    func switchedOff() {
        let tracker = HistoryBuilder(.having(.counter, hasStreak: false), logs: "121").tracker(on: day(3))
        #expect(tracker.streak == nil)
        #expect(tracker.days.loggedDays == 3)
        #expect(tracker.isGood(day(2)))
    }

    @Test("T-09 further logs of a yes-or-no day change nothing")
    func yesNo() {
        let once = HistoryBuilder(.having(.yesNo), logs: "111.1").tracker(on: day(6))
        let often = HistoryBuilder(.having(.yesNo), logs: "193.2").tracker(on: day(6))
        #expect(once.streak?.walk.steps == often.streak?.walk.steps)
        #expect(once.days.loggedDays == often.days.loggedDays)
    }

    @Test("T-25 a day without a log is forgiven for a reward, which seven days earn")
    func forgiveness() {
        let streak = HistoryBuilder(.having(.counter), logs: "1111111.1").tracker(on: day(9)).streak
        #expect(streak?.outcomes == "=======+=")
        #expect(streak?.current == 9)
        #expect(streak?.rewardsSpent == 1)
    }

    @Test("T-25 trackers follow the policy chosen for them", arguments: [Profile.PolicyName.none, .universal])
    func policy(_ name: Profile.PolicyName) {
        var history = HistoryBuilder(.having(.awareness), logs: "1111111.1")
        history.profile.policies.trackers = name
        #expect(history.tracker(on: day(9)).streak?.current == (name == .none ? 1 : 9))
    }

    @Test("The walk begins on the first logged day, however long the tracker has been there")
    func beginsWithTheFirstLog() {
        let tracker = Tracker.having(.yesNo, createdAt: day(1))
        let streak = HistoryBuilder(tracker, logs: "...11").tracker(on: day(5)).streak
        #expect(streak?.walk.first == day(4))
        #expect(streak?.outcomes == "==")
    }

    @Test(
        "Without a log there is a streak of 0 days, and today is open",
        arguments: [Tracker.Mode.counter, .note, .awareness])
    func empty(_ mode: Tracker.Mode) {
        let tracker = HistoryBuilder(.having(mode, createdAt: day(1))).tracker(on: day(9))
        #expect(tracker.streak?.current == 0)
        #expect(tracker.streak?.isPending == true)
        #expect(tracker.streak?.walk.isEmpty == true)
    }
}
