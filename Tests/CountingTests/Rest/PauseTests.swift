import Counting
import Model
import TestSupport
import Testing

@Suite("V-05 A pause")
struct PauseTests {
    /// Meditation drawn from day 1, with pauses.
    private func meditation(_ drawing: String, today: Int? = nil, _ pauses: Pause...) -> Streak {
        var history = HistoryBuilder()
        history.profile.pauses = pauses
        history.draw(.meditation, drawing)
        return history.analysis(on: day(today ?? drawing.count)).meditation.streak
    }

    private func pause(_ first: Int, _ last: Int?, _ subjects: Pause.Subject...) -> Pause {
        Pause(
            span: DaySpan(first: day(first), last: last.map(day)), reason: "Holiday",
            subjects: subjects.isEmpty ? nil : Set(subjects))
    }

    @Test("V-05 a gap within it changes nothing: no joker is spent and no streak ends")
    func gapsRest() {
        let streak = meditation("SSS....SS", pause(4, 7))
        #expect(streak.outcomes == "===----==")
        #expect(streak.current == 5)
        #expect(streak.start == day(1))
    }

    @Test("V-05 a day that was logged all the same counts as good")
    func goodDays() { #expect(meditation("SS.S.SS", pause(3, 5)).outcomes == "==-=-==") }

    @Test("V-05 today rests while it lasts, and is not open")
    func today() {
        let streak = meditation("SS...", today: 5, pause(3, nil))
        #expect(streak.outcomes == "==---")
        #expect(streak.isPending == false)
        #expect(streak.current == 2)
    }

    @Test("V-05 before the first session nothing is open on a paused day")
    func nothingRecorded() {
        #expect(meditation("", today: 5, pause(3, nil)).isPending == false)
        #expect(meditation("", today: 5, pause(1, 4)).isPending)
    }

    @Test("V-05 the longest streak ends on its last good day, not on a day that rests")
    func longest() {
        let streak = meditation("SSS...", today: 10, pause(4, 6))
        #expect(streak.longest?.first == day(1))
        #expect(streak.longest?.last == day(3))
        #expect(streak.longest?.length == 3)
    }

    @Test("V-05 without named streaks it holds for all but the levels")
    func levels() {
        var history = HistoryBuilder(levels: "SS.SS")
        history.profile.pauses = [pause(3, 3)]
        #expect(history.analysis(on: day(5)).noalc.streak.outcomes == "==x==")
        history.profile.pauses = [pause(3, 3, .noalc)]
        let analysis = history.analysis(on: day(5))
        #expect(analysis.noalc.streak.outcomes == "==-==")
        #expect(analysis.totals.gap == 0)
        #expect(analysis.totals.paused == 1)
    }

    @Test("V-05 easy and wild days are missed wherever they fall")
    func missedDays() {
        var history = HistoryBuilder(levels: "SSEWS")
        history.profile.pauses = [pause(3, 4, .noalc)]
        #expect(history.analysis(on: day(5)).noalc.streak.outcomes == "==xx=")
    }

    @Test("V-05 sobriety and its timer know no pause")
    func sobriety() {
        var history = HistoryBuilder(levels: "SS.S")
        history.profile.pauses = [pause(3, 3, .noalc)]
        let sobriety = history.analysis(on: day(4)).sobriety
        #expect(sobriety.current?.length == 1)
        #expect(sobriety.timer?.start == history.instant("\(day(4))T00:00"))
    }

    @Test(
        "V-05 a tracker pauses by its id, or with all of them",
        arguments: [(Pause.Subject.tracker("reading"), "=-="), (.trackers, "=-="), (.tracker("other"), "=x=")])
    func trackers(_ subject: Pause.Subject, _ outcomes: String) {
        var history = HistoryBuilder(.having(.yesNo, id: "reading"), logs: "1.1")
        history.profile.pauses = [pause(2, 2, subject)]
        #expect(history.tracker(on: day(3)).streak?.outcomes == outcomes)
    }

    @Test("V-05 avoidance knows no pause: a log ends it all the same")
    func avoidance() {
        var history = HistoryBuilder(.saboteur((.avoidance, day(1))), logs: "..1.")
        history.profile.pauses = [pause(1, nil)]
        #expect(history.tracker(on: day(4)).streak?.outcomes == "==x=")
    }
}
