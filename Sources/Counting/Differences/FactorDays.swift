import Model

/// Which group of a factor each day belongs to.
struct FactorDays {
    let factor: ComparisonFactor
    private let first: Int
    /// The place of each day's group in `factor.groups`, from `first` on without gaps; -1 if it is in none.
    private var groups: [Int8]

    init(_ factor: ComparisonFactor, in days: ClosedRange<Day>, group: (Day) -> Int?) {
        self.factor = factor
        first = days.lowerBound.number
        groups = days.map { Int8(truncatingIfNeeded: group($0) ?? -1) }
    }

    /// The same without the days of which `isKnown` does not hold; days are numbers.
    func known(_ isKnown: (Int) -> Bool) -> FactorDays {
        var known = self
        for offset in known.groups.indices where known.groups[offset] >= 0 && !isKnown(first + offset) {
            known.groups[offset] = -1
        }
        return known
    }

    /// The group of a day, by its number since 1970-01-01; -1 if it is in none.
    func place(of day: Int) -> Int {
        let offset = day - first
        return offset >= 0 && offset < groups.count ? Int(groups[offset]) : -1
    }
}

extension ComparedValues {
    /// Two groups of a factor, by their places in its groups, each day with the value that stands so many days later; O(days).
    func compared(beside factor: FactorDays, _ pair: (first: Int, second: Int), later: Int) -> ComparedDays {
        GroupComparison(self) { day in
            let group = factor.place(of: day - later)
            return group == pair.first ? true : group == pair.second ? false : nil
        }.result()
    }
}
