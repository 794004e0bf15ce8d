import ProgressModel

/// Which group of a factor each day belongs to.
struct FactorDays {
    let factor: ComparisonFactor
    private let first: Day
    /// The place of each day's group in `factor.groups`, from `first` on without gaps; nil where it belongs to none.
    private let groups: [Int?]

    init(_ factor: ComparisonFactor, in days: ClosedRange<Day>, group: (Day) -> Int?) {
        self.factor = factor
        first = days.lowerBound
        groups = days.map(group)
    }

    /// The same without the days of which `isKnown` does not hold.
    func known(_ isKnown: (Day) -> Bool) -> FactorDays {
        FactorDays(factor, in: first...first.advanced(by: groups.count - 1)) { isKnown($0) ? group(of: $0) : nil }
    }

    /// The group of a day; nil where it belongs to none.
    func group(of day: Day) -> Int? {
        let offset = first.distance(to: day)
        return groups.indices.contains(offset) ? groups[offset] : nil
    }

    /// The group of the day beside which the value of a metric stands; nil where it belongs to none.
    func group(beside date: Day) -> Int? { group(of: date.advanced(by: -factor.daysToValue)) }
}

extension ComparedValues {
    /// Two groups of a factor, by their places in its groups, each day with the value that stands so many days later; O(days).
    func compared(beside factor: FactorDays, _ pair: (first: Int, second: Int), later: Int) -> ComparedDays {
        var comparison = GroupComparison(.sameWeekday)
        for (day, value) in zip(days, values) {
            guard let group = factor.group(of: Day(number: day - later)), group == pair.first || group == pair.second
            else { continue }
            comparison.add(day, value, isFirst: group == pair.first)
        }
        return comparison.result()
    }
}
