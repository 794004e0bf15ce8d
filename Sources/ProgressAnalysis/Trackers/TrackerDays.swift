package import ProgressModel

/// How often and how much was logged on each day.
package struct TrackerDays: Sendable {
    /// The first and last logged day; nil where nothing was logged.
    package let range: ClosedRange<Day>?
    /// All logs.
    package let logs: Int
    /// Days with a log.
    package let loggedDays: Int
    /// The sum of a counter's values, a log without one counting 1; else the number of logs.
    package let total: FixedDecimal
    private let counts: [Int]
    private let totals: [FixedDecimal]

    init(_ tally: TrackerTally) {
        range = tally.range
        logs = tally.logs
        counts = tally.counts
        totals = tally.totals
        loggedDays = counts.count { $0 > 0 }
        total = totals.reduce(.zero, +)
    }

    /// The logs of a day.
    package func count(on day: Day) -> Int {
        guard let range, range.contains(day) else { return 0 }
        return counts[range.lowerBound.distance(to: day)]
    }

    /// The days whose total reached a goal.
    package func days(reaching goal: FixedDecimal) -> Int {
        totals.count { goal <= $0 }
    }

    /// The mean total of the days with a log, to a tenth; nil where there is none.
    package var meanTotal: FixedDecimal? { loggedDays > 0 ? .mean(of: total, over: loggedDays) : nil }

    /// The day's total.
    package func total(on day: Day) -> FixedDecimal {
        guard let range, range.contains(day) else { return .zero }
        return totals[range.lowerBound.distance(to: day)]
    }
}
