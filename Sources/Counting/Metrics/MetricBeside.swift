import Model

/// A metric compared between the groups of a factor.
package struct MetricBeside: Sendable {
    /// The values on the days of one group.
    package struct Part: Sendable {
        package let group: ComparisonFactor.Group
        /// Nil without a value.
        package let spread: Spread?
        /// The number of further days that are assumed to be steady: nobody observed them, so they are in no group.
        package let assumedDays: Int

        package var days: Int { spread?.count ?? 0 }
    }

    package struct Comparison: Sendable {
        package let first, second: Part
        package let days: ComparedDays
        package internal(set) var verdict = ComparisonVerdict.fewDays
    }

    package let factor: ComparisonFactor
    /// In the order of `factor.groups`.
    package let parts: [Part]
    /// Empty if nothing is compared.
    package internal(set) var comparisons: [Comparison]
}

extension MetricBeside {
    /// The values of a metric by a factor; nil if no group has any; O(values).
    init?(_ values: MetricValues, _ compared: ComparedValues, _ days: FactorDays, _ table: DayTable) {
        let groups = days.factor.groups
        var lists = [[FixedDecimal]](repeating: [], count: groups.count)
        var assumed = 0
        for index in values.ascending {
            let (day, value) = values[index]
            let group = days.place(of: day.number - days.factor.daysToValue)
            if group >= 0 {
                lists[group].append(value)
            } else if days.factor == .evenings, table[day.advanced(by: -1)]?.isAssumed == true {
                assumed += 1
            }
        }
        guard lists.contains(where: { !$0.isEmpty }) else { return nil }
        let parts = groups.indices.map {
            Part(
                group: groups[$0], spread: Spread(ascending: lists[$0]),
                assumedDays: groups[$0] == .steady ? assumed : 0)
        }
        factor = days.factor
        self.parts = parts
        comparisons = days.factor.comparisons.map { pair in
            Comparison(
                first: parts[pair.first], second: parts[pair.second],
                days: compared.compared(beside: days, pair, later: days.factor.daysToValue))
        }
    }
}

extension MetricBeside.Comparison {
    func judged(_ spread: Double) -> JudgedDifference {
        let medians = [first, second].compactMap(\.spread?.median.billionths)
        return JudgedDifference(
            difference: days.difference, spread: spread,
            plain: medians.count == 2 ? Double(medians[0] - medians[1]) : 0)
    }
}
