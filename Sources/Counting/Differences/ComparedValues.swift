import Model

/// The value of a day, and what every comparison asks of the day.
struct ComparedValue: Sendable {
    /// Days since 1970-01-01.
    let day: Int
    let value: Double
    /// Weeks counted from a Monday on.
    let week: Int
    /// Days of one stratum are compared with each other: the weekday, 0–6 from Monday on, or 0 of every day.
    let stratum: Int

    fileprivate init(_ day: Int, _ value: Double, isWhole: Bool) {
        let weekday = Day(number: day).weekday.rawValue
        (self.day, self.value) = (day, value)
        week = (day + 3 - weekday) / 7
        stratum = isWhole ? 0 : weekday
    }
}

/// The values of one thing on its days, without what changed slowly: how far each lies from what was usual around it.
struct ComparedValues: Sendable {
    /// Ascending by day; those around which too little is known are left out.
    let values: [ComparedValue]
    /// The places of the values in the window around each; empty if values are as they are, and days of all weekdays are
    /// compared with each other: the groups are weekdays.
    let windows: [Range<Int>]
    /// How far days usually lie from what is usual: the standard deviation of the values.
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
            guard !usual[index].isNaN else { continue }
            kept.append(days[index])
            // To nine places, as values have: what only rounding makes is nothing.
            rest.append(FixedDecimal.nearest(to: values[index] - usual[index]))
        }
        let limit = change == .runningMedian ? ComparedValues.furthest * rest.middleHalf : 0
        if limit > 0 { rest = rest.map { max(-limit, min(limit, $0)) } }
        self.init(zip(kept, rest).map { (Day(number: $0), $1) }, isWhole: false)
    }

    /// The values as they are; whole ones of weekdays that are compared within their weeks.
    init(_ values: [(day: Day, value: Double)], isWhole: Bool) {
        self.values = values.map { ComparedValue($0.number, $1, isWhole: isWhole) }
        windows = isWhole ? [] : SlowChange.windows(around: values.map(\.day.number))
        spread = values.map(\.value).deviation
    }

    /// How closely two things go together, from -1 to 1: the correlation (Pearson's) on the days that have both; nil with
    /// fewer of them than a comparison takes.
    func correlation(with other: ComparedValues) -> Double? {
        let others = Dictionary(uniqueKeysWithValues: other.values.map { ($0.day, $0.value) })
        let both = values.compactMap { value in others[value.day].map { (value.value, $0) } }
        let (left, right) = (both.map(\.0), both.map(\.1))
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

/// How the slow change of values is found: what is usual in the 28 days around each (Documentation/counting.md, section 8).
enum SlowChange: Sendable {
    /// For what is measured: a single odd value does not move it.
    case runningMedian
    /// For what has few steps, such as moods, and what was or was not: a median of these jumps.
    case runningMean

    /// The window goes from so many days before a day to one fewer after it: four whole weeks.
    static let daysBefore = 14
    /// With fewer values in the window nothing is known about what is usual.
    static let fewestValues = 7

    /// The places of the values in the window around each; `days` are ascending, and each has a value; O(values).
    static func windows(around days: [Int]) -> [Range<Int>] {
        var (first, end) = (0, 0)
        return days.map { day in
            while end < days.count, days[end] < day + SlowChange.daysBefore { end += 1 }
            while days[first] < day - SlowChange.daysBefore { first += 1 }
            return first..<end
        }
    }

    /// What is usual around each day; NaN around a day with fewer values than `fewestValues` in the window.
    ///
    /// `days` are ascending, and each has a value. O(values × window).
    func around(_ days: [Int], _ values: [Double]) -> [Double] {
        // Of the values in the last window.
        var (last, sum) = (0..<0, 0.0)
        var ascending: [Double] = []
        return SlowChange.windows(around: days).map { window in
            for index in last.upperBound..<window.upperBound {
                sum += values[index]
                guard self == .runningMedian else { continue }
                ascending.insert(values[index], at: ascending.partitioningIndex { $0 >= values[index] })
            }
            for index in last.lowerBound..<window.lowerBound {
                sum -= values[index]
                guard self == .runningMedian else { continue }
                ascending.remove(at: ascending.partitioningIndex { $0 >= values[index] })
            }
            last = window
            let count = window.count
            guard count >= SlowChange.fewestValues else { return .nan }
            return self == .runningMean
                ? sum / Double(count) : (ascending[(count - 1) / 2] + ascending[count / 2]) / 2
        }
    }
}
