package import ProgressModel

/// What was measured of one metric: over time, and beside what was recorded (Documentation/counting.md, section 8).
package struct MetricAnalysis: Sendable {
    /// A calendar month with a value.
    package struct Month: Sendable {
        package let month: YearMonth
        package let spread: Spread
    }

    package let values: MetricValues
    /// Of all values.
    package let spread: Spread
    /// Ascending; months without a value are left out.
    package let months: [Month]
    /// In the order in which it is shown; empty for a metric that is not compared.
    package let beside: [MetricBeside]
}

/// Every metric up to today.
package struct MetricInsights: Sendable {
    /// Those that the program knows in their order, then the others by name; never empty.
    package let metrics: [MetricAnalysis]

    /// Every pair of groups of the fixed list, also those with too few days.
    private var comparisons: [MetricBeside.Comparison] { metrics.flatMap { $0.beside.flatMap(\.comparisons) } }
    /// How many pairs of groups had enough days to be compared.
    package var compared: Int { comparisons.count { $0.difference != nil } }
    /// How many of them differ clearly.
    package var clear: Int { comparisons.count { $0.isClear } }

    /// Metrics beyond these are not compared: the more is compared, the more looks clear by chance.
    private static let mostCompared = 4
}

extension MetricInsights {
    /// Nil without a value up to today; O(values × factors × resamples).
    init?(_ analysis: Analysis) {
        let metrics = analysis.history.metrics(through: analysis.today)
        guard !metrics.isEmpty else { return nil }
        let factors = FactorDays.all(in: analysis)
        let compared = MetricInsights.compared(among: metrics)
        self.metrics = metrics.indices.compactMap { index in
            let values = metrics[index]
            return values.spread.map { spread in
                MetricAnalysis(
                    values: values, spread: spread, months: values.months,
                    beside: compared.contains(index)
                        ? factors.compactMap { MetricBeside(values, $0, analysis.days) } : [])
            }
        }
    }

    /// The places of those that are compared: the known ones, then those with the most values.
    private static func compared(among metrics: [MetricValues]) -> Set<Int> {
        let order = metrics.indices.sorted { left, right in
            switch (metrics[left].known, metrics[right].known) {
            case (nil, nil): (metrics[right].count, left) < (metrics[left].count, right)
            case (nil, _?): false
            case (_?, nil): true
            case (_?, _?): left < right
            }
        }
        return Set(order.prefix(mostCompared))
    }
}
