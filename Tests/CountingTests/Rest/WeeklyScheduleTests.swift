import Counting
import Model
import TestSupport
import Testing

@Suite("V-07 A schedule by week")
struct WeeklyScheduleTests {
    /// Workouts drawn from a day of the first week on, as of the last day drawn or a later one.
    private func workout(
        _ drawing: String, perWeek: Int = 3, from first: Int = 1, today: Int? = nil, _ pauses: DaySpan...
    ) -> Streak {
        var history = HistoryBuilder()
        history.profile.schedules.workout = .perWeek(perWeek)
        history.profile.pauses = pauses.map { Pause(span: $0) }
        for (offset, letter) in drawing.filter({ $0 != " " }).enumerated() where letter == "S" {
            history.spend("10", on: .workout, day: day(first + offset))
        }
        let last = first + drawing.count { $0 != " " } - 1
        return history.analysis(on: day(today ?? last)).workout.streak
    }

    private func span(_ first: Int, _ last: Int) -> DaySpan { DaySpan(first: day(first), last: day(last)) }

    @Test("V-07 a week with three good days is good, whichever they are")
    func goodWeeks() {
        let streak = workout("SSS.... .S.S.S. S.S...S S.S.S..")
        #expect(streak.outcomes == "====")
        #expect(streak.current == 4)
        #expect(streak.unit == .week)
        #expect(streak.start == day(1))
    }

    @Test("V-07 a week with fewer is missed, and its days are not")
    func missedWeek() { #expect(workout("SSS.... .S.S... SSSSSSS").outcomes == "=x=") }

    @Test("V-07 the current week is open until it is good, even the first one")
    func currentWeek() {
        let streak = workout("SSS.... SS.")
        #expect(streak.outcomes == "=?")
        #expect(streak.isPending)
        #expect(streak.walk.currentWeek?.good == 2)
        #expect(streak.walk.currentWeek?.needed == 3)
        #expect(workout("S").outcomes == "?")
        #expect(workout("SSS").outcomes == "=")
        #expect(workout("SSS").isPending == false)
    }

    @Test("V-07 the first week rests unless it is good, even if it began on its Monday")
    func firstWeek() {
        #expect(workout("SS..... SSS....").outcomes == "-=")
        #expect(workout("SSS SSS....", from: 5).outcomes == "==")
    }

    @Test("V-07 a first log within a week makes no day of that week before it a recorded one")
    func firstDay() {
        let history = HistoryBuilder(.having(.yesNo, schedule: .perWeek(3)), logs: "....1")
        let analysis = history.analysis(on: day(20))
        #expect(analysis.trackers[0].streak?.walk.first == Week(containing: day(5)).monday)
        #expect(Week(containing: day(5)).monday != day(5))
        #expect(analysis.days.first == day(5))
    }

    @Test("V-07 if days are paused fewer are needed: 3 of 7, 1 of 4, but at least one")
    func pausedDays() {
        #expect(workout("SSS.... S...... SSS....", span(11, 14)).outcomes == "===")
        #expect(workout("SSS.... S...... SSS....", span(12, 14)).outcomes == "===")
        #expect(workout("SSS.... S...... SSS....", span(13, 14)).outcomes == "=x=")
        #expect(workout("SSS.... ....... SSS....", span(8, 13)).outcomes == "=x=")
    }

    @Test("V-07 a week wholly paused rests, by one pause or several; a good day makes it good")
    func pausedWeek() {
        #expect(workout("SSS.... ....... SSS....", span(8, 14)).outcomes == "=-=")
        #expect(workout("SSS.... ....... SSS....", span(1, 10), span(10, 20)).outcomes == "=-=")
        #expect(workout("SSS.... ..S.... SSS....", span(8, 14)).outcomes == "===")
    }

    @Test("V-07 a current week wholly paused rests and is not open")
    func pausedCurrentWeek() {
        let streak = workout("SSS.... ..", span(8, 14))
        #expect(streak.outcomes == "=-")
        #expect(streak.isPending == false)
        #expect(streak.walk.currentWeek == nil)
    }

    @Test("V-07 before the first workout the current week is open, unless it is paused")
    func nothingRecorded() {
        #expect(workout("", today: 3).isPending)
        #expect(workout("", today: 3, span(1, 7)).isPending == false)
    }

    @Test("V-07 seven good weeks earn a joker, which heals a missed week")
    func jokers() {
        let weeks = Array(repeating: "SSS....", count: 7) + ["S......", "SSS...."]
        let streak = workout(weeks.joined(separator: " "))
        #expect(streak.outcomes == "=======+=")
        #expect(streak.current == 9)
        #expect(streak.good == 8)
        #expect(streak.healed == [day(50)])
        #expect(streak.longest?.last == day(57))
        #expect(streak.nextRewardIn == 5)
    }

    @Test("V-07 a week happened when it was over: in a span that holds its Sunday, or today")
    func eventDays() {
        let streak = workout(Array(repeating: "SSS....", count: 7).joined(separator: " "))
        #expect(streak.walk.ledger.map(\.day) == [day(49)])
        #expect(streak.walk.ledger.map(\.date) == [day(43)])
        #expect(workout(Array(repeating: "SSS....", count: 6).joined() + "SSS").walk.ledger.map(\.day) == [day(45)])
    }

    @Test("V-07 a last week that an inactive tracker or a mode does not complete rests")
    func unfinishedWeeks() {
        let piano = Tracker.having(.yesNo, isActive: false, schedule: .perWeek(2))
        #expect(HistoryBuilder(piano, logs: "11.....1").tracker(on: day(30)).streak?.outcomes == "=-")
        #expect(HistoryBuilder(piano, logs: "11...........1").tracker(on: day(30)).streak?.outcomes == "=x")
        #expect(HistoryBuilder(piano, logs: "11.....1").tracker(on: day(30)).streak?.isPending == false)
    }

    @Test("V-07 a day of a tracker is good if it was logged, whatever its week is")
    func days() {
        let piano = Tracker.having(.yesNo, schedule: .perWeek(2))
        let tracker = HistoryBuilder(piano, logs: ".1.....1......").tracker(on: day(14))
        #expect((1...14).filter { tracker.isGood(day($0)) } == [2, 8])
        #expect(tracker.walk(on: day(1)) == nil)
    }
}
