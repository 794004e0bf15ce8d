import ProgressModel

/// The values of one thing on its days, without what changed slowly: how far each lies from what was usual around it.
struct ComparedValues: Sendable {
    /// Days since 1970-01-01, ascending; those around which too little is known are left out.
    let days: [Int]
    /// One for each day.
    let values: [Double]
    /// How far days usually lie from what is usual: the standard deviation of `values`.
    let spread: Double

    /// A measured value further from what is usual than so many times the middle half counts as that far.
    ///
    /// So a slip of the pen or of a device decides nothing. What is written down has few steps, and rare ones are no slips.
    private static let furthest = 3.0

    /// `values` are ascending by day, one a day; O(values × log values).
    init(_ values: [(day: Day, value: FixedDecimal)], without change: SlowChange) {
        let days = values.map(\.day.number)
        let values = values.map(\.value.double)
        let usual = change.around(days, values)
        var (kept, rest): ([Int], [Double]) = ([], [])
        for index in values.indices {
            guard let usual = usual[index] else { continue }
            kept.append(days[index])
            // To nine places, as values have: what only rounding makes is nothing.
            rest.append(FixedDecimal.nearest(to: values[index] - usual))
        }
        let limit = change == .runningMedian ? ComparedValues.furthest * rest.middleHalf : 0
        self.days = kept
        self.values = limit > 0 ? rest.map { max(-limit, min(limit, $0)) } : rest
        spread = self.values.deviation
    }

    /// The values as they are, where weekdays are compared within their weeks.
    init(whole values: [(day: Day, value: Double)]) {
        days = values.map(\.day.number)
        self.values = values.map(\.value)
        spread = self.values.deviation
    }

    /// How closely two things go together, from -1 to 1: the correlation (Pearson's) on the days that have both; nil with
    /// fewer of them than a comparison takes.
    func correlation(with other: ComparedValues) -> Double? {
        var (left, right): ([Double], [Double]) = ([], [])
        var index = 0
        for (day, value) in zip(days, values) {
            while index < other.days.count, other.days[index] < day { index += 1 }
            guard index < other.days.count, other.days[index] == day else { continue }
            left.append(value)
            right.append(other.values[index])
        }
        guard left.count >= GroupDifference.fewestDays else { return nil }
        let (leftMean, rightMean) = (left.mean, right.mean)
        let together = zip(left, right).reduce(0.0) { $0 + ($1.0 - leftMean) * ($1.1 - rightMean) }
        let whole = left.deviation * right.deviation * Double(left.count)
        return whole > 0 ? together / whole : nil
    }
}

extension [Double] {
    fileprivate var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }

    fileprivate var deviation: Double {
        let mean = mean
        return isEmpty ? 0 : (reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(count)).squareRoot()
    }

    /// The distance between the first and the third quartile, which lie between the closest ranks as those of `Spread` do.
    fileprivate var middleHalf: Double {
        guard !isEmpty else { return 0 }
        let ascending = sorted()
        func quantile(_ quarters: Int) -> Double {
            let (place, rest) = ((count - 1) * quarters).quotientAndRemainder(dividingBy: 4)
            let above = ascending[Swift.min(place + 1, count - 1)]
            return ascending[place] + (above - ascending[place]) * Double(rest) / 4
        }
        return quantile(3) - quantile(1)
    }
}
