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
}
