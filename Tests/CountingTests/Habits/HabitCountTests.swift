import Counting
import Model
import TestSupport
import Testing

@Suite("The days expected by habits, and those done")
struct HabitCountTests {
    /// The days done of those expected, such as `2/3`.
    private func text(_ count: HabitCount) -> String { "\(count.done)/\(count.asked)" }

    /// Trackers, each with its logs drawn from day 1, as of the end of a day.
    private func analysis(_ trackers: [(Tracker, String)], pauses: [Pause] = [], on today: Int) -> Analysis {
        var history = HistoryBuilder()
        history.profile.pauses = pauses
        for (index, (tracker, logs)) in trackers.enumerated() {
            history.add(tracker)
            history.drawLogs(logs, of: index)
        }
        return history.analysis(on: day(today))
    }

    @Test("V-31 a day asks for each habit, and an open one is not missed yet")
    func days() {
        let analysis = analysis(
            [
                (.having(.yesNo, id: "read"), "1.11"), (.having(.yesNo, id: "run"), "1..."),
                (.having(.yesNo, id: "new"), "...1"),
            ],
            on: 5)
        #expect((1...5).map { text(analysis.habitCount(on: day($0))) } == ["2/2", "0/2", "1/2", "2/3", "0/3"])
        let read = analysis.habits[0]
        #expect((1...5).map { analysis.outcome(of: read, on: day($0)) } == [.done, .missed, .done, .done, .open])
        #expect(analysis.outcome(of: analysis.habits[2], on: day(3)) == nil, "it had not begun")
    }

    @Test("V-31 a current week includes its future days, a past one only its own")
    func weeks() {
        let two: [(Tracker, String)] = [
            (.having(.yesNo, id: "read"), "1111111" + "11."),
            (.having(.avoidance, id: "phone", createdAt: day(1)), "1"),
        ]
        let analysis = analysis(two, on: 10)
        #expect(text(analysis.habitCount(in: week(1))) == "13/14")
        #expect(text(analysis.habitCount(in: week(2))) == "5/14", "two days read and three without the phone so far")
    }

    @Test("V-07 a habit by the week is asked for as often as it needs, and for no single day")
    func perWeek() {
        let run = Tracker.having(.yesNo, id: "run", schedule: .perWeek(3))
        let analysis = analysis([(run, "1111..." + "1......" + "1")], on: 15)
        #expect(text(analysis.habitCount(in: week(1))) == "3/3", "a fourth day is none of those it needs")
        #expect(text(analysis.habitCount(in: week(2))) == "1/3")
        #expect(text(analysis.habitCount(in: week(3))) == "1/3")
        #expect(text(analysis.habitCount(on: day(8))) == "1/1")
        #expect(text(analysis.habitCount(on: day(9))) == "0/0")
    }

    @Test("V-07 a habit by the week has no share of weekdays: each would be all of what it asked for")
    func weekdaysPerWeek() {
        let run = Tracker.having(.yesNo, id: "run", schedule: .perWeek(3))
        let read = Tracker.having(.yesNo, id: "read")
        let analysis = analysis([(run, "1111..." + "1......"), (read, "1......" + "1......")], on: 15)
        #expect(analysis.habitWeekdays.map(text) == ["2/2"] + Array(repeating: "0/2", count: 6))
        #expect(self.analysis([(run, "1111...")], on: 15).habitWeekdays.allSatisfy { $0.asked == 0 })
    }

    @Test("V-06 a day on which a habit rests asks for nothing, unless it was done")
    func rest() {
        let plants = Tracker.having(.yesNo, id: "plants", schedule: .weekdays([.monday, .friday]))
        let pause = Pause(span: DaySpan(first: day(8), last: day(10)), reason: nil, subjects: nil)
        let analysis = analysis(
            [(plants, "11....."), (.having(.yesNo, id: "read"), "1111111")], pauses: [pause], on: 9)
        #expect(text(analysis.habitCount(on: day(2))) == "2/2")
        #expect(text(analysis.habitCount(on: day(3))) == "1/1")
        #expect(text(analysis.habitCount(on: day(8))) == "0/0")
        #expect(text(analysis.habitCount(in: week(1))) == "9/10")
        #expect(text(analysis.habitCount(in: week(2))) == "0/5", "Thursday to Sunday, and the plants on Friday")
    }

    @Test("V-09 under a limit a day without a log expects nothing, and future days don't either")
    func limit() {
        let coffee = Tracker.having(.counter, id: "coffee", dailyLimit: 2, streakOn: .goal)
        let analysis = analysis([(coffee, "23.1")], on: 4)
        #expect((1...4).map { text(analysis.habitCount(on: day($0))) } == ["1/1", "0/1", "0/0", "1/1"])
        #expect(text(analysis.habitCount(in: week(1))) == "2/3")
    }

    @Test("awareness isn't a habit, and a tracker without a streak only is one if nothing has a streak")
    func kinds() {
        let snacking = Tracker.having(.awareness, id: "snacking")
        let weight = Tracker.having(.number, id: "weight", hasStreak: false)
        func names(_ trackers: [Tracker]) -> [String] {
            analysis(trackers.map { ($0, "1") }, on: 1).habits.map { habit in
                switch habit {
                case .activity(let activity): activity.rawValue
                case .tracker(let tracker): tracker.id
                }
            }
        }
        #expect(names([snacking, weight]) == ["weight"])
        #expect(names([snacking, weight, .having(.yesNo, id: "read")]) == ["read"])
        #expect(names([snacking]).isEmpty)
        #expect(names([.having(.yesNo, id: "old", isActive: false)]).isEmpty)
    }

    @Test("an activity is a habit, and a day that a joker healed isn't done")
    func activities() {
        var history = HistoryBuilder()
        history.draw(.meditation, "SSSSSSS.")
        let analysis = history.analysis(on: day(9))
        #expect(text(analysis.habitCount(in: week(1))) == "7/7")
        #expect(analysis.outcome(of: analysis.habits[0], on: day(8)) == .healed)
        #expect(text(analysis.habitCount(in: week(2))) == "0/7")
    }

    @Test("a habit that is in use no longer is asked for on its own days only")
    func inactive() {
        let analysis = analysis(
            [(.having(.yesNo, id: "read"), "11111"), (.having(.yesNo, id: "old", isActive: false), "1.1")], on: 5)
        #expect((1...5).map { text(analysis.habitCount(on: day($0))) } == ["2/2", "1/2", "2/2", "1/1", "1/1"])
    }
}
