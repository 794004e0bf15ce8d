import Model

/// The value of a day, with what a comparison needs to know of the day.
struct ComparedValue: Sendable {
    /// Days since 1970-01-01.
    let day: Int
    let value: Double
    /// The number of weeks since a fixed Monday.
    let week: Int
    /// Days are compared within a stratum: their weekday, 0–6 from Monday, or 0 for all days.
    let stratum: Int

    fileprivate init(_ day: Int, _ value: Double, isWhole: Bool) {
        let weekday = Day(number: day).weekday.rawValue
        (self.day, self.value) = (day, value)
        week = (day + 3 - weekday) / 7
        stratum = isWhole ? 0 : weekday
    }
}

/// The values of one thing by day without their slow change: their distance from the usual value around them.
struct ComparedValues: Sendable {
    /// Ascending by day; those with too few neighbours are left out.
    let values: [ComparedValue]
    /// The window around each value, as indices; empty if the groups are weekdays, which are compared as they are.
    let windows: [Range<Int>]
    /// The standard deviation of the values.
    let spread: Double

    /// A measured value further from the usual one than this many times the middle half is cut to that distance.
    ///
    /// This keeps a typing or device error from deciding anything. Written things have few steps, and rare ones aren't
    /// errors.
    private static let furthest = 3.0

    /// `values` are ascending by day, at most one a day; O(values × log values).
    init(_ values: [(day: Day, value: FixedDecimal)], without change: SlowChange) {
        let days = values.map(\.day.number)
        let values = values.map(\.value.double)
        let usual = change.around(days, values)
        var (kept, rest): ([Int], [Double]) = ([], [])
        for index in values.indices {
            guard !usual[index].isNaN else { continue }
            kept.append(days[index])
            // To nine places, as values have: smaller distances are rounding errors.
            rest.append(FixedDecimal.nearest(to: values[index] - usual[index]))
        }
        let limit = change == .runningMedian ? ComparedValues.furthest * rest.middleHalf : 0
        if limit > 0 { rest = rest.map { max(-limit, min(limit, $0)) } }
        self.init(zip(kept, rest).map { (Day(number: $0), $1) }, isWhole: false)
    }

    /// The values as they are, compared within their weeks if the groups are weekdays.
    init(_ values: [(day: Day, value: Double)], isWhole: Bool) {
        self.values = values.map { ComparedValue($0.number, $1, isWhole: isWhole) }
        windows = isWhole ? [] : SlowChange.windows(around: values.map(\.day.number))
        spread = values.map(\.value).deviation
    }

    /// Pearson's correlation, -1 to 1, on the days that have both; nil with fewer days than a comparison needs.
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

    /// The distance between the first and third quartiles, computed as those of `Spread`.
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

/// How slow change is found: the usual value in the 28 days around each (Documentation/counting.md, section 8).
enum SlowChange: Sendable {
    /// For measurements: not affected by a single outlier.
    case runningMedian
    /// For values with few steps, such as moods or yes and no, whose median jumps.
    case runningMean

    /// The window is four whole weeks: this many days before a day, and one fewer after it.
    static let daysBefore = 14
    /// With fewer values in the window the usual value is unknown.
    static let fewestValues = 7

    /// The range of indices in the window around each value; `days` are ascending, one a value; O(values).
    static func windows(around days: [Int]) -> [Range<Int>] {
        var (first, end) = (0, 0)
        return days.map { day in
            while end < days.count, days[end] < day + SlowChange.daysBefore { end += 1 }
            while days[first] < day - SlowChange.daysBefore { first += 1 }
            return first..<end
        }
    }

    /// The usual value around each day; NaN with fewer than `fewestValues` values in the window.
    ///
    /// `days` are ascending, one a value. O(values × window).
    func around(_ days: [Int], _ values: [Double]) -> [Double] {
        // Kept from the previous window.
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
