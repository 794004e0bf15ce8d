import ProgressModel

/// A metric beside the groups of a factor, and how the groups differ.
package struct MetricBeside: Sendable {
    /// The values beside a group of days.
    package struct Part: Sendable {
        package let group: MetricFactor.Group
        /// Nil without a value.
        package let spread: Spread?
        /// How many of the days have no entry and are taken for steady.
        package let assumedDays: Int

        /// How many days there are, each with a value.
        package var days: Int { spread?.count ?? 0 }
    }

    /// Two groups side by side.
    package struct Comparison: Sendable {
        package let first, second: Part
        /// Nil where one of them has too few days.
        package let difference: MedianDifference?

        /// Whether the difference may be said.
        package var isClear: Bool { difference?.isClear ?? false }
    }

    package let factor: MetricFactor
    /// In the order of `factor.groups`.
    package let parts: [Part]
    /// Empty where nothing is compared.
    package let comparisons: [Comparison]
}

extension MetricBeside {
    /// The values of a metric beside a factor; nil where none stands beside any of its groups; O(values × resamples).
    init?(_ values: MetricValues, _ days: FactorDays, _ table: DayTable) {
        let groups = days.factor.groups
        var lists = [[FixedDecimal]](repeating: [], count: groups.count)
        var assumed = [Int](repeating: 0, count: groups.count)
        for index in values.ascending {
            let (day, value) = values[index]
            guard let group = days.group(beside: day) else { continue }
            lists[group].append(value)
            guard days.factor == .evenings, table[day.advanced(by: -1)]?.isAssumed == true else { continue }
            assumed[group] += 1
        }
        guard lists.contains(where: { !$0.isEmpty }) else { return nil }
        let parts = groups.indices.map {
            Part(group: groups[$0], spread: Spread(ascending: lists[$0]), assumedDays: assumed[$0])
        }
        factor = days.factor
        self.parts = parts
        let compared = groups.indices.map { ComparedGroup(ascending: lists[$0], place: $0) }
        comparisons = days.factor.comparisons.map { pair in
            var difference: MedianDifference?
            if let first = compared[pair.first], let second = compared[pair.second] {
                difference = MedianDifference(first, second)
            }
            return Comparison(first: parts[pair.first], second: parts[pair.second], difference: difference)
        }
    }
}
