import ProgressModel

/// The values of a number tracker's days, while its logs are read.
struct NumberTally {
    /// What is known of a day so far.
    private struct Day {
        var sum = FixedDecimal.zero
        var count = 0
        /// When the last value was logged; nil where no value had a time.
        var instant: Instant?
    }

    private let summary: Tracker.Summary
    private let first: ProgressModel.Day
    private var days: [Day]

    init(_ summary: Tracker.Summary, in range: ClosedRange<ProgressModel.Day>) {
        self.summary = summary
        first = range.lowerBound
        days = [Day](repeating: Day(), count: range.lowerBound.distance(to: range.upperBound) + 1)
    }

    /// Adds a log; one without a value adds nothing.
    mutating func add(_ row: LogTable.Row, on day: ProgressModel.Day, of table: LogTable) {
        guard case .amount(let value) = table.value(row.value) else { return }
        let offset = first.distance(to: day)
        switch summary {
        case .sum, .mean:
            days[offset].sum = days[offset].sum + value
        case .last:
            // Without a time it comes before those with one; equal instants are in reading order.
            if let last = days[offset].instant, row.instant.map({ $0 < last }) ?? true { return }
            days[offset].sum = value
            days[offset].instant = row.instant
        }
        days[offset].count += 1
    }

    /// The value of each day.
    var values: [DayValue] {
        days.map { day in
            day.count == 0 ? .none : DayValue(day.sum, over: summary == .mean ? day.count : 1)
        }
    }
}
