import Model

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
