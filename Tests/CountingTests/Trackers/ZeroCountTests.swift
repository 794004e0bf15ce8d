import Counting
import Model
import TestSupport
import Testing

/// Days whose logs add up to 0.
@Suite("A counter at 0") struct ZeroCountTests {
    private func history(
        _ amounts: String, limit: String? = nil, mode: Tracker.Mode = .counter, isActive: Bool = true,
        schedule: Schedule = .everyDay
    ) -> HistoryBuilder {
        var history = HistoryBuilder(
            .having(mode, isActive: isActive, dailyLimit: limit.map(decimal), schedule: schedule))
        history.profile.policies.trackers = .none
        for (offset, amount) in amounts.enumerated() {
            guard let number = amount.wholeNumberValue else { continue }
            history.log(offset + 1, .amount(FixedDecimal(number)))
        }
        return history
    }

    @Test(
        "a day of 0 is a gap, but under a limit and of a number it is a good day",
        arguments: [
            (Tracker.Mode.counter, nil, 1), (.counter, "3", 4), (.number, nil, 4),
        ] as [(Tracker.Mode, String?, Int)])
    func gap(mode: Tracker.Mode, limit: String?, current: Int) throws {
        let tracker = history("1203", limit: limit, mode: mode).tracker(on: day(4))
        #expect(try #require(tracker.streak).current == current)
        #expect(tracker.isGood(day(3)) == (current == 4))
        #expect(tracker.days.loggedDays == 4 && tracker.days.doneDays == (current == 4 ? 4 : 3))
    }

    @Test("several logs count by their sum, and a log without a value counts 1")
    func sums() {
        var history = history("12")
        history.log(3, hour: 8, .amount(.zero))
        history.log(3, hour: 9)
        history.log(4, hour: 8, .amount(.zero))
        history.log(4, hour: 9, .amount(.zero))
        let tracker = history.tracker(on: day(4))
        #expect(tracker.isGood(day(3)) && !tracker.isGood(day(4)))
    }

    @Test("a today of 0 is pending, and a streak can begin with a day of 0")
    func edges() throws {
        let streak = try #require(history("120").tracker(on: day(3)).streak)
        #expect(streak.isPending && streak.current == 2)
        let begun = history("012").tracker(on: day(3))
        #expect(begun.currentSince == day(1) && begun.streak?.current == 2 && begun.streak?.start == day(2))
    }

    @Test("a day of 0 rests where a gap does: on a day that is not planned, and in a pause")
    func rest() {
        // Day 1 is a Wednesday.
        let planned = history("120", schedule: .weekdays([day(1).weekday, day(2).weekday, day(4).weekday]))
        #expect(planned.tracker(on: day(4)).streak?.current == 2)
        var paused = history("120")
        paused.profile.pauses = [Pause(span: DaySpan(first: day(3), last: day(3)))]
        #expect(paused.tracker(on: day(4)).streak?.current == 2)
        #expect(history("120").tracker(on: day(4)).streak?.current == 0)
    }

    @Test("in a week with three days, a day of 0 isn't one of them")
    func weeks() {
        // From a Monday on.
        let monday = Week(containing: day(8)).monday
        var history = HistoryBuilder(.having(.counter, schedule: .perWeek(3)))
        for (offset, amount) in [2, 0, 2, 0, 2, 0, 0].enumerated() {
            history.log(
                at: "\(monday.advanced(by: offset))T12:00", value: .amount(FixedDecimal(amount)))
        }
        #expect(history.tracker(on: monday.advanced(by: 6)).streak?.current == 1)
        history.logs.removeFirst()
        #expect(history.tracker(on: monday.advanced(by: 6)).streak?.current == 0)
    }

    @Test("the last day of a tracker at rest may be one of 0, which then ends the streak")
    func inactive() {
        #expect(history("12", isActive: false).tracker(on: day(9)).streak?.current == 2)
        let ended = history("120", isActive: false).tracker(on: day(9))
        #expect(ended.streak?.current == 0 && ended.streak?.longest?.length == 2)
    }

    @Test("a day of 0 counts neither as a done habit nor in comparisons")
    func habits() throws {
        let analysis = history("1202").analysis(on: day(4))
        let habit = try #require(analysis.habits.first)
        #expect((1...4).map { analysis.isDone(habit, on: day($0)) } == [true, true, false, true])
        #expect(analysis.habitCount(on: day(3)).done == 0)
    }
}
