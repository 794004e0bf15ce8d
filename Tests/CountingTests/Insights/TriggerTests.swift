import Counting
import Model
import TestSupport
import Testing

@Suite("Triggers and places")
struct TriggerTests {
    @Test("T-13 a log keeps when, where and why")
    func whenWhereWhy() {
        var history = HistoryBuilder(.having(.awareness))
        history.log(at: "2025-01-06T15:20", trigger: "Boredom", place: "Work")
        history.log(at: "2025-01-06T21:05", trigger: "Habit", place: "Home")
        let insights = history.tracker(on: day(1)).insights
        #expect(insights.byHour[15] == 1)
        #expect(insights.byHour[21] == 1)
        #expect(insights.triggers.map(\.name) == ["Boredom", "Habit"])
        #expect(insights.places.map(\.name) == ["Home", "Work"])
    }

    @Test("T-27 the most frequent trigger is first, equal ones by name")
    func order() {
        let triggers = triggers("Habit", "Stress", "boredom", "Stress", "Anger", "Habit", "Stress")
        #expect(
            triggers == [
                "Stress 3", "Habit 2",
                "Anger 1", "boredom 1",
            ])
    }

    @Test("T-27 names are one whatever their case and the spaces around them, shown as first written")
    func merged() {
        #expect(
            triggers("  stress", "Stress", "STRESS ", "Langeweile") == [
                "stress 3", "Langeweile 1",
            ])
        #expect(triggers("ÄRGER", "Ärger", "ärger") == ["ÄRGER 3"])
        #expect(triggers("on the go", "on  the go").count == 2, "spaces inside a name belong to it")
    }

    @Test("T-27 logs without a trigger are not counted among them")
    func withoutTrigger() {
        var history = HistoryBuilder(.having(.awareness), logs: "9")
        history.log(at: "\(day(1))T13:00", trigger: "Stress")
        let insights = history.tracker(on: day(1)).insights
        #expect(insights.triggers.map(\.written) == ["Stress 1"])
        #expect(insights.places.isEmpty)
    }

    @Test("T-27 each tracker has triggers of its own")
    func perTracker() {
        var history = HistoryBuilder()
        history.add(.having(.awareness, id: "scrolling"))
        history.add(.having(.awareness, id: "snacking"))
        history.log(at: "\(day(1))T13:00", of: 0, trigger: "Stress")
        history.log(at: "\(day(1))T13:00", of: 1, trigger: "Hunger")
        let trackers = history.analysis(on: day(1)).trackers
        #expect(trackers.map { $0.insights.triggers.map(\.name) } == [["Stress"], ["Hunger"]])
    }

    private func triggers(_ names: String...) -> [String] {
        var history = HistoryBuilder(.having(.awareness))
        for name in names { history.log(at: "\(day(1))T13:00", trigger: name) }
        return history.tracker(on: day(1)).insights.triggers.map(\.written)
    }
}
