import Counting
import Model
import TestSupport
import Testing

@Suite("V-09 A streak of goals and limits")
struct GoalStreakTests {
    /// A tracker whose amounts are drawn from day 1: a digit is that amount, `.` no log.
    private func tracker(
        _ amounts: String, goal: Int? = nil, limit: Int? = nil, today: Int? = nil, schedule: Schedule = .everyDay,
        pauses: [Pause] = []
    ) -> TrackerAnalysis {
        let counter = Tracker.having(
            .counter, dailyGoal: goal.map { FixedDecimal($0) }, dailyLimit: limit.map { FixedDecimal($0) },
            streakOn: .goal, schedule: schedule)
        var history = HistoryBuilder(counter)
        history.profile.pauses = pauses
        for (offset, character) in amounts.enumerated() {
            guard let amount = character.wholeNumberValue else { continue }
            history.log(at: "\(day(1 + offset))T12:00", value: .amount(FixedDecimal(amount)))
        }
        return history.tracker(on: day(today ?? amounts.count))
    }

    @Test("V-09 a goal that was not met is a missed day, whatever was logged")
    func goals() {
        let tracker = tracker("8798.8", goal: 8)
        #expect(tracker.streak?.outcomes == "=x==x=")
        #expect((1...6).filter { tracker.isGood(day($0)) } == [1, 3, 4, 6])
    }

    @Test("V-09 the walk begins on the first day that meets the goal")
    func firstDay() {
        #expect(tracker("3.58", goal: 8).streak?.walk.days.lowerBound == day(4))
        #expect(tracker("3", goal: 8).streak?.isPending == true)
        #expect(tracker("3", goal: 8).streak?.walk.isEmpty == true)
    }

    /// A number whose goal or limit decides, with two values on day 1 and more on later days.
    private func number(
        _ values: [(day: Int, value: Int)], goal: Int? = nil, limit: Int? = nil, _ summary: Tracker.Summary, today: Int
    ) -> TrackerAnalysis {
        var history = HistoryBuilder(
            .having(
                .number, dailyGoal: goal.map { FixedDecimal($0) }, dailyLimit: limit.map { FixedDecimal($0) },
                streakOn: .goal, summary: summary))
        for (number, value) in values {
            history.log(at: "\(day(number))T12:00", value: .amount(FixedDecimal(value)))
        }
        return history.tracker(on: day(today))
    }

    @Test("V-09 of a number the value of the day decides: its mean, its sum or its last")
    func numbers() {
        let values = [(1, 8), (1, 6), (2, 8), (2, 5), (3, 9)]
        #expect(number(values, goal: 7, .mean, today: 3).streak?.outcomes == "=x=")
        #expect(number(values, goal: 13, .sum, today: 3).streak?.outcomes == "==?")
        #expect(number(values, goal: 6, .last, today: 3).streak?.outcomes == "=x=")
    }

    @Test("T-32 the limit of a number holds for the value of the day")
    func numberLimit() {
        let tracker = number([(1, 200), (1, 200), (2, 100)], limit: 300, .sum, today: 3)
        #expect(tracker.streak?.walk.first == day(1))
        #expect(tracker.streak?.outcomes == "x=-")
    }

    @Test("T-33 teeth are brushed twice a day: once is not enough")
    func teeth() throws {
        let logs = "timestamp,tracker\n2025-10-29T07:00,teeth\n2025-10-29T22:00,teeth\n2025-10-30T07:00,teeth\n"
        let folder = Folder(levels: "SSS").with("trackers.json", #"[{ "preset": "teeth" }]"#).with("logs.csv", logs)
        #expect(try folder.analysis().trackers.first?.streak?.outcomes == "=x?")
    }

    @Test("V-09 today is open until the goal is met")
    func openToday() {
        #expect(tracker("84", goal: 8).streak?.outcomes == "=?")
        #expect(tracker("89", goal: 8).streak?.outcomes == "==")
    }

    @Test("V-09 a goal by schedule and pause rests like any other")
    func rest() {
        #expect(tracker("8.2.8", goal: 8, schedule: .weekdays([.monday, .friday])).streak?.outcomes == "=---=")
        let pause = Pause(span: DaySpan(first: day(2), last: day(3)))
        #expect(tracker("8.28", goal: 8, pauses: [pause]).streak?.outcomes == "=--=")
    }

    @Test("T-32 a limit: above it the day is missed, without a log it rests")
    func limits() {
        let tracker = tracker("31.4.3", limit: 3, today: 7)
        #expect(tracker.streak?.outcomes == "==-x-=-")
        #expect(tracker.days.days(meeting: .limit(3)) == 3)
        #expect(tracker.streak?.isPending == false)
    }

    @Test("T-32 today is missed at once above the limit, and open below it")
    func limitToday() {
        #expect(tracker("34", limit: 3).streak?.outcomes == "=x")
        #expect(tracker("33", limit: 3).streak?.outcomes == "=?")
        #expect(tracker("33", limit: 3).streak?.isPending == true)
        #expect(tracker("", limit: 3, today: 1).streak?.isPending == false)
    }

    @Test("T-32 a pause excuses nothing under a limit")
    func pausedLimit() {
        let pause = Pause(span: DaySpan(first: day(1), last: nil))
        #expect(tracker("3423", limit: 3, today: 5, pauses: [pause]).streak?.outcomes == "=x==-")
    }

    @Test("V-09 with a goal for the day and a streak of logs, one log is enough")
    func streakOfLogs() {
        var history = HistoryBuilder(.having(.counter, dailyGoal: 8), logs: "1")
        history.log(at: "\(day(2))T12:00", value: .amount(9))
        let tracker = history.tracker(on: day(2))
        #expect(tracker.streak?.outcomes == "==")
        #expect(tracker.days.days(meeting: .goal(8)) == 1)
    }
}
