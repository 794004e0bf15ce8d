import ProgressModel

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

    /// What is usual around each day; NaN around a day with fewer values than `fewest` in the window.
    ///
    /// `days` are ascending, and each has a value. O(values × window).
    func around(_ days: [Int], _ values: [Double], fewest: Int = SlowChange.fewestValues) -> [Double] {
        var (first, end) = (0, 0)
        // Of the values in the window.
        var sum = 0.0
        var ascending: [Double] = []
        var around = [Double](repeating: .nan, count: days.count)
        for (index, day) in days.enumerated() {
            while end < days.count, days[end] < day + SlowChange.daysBefore {
                sum += values[end]
                if self == .runningMedian {
                    ascending.insert(values[end], at: ascending.partitioningIndex { $0 >= values[end] })
                }
                end += 1
            }
            while days[first] < day - SlowChange.daysBefore {
                sum -= values[first]
                if self == .runningMedian { ascending.remove(at: ascending.partitioningIndex { $0 >= values[first] }) }
                first += 1
            }
            let count = end - first
            guard count >= fewest else { continue }
            around[index] =
                self == .runningMean
                ? sum / Double(count) : (ascending[(count - 1) / 2] + ascending[count / 2]) / 2
        }
        return around
    }
}
