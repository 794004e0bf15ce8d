package import Model

/// The number and amount of logs on each day; a class, because it is large, immutable and read for every day.
package final class TrackerDays: Sendable {
    /// From the first logged day to the last, or to the last day of a window; nil without logs.
    package let range: ClosedRange<Day>?
    package let logs: Int
    /// Logs with a note, which may be blank.
    package let notes: Int
    package let loggedDays: Int
    /// Those of them on which `isDone(on:)` is true.
    package let doneDays: Int
    /// The sum of a counter's values, where a log without one is 1, or of a number's; else the number of logs.
    package let total: FixedDecimal
    /// The summary of a number; nil for other modes, and if no log has a value.
    package let numbers: NumberSummary?
    // One for each day from the first logged one to the last; a window may extend beyond that.
    private let counts: ArraySlice<Int>
    /// Whether logs that add up to 0 mean that nothing was done, as for a counter without a limit.
    private let zeroIsNone: Bool
    private let totals: ArraySlice<FixedDecimal>
    private let values: ArraySlice<DayValue>
    private let parts: ArraySlice<SIMD4<Int32>>

    init(_ tally: TrackerTally, of tracker: Tracker) {
        zeroIsNone = tracker.mode == .counter && tracker.dailyLimit == nil
        range = tally.range
        logs = tally.logs
        notes = tally.notes
        counts = tally.counts[...]
        totals = tally.values.isEmpty ? tally.totals[...] : tally.values.map(\.shown)[...]
        values = tally.values[...]
        parts = tally.parts[...]
        loggedDays = counts.count { $0 > 0 }
        let none = zeroIsNone ? zip(counts, totals).count { $0 > 0 && $1 == .zero } : 0
        doneDays = loggedDays - none
        total = totals.reduce(.zero, +)
        numbers = NumberSummary(tally.values)
    }

    private init(_ whole: TrackerDays, in range: ClosedRange<Day>?) {
        self.range = range
        (logs, notes, loggedDays, doneDays, total, numbers) = (0, 0, 0, 0, .zero, nil)
        zeroIsNone = whole.zeroIsNone
        let days = range.map { $0.lowerBound.distance(to: $0.upperBound) + 1 } ?? 0
        (counts, totals, values, parts) = (
            whole.counts.prefix(days), whole.totals.prefix(days), whole.values.prefix(days), whole.parts.prefix(days)
        )
    }

    /// The days up to one, O(1); the sums over all days are left out.
    func window(through last: Day) -> TrackerDays {
        guard let range, range.lowerBound <= last else { return TrackerDays(self, in: nil) }
        return TrackerDays(self, in: range.lowerBound...last)
    }

    package func count(on day: Day) -> Int {
        guard let offset = offset(of: day) else { return 0 }
        return counts[offset]
    }

    /// Whether something was done on a day: it has a log, and for a counter without a limit a total above 0.
    package func isDone(on day: Day) -> Bool {
        count(on: day) > 0 && !(zeroIsNone && total(on: day) == .zero)
    }

    /// The last day with a log; nil if nothing was logged; O(days after it).
    package var lastLoggedDay: Day? {
        range.flatMap { range in counts.lastIndex { $0 > 0 }.map { range.lowerBound.advanced(by: $0) } }
    }

    /// The logs of some days by part of the day, in the order of `PartOfDay.allCases`.
    func countsByPart(in days: ClosedRange<Day>) -> [Int] {
        let sum = days.reduce(into: SIMD4<Int32>.zero) { sum, day in
            if let offset = offset(of: day) { sum &+= parts[offset] }
        }
        return PartOfDay.allCases.indices.map { Int(sum[$0]) }
    }

    package func days(meeting target: Tracker.DailyTarget) -> Int {
        range.map { days(meeting: target, in: $0) } ?? 0
    }

    package func days(meeting target: Tracker.DailyTarget, in days: ClosedRange<Day>) -> Int {
        days.count { value(on: $0).meets(target) }
    }

    /// The mean total of the days on which something was done, to a tenth; nil without any.
    package var meanTotal: FixedDecimal? { doneDays > 0 ? .mean(of: total, over: doneDays) : nil }

    /// The day's total, or its value for a number; 0 on a day without one.
    package func total(on day: Day) -> FixedDecimal {
        guard let offset = offset(of: day) else { return .zero }
        return totals[offset]
    }

    /// The day's value: for a number the summary of its values, else the total of a day with a log.
    package func value(on day: Day) -> DayValue {
        guard let offset = offset(of: day) else { return .none }
        if !values.isEmpty { return values.indices.contains(offset) ? values[offset] : .none }
        return counts[offset] > 0 ? DayValue(totals[offset]) : .none
    }

    /// Whether a day meets the tracker's target; false without a target.
    package func meetsTarget(of tracker: Tracker, on day: Day) -> Bool {
        tracker.target.map { value(on: day).meets($0) } ?? false
    }

    /// The mean of the values of some days, to two places, and the number of days with a value; nil without any.
    package func mean(in days: ClosedRange<Day>) -> (value: FixedDecimal, days: Int)? {
        let values = days.map(value(on:)).filter(\.isKnown)
        return values.isEmpty ? nil : (DayValue.mean(of: values).rounded, values.count)
    }

    /// The last day with a value; nil without one.
    package var lastValueDay: Day? { range?.last { value(on: $0).isKnown } }

    /// The index of a day in the counts; nil before the first logged day and after the last.
    private func offset(of day: Day) -> Int? {
        guard let range else { return nil }
        let offset = range.lowerBound.distance(to: day)
        return counts.indices.contains(offset) ? offset : nil
    }
}

/// The distribution of the daily values of a number, each to two places.
package struct NumberSummary: Sendable, Hashable {
    package let latest, mean, min, max: FixedDecimal

    /// Nil if no day has a value.
    init?(_ values: [DayValue]) {
        let known = values.filter(\.isKnown)
        guard let latest = known.last, let least = known.min(by: { $0.isLess(than: $1) }),
            let most = known.max(by: { $0.isLess(than: $1) })
        else { return nil }
        self.latest = latest.rounded
        mean = DayValue.mean(of: known).rounded
        min = least.rounded
        max = most.rounded
    }
}
