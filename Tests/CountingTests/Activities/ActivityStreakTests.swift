import Counting
import Model
import TestSupport
import Testing

@Suite("The streaks of minutes")
struct ActivityStreakTests {
    @Test("S-04 a streak is the run of days with at least two minutes")
    func definition() {
        let analysis = meditating("SS.SSS").analysis(on: day(6))
        #expect(analysis.meditation.streak.outcomes == "==x===")
        #expect(analysis.meditation.streak.current == 3)
        #expect(analysis.meditation.days == 5)
        #expect(analysis.meditation.minutes == 50)
    }

    @Test("S-05 two minutes today make X days X + 1")
    func continues() {
        var history = meditating("SSSS")
        let before = history.analysis(on: day(5)).meditation.streak.current
        history.spend("2", on: .meditation, day: day(5))
        #expect(before == 4)
        #expect(history.analysis(on: day(5)).meditation.streak.current == 5)
    }

    @Test("S-06 after a yesterday without minutes the streak counts from the next active day")
    func breaks() {
        var history = meditating("SSSS")
        #expect(history.analysis(on: day(6)).meditation.streak.current == 0)
        history.spend("1", on: .meditation, day: day(5))
        history.spend("5", on: .meditation, day: day(6))
        let streak = history.analysis(on: day(6)).meditation.streak
        #expect(streak.outcomes == "====x=")
        #expect(streak.current == 1)
    }

    @Test("S-06 a reward saves the streak of minutes as well")
    func heals() {
        #expect(meditating("SSSSSSS.S").analysis(on: day(9)).meditation.streak.outcomes == "=======+=")
    }

    @Test("S-07 a today without minutes, or with too few, is open", arguments: [nil, "1.4"])
    func todayIsOpen(_ minutes: String?) {
        var history = meditating("SSSS")
        if let minutes { history.spend(minutes, on: .meditation, day: day(5)) }
        let streak = history.analysis(on: day(5)).meditation.streak
        #expect(streak.outcomes == "====?")
        #expect(streak.current == 4)
        #expect(streak.isPending)
    }

    @Test("S-08 meditation and workouts have streaks of their own")
    func separate() {
        var history = meditating("SSSSS")
        history.draw(.workout, "S.SS?")
        let analysis = history.analysis(on: day(5))
        #expect(analysis.meditation.streak.outcomes == "=====")
        #expect(analysis.workout.streak.outcomes == "=x==?")
    }

    @Test("Breathing and meditation add up, workouts are separate")
    func kinds() {
        var history = HistoryBuilder()
        history.spend("1", on: .breathing, day: day(1))
        history.spend("1", on: .meditation, day: day(1))
        history.spend("1", on: .workout, day: day(1))
        let analysis = history.analysis(on: day(1))
        #expect(analysis.meditation.minutes == 2)
        #expect(analysis.meditation.days == 1)
        #expect(analysis.workout.minutes == 1)
        #expect(analysis.workout.days == 0)
    }

    @Test("Each family of streaks follows the policy chosen for it")
    func policies() {
        var history = HistoryBuilder(levels: "SSSSSSSES")
        history.draw(.meditation, "SSSSSSS.S")
        history.draw(.workout, "SSSSSSS.S")
        history.profile.policies.noalc = .classic
        history.profile.policies.meditation = .none
        let analysis = history.analysis(on: day(9))
        #expect(analysis.noalc.streak.current == 9)
        #expect(analysis.meditation.streak.current == 1)
        #expect(analysis.workout.streak.current == 9)
    }

    @Test("Without a session there is a streak of 0 days, and today is open")
    func empty() {
        let workout = meditating("SS").analysis(on: day(2)).workout
        #expect(workout.streak.current == 0)
        #expect(workout.minutes == 0)
        #expect(workout.streak.isPending)
        #expect(workout.streak.walk.isEmpty)
    }

    private func meditating(_ drawing: String) -> HistoryBuilder {
        var history = HistoryBuilder()
        history.draw(.meditation, drawing)
        return history
    }
}
