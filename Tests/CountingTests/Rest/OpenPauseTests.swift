import Counting
import Model
import TestSupport
import Testing

@Suite("V-05 What pauses mean beyond streaks")
struct OpenPauseTests {
    private func pause(_ first: Int, _ last: Int? = nil, _ subjects: Set<Pause.Subject>? = nil) -> Pause {
        Pause(span: DaySpan(first: day(first), last: last.map(day)), reason: nil, subjects: subjects)
    }

    @Test("V-05 a pause without an end is asked about once it began more than 14 days ago, and not in public")
    func openPauses() {
        var history = HistoryBuilder(levels: "S")
        history.profile.pauses = [pause(1), pause(1, 3), pause(2), pause(90)]
        #expect(history.analysis(on: day(15)).openPauses.isEmpty)
        #expect(history.analysis(on: day(16)).openPauses.map(\.days) == [15])
        #expect(history.analysis(on: day(17)).openPauses.map(\.days) == [16, 15])
        #expect(history.analysis(on: day(17)).publicEdition.openPauses.isEmpty)
    }

    @Test("V-05 V-07 paused days aren't days of an activity, even if its streak counts weeks")
    func details() {
        var history = HistoryBuilder()
        history.draw(.workout, "S.S.S.........S")
        history.profile.schedules.workout = .perWeek(3)
        history.profile.pauses = [pause(8, 14)]
        let weekdays = history.analysis(on: day(15)).details(of: .workout).weekdays
        #expect(weekdays.map(\.days) == [2, 1, 1, 1, 1, 1, 1])
    }
}
