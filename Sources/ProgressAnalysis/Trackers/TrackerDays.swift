package import ProgressModel

/// How often and how much was logged on each day.
package struct TrackerDays: Sendable {
    /// From the first logged day to the last, or in a window to its last day; nil where nothing was logged.
    package let range: ClosedRange<Day>?
    /// All logs.
    package let logs: Int
    /// Logs with a note, which may be blank.
    package let notes: Int
    /// Days with a log.
    package let loggedDays: Int
    /// The sum of a counter's values, a log without one counting 1; else the number of logs.
    package let total: FixedDecimal
    // One for each day from the first logged one to the last; a window may go on after that.
    private let counts: ArraySlice<Int>
    private let totals: ArraySlice<FixedDecimal>
    private let parts: ArraySlice<SIMD4<Int32>>

    init(_ tally: TrackerTally) {
        range = tally.range
        logs = tally.logs
        notes = tally.notes
        counts = tally.counts[...]
        totals = tally.totals[...]
        parts = tally.parts[...]
        loggedDays = counts.count { $0 > 0 }
        total = totals.reduce(.zero, +)
    }

    private init(_ whole: TrackerDays, in range: ClosedRange<Day>?) {
        self.range = range
        (logs, notes, loggedDays, total) = (0, 0, 0, .zero)
        let days = range.map { $0.lowerBound.distance(to: $0.upperBound) + 1 } ?? 0
        (counts, totals, parts) = (
            whole.counts.prefix(days), whole.totals.prefix(days), whole.parts.prefix(days)
        )
    }

    /// The days up to one, O(1); the sums over all days are left out.
    func window(through last: Day) -> TrackerDays {
        guard let range, range.lowerBound <= last else { return TrackerDays(self, in: nil) }
        return TrackerDays(self, in: range.lowerBound...last)
    }

    /// The logs of a day.
    package func count(on day: Day) -> Int {
        guard let offset = offset(of: day) else { return 0 }
        return counts[offset]
    }

    /// The logs of some days by part of the day, in the order of `PartOfDay.allCases`.
    func countsByPart(in days: ClosedRange<Day>) -> [Int] {
        let sum = days.reduce(into: SIMD4<Int32>.zero) { sum, day in
            if let offset = offset(of: day) { sum &+= parts[offset] }
        }
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
        guard let offset = offset(of: day) else { return .zero }
        return totals[offset]
    }

    /// The place of a day among the counts; nil before the first logged day and after the last.
    private func offset(of day: Day) -> Int? {
        guard let range else { return nil }
        let offset = range.lowerBound.distance(to: day)
        return counts.indices.contains(offset) ? offset : nil
    }
}
