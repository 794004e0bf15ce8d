import ProgressModel

/// The indices of records by their day, in reading order within a day.
struct DayIndex: Sendable {
    private let first: Day
    /// Where each day begins in `items`; one more than there are days.
    private let starts: [Int]
    private let items: [Int]

    /// Sorts records by their days, leaving out those outside of `range`.
    ///
    /// O(records + days).
    init(_ days: some Collection<Day>, in range: ClosedRange<Day>) {
        first = range.lowerBound
        var counts = [Int](repeating: 0, count: range.lowerBound.distance(to: range.upperBound) + 2)
        for day in days where range.contains(day) { counts[first.distance(to: day) + 1] += 1 }
        for index in 1..<counts.count { counts[index] += counts[index - 1] }
        starts = counts
        var items = [Int](repeating: 0, count: counts.last ?? 0)
        for (index, day) in days.enumerated() where range.contains(day) {
            let offset = first.distance(to: day)
            items[counts[offset]] = index
            counts[offset] += 1
        }
        self.items = items
    }

    subscript(day: Day) -> ArraySlice<Int> {
        let offset = first.distance(to: day)
        guard offset >= 0, offset + 1 < starts.count else { return [] }
        return items[starts[offset]..<starts[offset + 1]]
    }
}
