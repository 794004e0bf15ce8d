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

    init(_ logs: [TrackerLog]) {
        self.logs = logs.count
        guard let first = logs.lazy.map(\.day).min(), let last = logs.lazy.map(\.day).max() else {
            (range, loggedDays, total, counts, totals) = (nil, 0, .zero, [], [])
            return
        }
        var counts = [Int](repeating: 0, count: first.distance(to: last) + 1)
        var totals = [FixedDecimal](repeating: .zero, count: counts.count)
        for log in logs {
            let offset = first.distance(to: log.day)
            counts[offset] += 1
            totals[offset] = totals[offset] + log.amount
        }
        range = first...last
        loggedDays = counts.count { $0 > 0 }
        total = totals.reduce(.zero, +)
        self.counts = counts
        self.totals = totals
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

extension TrackerLog {
    /// What the log adds to its day's total.
    fileprivate var amount: FixedDecimal {
        if case .amount(let amount) = value { return amount }
        return FixedDecimal(1)
    }
}
