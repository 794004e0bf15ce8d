import Counting
import Model
import TestSupport
import Testing

/// The plans that are shown for a part of the day.
@Suite struct PlanFittingTests {
    @Test(
        "T-34 a plan fits by its part of the day, or by hours that overlap it, also over midnight",
        arguments: [
            (Tracker.Plan.Moment.part("evening"), [PartOfDay.evening]),
            (.part("night"), [.night]),
            (.hours(from: 21, to: 23), [.evening]),
            (.hours(from: 22, to: 1), [.evening, .night]),
            (.hours(from: 22, to: 0), [.evening]),
            (.hours(from: 11, to: 13), [.morning, .afternoon]),
            (.hours(from: 0, to: 24), PartOfDay.allCases),
        ])
    func overlap(_ moment: Tracker.Plan.Moment, _ parts: [PartOfDay]) {
        #expect(PartOfDay.allCases.filter(moment.overlaps) == parts)
    }

    @Test("T-34 the plan for the time and its usual trigger is first, one for another time or trigger is left out")
    func order() {
        let plans = [
            plan("always"), plan("other trigger", trigger: "stress"), plan("trigger", trigger: "boredom"),
            plan("time", .part("evening")), plan("other time", .part("morning"), trigger: "boredom"),
            plan("time, other trigger", .part("evening"), trigger: "stress"),
            plan("both", .hours(from: 20, to: 22), trigger: "boredom"),
        ]
        let fitting = plans.fitting(.evening) { $0 == "boredom" }
        #expect(fitting.map(\.action) == ["both", "trigger", "time", "time, other trigger", "always"])
    }

    private func plan(_ action: String, _ moment: Tracker.Plan.Moment? = nil, trigger: String? = nil) -> Tracker.Plan {
        Tracker.Plan(moment: moment, trigger: trigger, action: action)
    }
}
