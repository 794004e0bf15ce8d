import Counting
import Model
import TestSupport
import Testing

@Suite("The trend over weeks")
struct TrendTests {
    /// Logs of each complete week, and the claim about the last four compared with the four before.
    struct Example: Sendable, CustomTestStringConvertible {
        let name: String
        let weeks: [Int]
        let direction: WeeklyTrend.Direction
        let percent: Int?

        init(_ name: String, _ weeks: [Int], _ direction: WeeklyTrend.Direction, _ percent: Int?) {
            (self.name, self.weeks, self.direction, self.percent) = (name, weeks, direction, percent)
        }

        var testDescription: String { name }
    }

    @Test(
        "T-28 a change of 10 % is less or more, a smaller one steady",
        arguments: [
            Example("exactly 10 % less", [10, 10, 10, 10, 9, 9, 9, 9], .less, -10),
            Example("exactly 10 % more", [10, 10, 10, 10, 11, 11, 11, 11], .more, 10),
            Example("7.5 % less, rounded away from zero", [10, 10, 10, 10, 9, 9, 9, 10], .steady, -8),
            Example("7.5 % more, rounded away from zero", [10, 10, 10, 10, 11, 11, 11, 10], .steady, 8),
            Example("9.8 % less, which is shown as 10 %", [41, 0, 0, 0, 37, 0, 0, 0], .steady, -10),
            Example("the same", [3, 0, 5, 2, 2, 5, 0, 3], .steady, 0),
            Example("a quarter less", [4, 4, 4, 4, 3, 3, 3, 3], .less, -25),
            Example("to nothing", [1, 2, 3, 4, 0, 0, 0, 0], .less, -100),
            Example("more than double", [1, 1, 1, 1, 2, 2, 2, 3], .more, 125),
            Example("from nothing to something", [1, 0, 0, 0, 0, 1, 0, 0, 0], .more, nil),
            Example("from nothing to nothing", [1, 0, 0, 0, 0, 0, 0, 0, 0], .steady, nil),
            Example("older weeks are not compared", [90, 90, 2, 2, 2, 2, 2, 2, 2, 2], .steady, 0),
        ])
    func direction(_ example: Example) {
        let trend = weekly(example.weeks).insights.trend
        #expect(trend.comparison?.direction == example.direction)
        #expect(trend.comparison?.percent == example.percent)
    }

    @Test("T-28 under eight complete weeks there is neither trend nor progress", arguments: [0, 1, 7])
    func tooFewWeeks(_ weeks: Int) {
        let trend = weekly([Int](repeating: 2, count: weeks), running: 5).insights.trend
        #expect(trend.comparison == nil)
        #expect(trend.progressPercent == nil)
    }

    @Test("T-28 the running week is shown but not compared")
    func runningWeek() {
        let trend = weekly([5, 5, 5, 5, 5, 5, 5, 5], running: 90).insights.trend
        #expect(trend.weeks.map(\.count) == [5, 5, 5, 5, 5, 5, 5, 5, 90])
        #expect(trend.comparison?.direction == .steady)
        #expect(trend.progressPercent == 0)
    }

    @Test("The week is complete on the Monday after it, not on its Sunday")
    func completeOnMonday() {
        let history = HistoryBuilder(.having(.awareness), logs: "1" * 56)
        #expect(history.tracker(on: day(56)).insights.trend.comparison == nil)
        #expect(history.tracker(on: day(57)).insights.trend.comparison?.direction == .steady)
    }

    @Test("The week of the first log is the first, on whichever day of it that was")
    func firstWeek() {
        var history = HistoryBuilder(.having(.awareness))
        history.drawLogs("1", from: day(7))
        let trend = history.tracker(on: day(57)).insights.trend
        #expect(trend.weeks.count == 9)
        #expect(trend.comparison?.percent == -100)
    }

    @Test("Weeks without a log are weeks of zero, from the first log's through the running one")
    func zerosIncluded() {
        let weeks = weekly([2, 0, 0, 1]).insights.trend.weeks
        #expect(weeks.map(\.count) == [2, 0, 0, 1, 0])
        #expect(weeks.map(\.week.description) == ["2025-W02", "2025-W03", "2025-W04", "2025-W05", "2025-W06"])
    }

    @Test(
        "T-28 progress is the last four complete weeks against the first four",
        arguments: [
            ([10, 10, 10, 10, 50, 50, 6, 6, 6, 6], -40), ([10, 10, 10, 10, 9, 9, 9, 10], -8),
            ([1, 0, 0, 0, 9, 0, 0, 0, 7], 600), ([1, 1, 1, 1, 0, 0, 0, 0], -100),
            ([2, 2, 2, 2, 2, 2, 2, 2], 0),
        ])
    func progress(_ weeks: [Int], _ percent: Int) {
        #expect(weekly(weeks).insights.trend.progressPercent == percent)
    }

    @Test("Weeks are those of ISO 8601, whatever weekday the calendar begins with", arguments: Weekday.allCases)
    func isoWeeks(_ weekStart: Weekday) {
        var history = HistoryBuilder(.having(.awareness), logs: "......11")
        history.profile.weekStart = weekStart
        #expect(history.tracker(on: day(8)).insights.trend.weeks.map(\.count) == [1, 1])
    }

    @Test("Weeks go on over the turn of the year")
    func turnOfTheYear() {
        var history = HistoryBuilder(.having(.awareness))
        history.drawLogs("1", from: date("2024-12-29"))
        history.drawLogs("1", from: date("2024-12-30"))
        let weeks = history.tracker(on: date("2025-01-06")).insights.trend.weeks
        #expect(weeks.map(\.week.description) == ["2024-W52", "2025-W01", "2025-W02"])
        #expect(weeks.map(\.count) == [1, 1, 0])
    }

    /// A tracker with this number of logs in each complete week, seen on the Monday of the running one.
    private func weekly(_ counts: [Int], running: Int = 0) -> TrackerAnalysis {
        var history = HistoryBuilder(.having(.awareness))
        for (week, count) in (counts + [running]).enumerated() {
            for _ in 0..<count { history.drawLogs("1", from: day(1 + 7 * week)) }
        }
        return history.tracker(on: day(1 + 7 * counts.count))
    }
}
