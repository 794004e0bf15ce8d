import Counting
import Model
import TestSupport
import Testing

@Suite("The risk time")
struct RiskTimeTests {
    /// Logs in the morning, afternoon, evening and night, and the part that must dominate.
    struct Example: Sendable, CustomTestStringConvertible {
        let name: String
        let logs: [Int]
        let risk: PartOfDay?

        var testDescription: String { name }
    }

    @Test(
        "T-26 it is the part with the most logs, from 40 % of at least five",
        arguments: [
            Example(name: "60 % in the afternoon", logs: [1, 6, 2, 1], risk: .afternoon),
            Example(name: "four logs are too few", logs: [0, 4, 0, 0], risk: nil),
            Example(name: "five are enough", logs: [0, 0, 0, 5], risk: .night),
            Example(name: "exactly 40 %", logs: [1, 1, 2, 1], risk: .evening),
            Example(name: "37.5 %", logs: [3, 2, 2, 1], risk: nil),
            Example(name: "39 of 100", logs: [21, 39, 20, 20], risk: nil),
            Example(name: "40 of 100", logs: [20, 40, 20, 20], risk: .afternoon),
            Example(name: "39.6 %, which is shown as 40 %", logs: [99, 51, 50, 50], risk: nil),
        ])
    func threshold(_ example: Example) {
        #expect(insights(example.logs).risk == example.risk)
    }

    @Test(
        "Ties go to the earlier in the order morning, afternoon, evening, night",
        arguments: [
            Example(name: "morning and night", logs: [3, 0, 0, 3], risk: .morning),
            Example(name: "afternoon and evening", logs: [0, 3, 3, 0], risk: .afternoon),
            Example(name: "evening and night", logs: [0, 0, 3, 3], risk: .evening),
            Example(name: "two of five each", logs: [0, 2, 1, 2], risk: .afternoon),
        ])
    func ties(_ example: Example) {
        #expect(insights(example.logs).risk == example.risk)
    }

    @Test("T-26 it is shown with its share")
    func share() {
        let insights = insights([1, 6, 2, 1])
        #expect(insights.sharePercent == [10, 60, 20, 10])
        #expect(insights.percent(of: .afternoon) == 60)
    }

    private func insights(_ logs: [Int]) -> TrackerInsights {
        var history = HistoryBuilder(.having(.awareness))
        for (count, hour) in zip(logs, ["07", "13", "19", "01"]) {
            for _ in 0..<count { history.log(at: "\(day(1))T\(hour):30") }
        }
        return history.tracker(on: day(1)).insights
    }
}
