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

    /// What is usual around each day; nil around a day with too few values in the window.
    ///
    /// `days` are ascending, and each has a value. O(values × window).
    func around(_ days: [Int], _ values: [Double]) -> [Double?] {
        var window: [Double] = []
        var (first, end) = (0, 0)
        return days.map { day in
            while end < days.count, days[end] < day + SlowChange.daysBefore {
                insert(values[end], into: &window)
                end += 1
            }
            while days[first] < day - SlowChange.daysBefore {
                remove(values[first], from: &window)
                first += 1
            }
            guard window.count >= SlowChange.fewestValues else { return nil }
            return self == .runningMean ? window.reduce(0, +) / Double(window.count) : window.middle
        }
    }

    private func insert(_ value: Double, into window: inout [Double]) {
        window.insert(value, at: window.partitioningIndex { $0 >= value })
    }

    private func remove(_ value: Double, from window: inout [Double]) {
        window.remove(at: window.partitioningIndex { $0 >= value })
    }
}

extension [Double] {
    /// The median of ascending values; there is one at least.
    fileprivate var middle: Double { (self[(count - 1) / 2] + self[count / 2]) / 2 }
}
