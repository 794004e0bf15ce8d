package import Model

/// How often and how much was logged on each day.
///
/// A class, because it is large, it is read for every day, and nothing changes it.
package final class TrackerDays: Sendable {
    /// From the first logged day to the last, or in a window to its last day; nil if nothing was logged.
    package let range: ClosedRange<Day>?
    package let logs: Int
    /// Logs with a note, which may be blank.
    package let notes: Int
    /// Days with a log.
    package let loggedDays: Int
    /// Those of them on which something was done, as `isDone(on:)` has it.
    package let doneDays: Int
    /// The sum of a counter's values, a log without one counting 1, or of a number's; else the number of logs.
    package let total: FixedDecimal
    /// Of a number; nil for others, and where no log has a value.
    package let numbers: NumberSummary?
    // One for each day from the first logged one to the last; a window may go on after that.
    private let counts: ArraySlice<Int>
    /// Whether logs that add up to 0 say that nothing was done: of a counter without a limit.
    private let zeroIsNone: Bool
    private let totals: ArraySlice<FixedDecimal>
    /// Of a number; empty for others.
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

    /// The logs of a day.
    package func count(on day: Day) -> Int {
        guard let offset = offset(of: day) else { return 0 }
        return counts[offset]
    }

    /// Whether something was done on a day: it has a log, and those of a counter without a limit add up to more than 0.
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

    /// The days that met a target.
    package func days(meeting target: Tracker.DailyTarget) -> Int {
        range.map { days(meeting: target, in: $0) } ?? 0
    }

    /// The days of a span that met a target.
    package func days(meeting target: Tracker.DailyTarget, in days: ClosedRange<Day>) -> Int {
        days.count { value(on: $0).meets(target) }
    }

    /// The mean total of the days on which something was done, to a tenth; nil if there is none.
    package var meanTotal: FixedDecimal? { doneDays > 0 ? .mean(of: total, over: doneDays) : nil }

    /// The day's total, or the value of a number; 0 on a day without one.
    package func total(on day: Day) -> FixedDecimal {
        guard let offset = offset(of: day) else { return .zero }
        return totals[offset]
    }

    /// The day's value: of a number the summary of its values, of others the total of a day with a log.
    package func value(on day: Day) -> DayValue {
        guard let offset = offset(of: day) else { return .none }
        if !values.isEmpty { return values.indices.contains(offset) ? values[offset] : .none }
        return counts[offset] > 0 ? DayValue(totals[offset]) : .none
    }

    /// Whether a day meets the target of its tracker; false if there is none.
    package func meetsTarget(of tracker: Tracker, on day: Day) -> Bool {
        tracker.target.map { value(on: day).meets($0) } ?? false
    }

    /// The mean of the values of some days, to two places, and how many have one; nil if none has.
    package func mean(in days: ClosedRange<Day>) -> (value: FixedDecimal, days: Int)? {
        let values = days.map(value(on:)).filter(\.isKnown)
        return values.isEmpty ? nil : (DayValue.mean(of: values).rounded, values.count)
    }

    /// The last day with a value; nil without one.
    package var lastValueDay: Day? { range?.last { value(on: $0).isKnown } }

    /// The place of a day among the counts; nil before the first logged day and after the last.
    private func offset(of day: Day) -> Int? {
        guard let range else { return nil }
        let offset = range.lowerBound.distance(to: day)
        return counts.indices.contains(offset) ? offset : nil
    }
}

/// The day values of a number over the whole history, each to two places.
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
