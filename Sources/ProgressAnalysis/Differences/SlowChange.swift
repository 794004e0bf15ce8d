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

    /// What is usual around each day; nil around a day with fewer values than `fewest` in the window.
    ///
    /// `days` are ascending, and each has a value. O(values × window).
    func around(_ days: [Int], _ values: [Double], fewest: Int = SlowChange.fewestValues) -> [Double?] {
        var window = Window(isSorted: self == .runningMedian)
        var (first, end) = (0, 0)
        return days.map { day in
            while end < days.count, days[end] < day + SlowChange.daysBefore {
                window.insert(values[end])
                end += 1
            }
            while days[first] < day - SlowChange.daysBefore {
                window.remove(values[first])
                first += 1
            }
            return end - first >= fewest ? window.middle(of: end - first) : nil
        }
    }
}

/// The values of four weeks.
private struct Window {
    /// Whether their median is wanted, and not their mean.
    let isSorted: Bool
    private var ascending: [Double] = []
    private var sum = 0.0

    init(isSorted: Bool) { self.isSorted = isSorted }

    mutating func insert(_ value: Double) {
        sum += value
        guard isSorted else { return }
        ascending.insert(value, at: ascending.partitioningIndex { $0 >= value })
    }

    mutating func remove(_ value: Double) {
        sum -= value
        guard isSorted else { return }
        ascending.remove(at: ascending.partitioningIndex { $0 >= value })
    }

    func middle(of count: Int) -> Double {
        isSorted ? (ascending[(count - 1) / 2] + ascending[count / 2]) / 2 : sum / Double(count)
    }
}
