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
    private let parts: [SIMD4<Int32>]

    init(_ tally: TrackerTally) {
        range = tally.range
        logs = tally.logs
        counts = tally.counts
        totals = tally.totals
        parts = tally.parts
        loggedDays = counts.count { $0 > 0 }
        total = totals.reduce(.zero, +)
    }

    /// The logs of a day.
    package func count(on day: Day) -> Int {
        guard let range, range.contains(day) else { return 0 }
        return counts[range.lowerBound.distance(to: day)]
    }

    /// The logs of some days by part of the day, in the order of `PartOfDay.allCases`.
    func countsByPart(in days: ClosedRange<Day>) -> [Int] {
        guard let range, range.overlaps(days) else { return PartOfDay.allCases.map { _ in 0 } }
        let sum = days.clamped(to: range).reduce(SIMD4<Int32>.zero) { $0 &+ parts[range.lowerBound.distance(to: $1)] }
        return PartOfDay.allCases.indices.map { Int(sum[$0]) }
    }

    /// The days whose total reached a goal.
    package func days(reaching goal: FixedDecimal) -> Int {
        totals.count { goal <= $0 }
    }

    /// The days of a span whose total reached a goal.
    package func days(reaching goal: FixedDecimal, in days: ClosedRange<Day>) -> Int {
        days.count { goal <= total(on: $0) }
    }

    /// The mean total of the days with a log, to a tenth; nil where there is none.
    package var meanTotal: FixedDecimal? { loggedDays > 0 ? .mean(of: total, over: loggedDays) : nil }

    /// The day's total.
    package func total(on day: Day) -> FixedDecimal {
        guard let range, range.contains(day) else { return .zero }
        return totals[range.lowerBound.distance(to: day)]
    }
}
