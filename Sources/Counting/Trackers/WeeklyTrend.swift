package import Model

/// The logs by week, and their trend.
package struct WeeklyTrend: Sendable {
    package enum Direction: String, Sendable {
        case less, more, steady
    }

    /// The last four complete weeks compared with the four before.
    package struct Comparison: Sendable {
        package let direction: Direction
        /// The direction that a headline may claim; nil if the difference can be chance.
        package let claim: WeekDirection?
        /// The change in percent of the earlier mean; nil if that is 0.
        package let percent: Int?
        /// Logs a week in the last four complete weeks, and in the four before.
        package let recentMean, meanBefore: FixedDecimal
    }

    /// From the week of the first log through the running one, including zeros; empty without logs.
    package let weeks: [(week: Week, count: Int)]
    /// Nil with fewer than eight complete weeks.
    package let comparison: Comparison?
    /// The change from the first four complete weeks to the last four, in percent; nil below eight, or from 0.
    package let progressPercent: Int?

    /// Logs in the last four complete weeks; nil with fewer than four.
    package var lastFourWeeks: Int? {
        let complete = weeks.dropLast()
        return complete.count >= 4 ? complete.suffix(4).reduce(0) { $0 + $1.count } : nil
    }

    /// Logs in the first four complete weeks; nil with fewer than four.
    package var firstFourWeeks: Int? {
        let complete = weeks.dropLast()
        return complete.count >= 4 ? complete.prefix(4).reduce(0) { $0 + $1.count } : nil
    }

    init(_ days: TrackerDays, today: Day) {
        let running = Week(containing: today)
        guard let range = days.range else {
            (weeks, comparison, progressPercent) = ([], nil, nil)
            return
        }
        let first = Week(containing: range.lowerBound)
        var counts = [Int](repeating: 0, count: first.distance(to: running) + 1)
        for day in range { counts[first.monday.distance(to: day) / 7] += days.count(on: day) }
        weeks = counts.enumerated().map { (first.advanced(by: $0), $1) }
        let complete = counts.dropLast()
        guard complete.count >= 8 else {
            (comparison, progressPercent) = (nil, nil)
            return
        }
        let last = complete.suffix(4)
        comparison = WeeklyTrend.compare(last, with: complete.dropLast(4).suffix(4))
        progressPercent = WeeklyTrend.change(from: complete.prefix(4).reduce(0, +), to: last.reduce(0, +))
    }

    /// A change below ten percent is neither `less` nor `more`.
    private static func compare(_ weeks: ArraySlice<Int>, with weeksBefore: ArraySlice<Int>) -> Comparison {
        let (last, before) = (weeks.reduce(0, +), weeksBefore.reduce(0, +))
        let direction: Direction
        if before == 0 {
            direction = last > 0 ? .more : .steady
        } else {
            direction = last * 10 <= before * 9 ? .less : last * 10 >= before * 11 ? .more : .steady
        }
        return Comparison(
            direction: direction,
            claim: WeekDirection(from: weeksBefore.map(WeekNumber.init), to: weeks.map(WeekNumber.init)),
            percent: change(from: before, to: last),
            recentMean: .mean(of: FixedDecimal(last), over: 4), meanBefore: .mean(of: FixedDecimal(before), over: 4))
    }

    private static func change(from before: Int, to last: Int) -> Int? {
        guard before > 0 else { return nil }
        return Int(divideRounding(Int128(last - before) * 100, by: Int128(before)))
    }
}
