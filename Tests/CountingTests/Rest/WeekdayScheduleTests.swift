import Counting
import Model
import TestSupport
import Testing

@Suite("V-06 A schedule by weekday")
struct WeekdayScheduleTests {
    private func workout(_ drawing: String, _ weekdays: Set<Weekday>, today: Int? = nil) -> Streak {
        var history = HistoryBuilder()
        history.profile.schedules.workout = .weekdays(weekdays)
        history.draw(.workout, drawing)
        return history.analysis(on: day(today ?? drawing.count)).workout.streak
    }

    @Test("V-06 a gap on another weekday rests")
    func gapsRest() {
        let streak = workout("S.S...." + "S.S", [.monday, .wednesday])
        #expect(streak.outcomes == "=-=----=-=")
        #expect(streak.current == 4)
        #expect(streak.start == day(1))
        #expect(streak.unit == .plannedDay)
    }

    @Test("V-06 a gap on a planned day is missed, and more than planned is welcome")
    func plannedDays() { #expect(workout("SS..S", [.monday, .wednesday]).outcomes == "==x-=") }

    @Test("V-06 an unplanned today is not open, a planned one is")
    func today() {
        #expect(workout("S.", [.monday]).isPending == false)
        #expect(workout("S......", [.monday], today: 8).isPending)
    }

    @Test("V-06 seven planned days earn a joker, however many days that takes")
    func jokers() {
        let streak = workout(String(repeating: "S......", count: 7), [.monday])
        #expect(streak.current == 7)
        #expect(streak.rewardsAvailable == 1)
    }
}
