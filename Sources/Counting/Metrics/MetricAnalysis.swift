package import Model

/// The values of one metric over time, and compared with what was recorded (Documentation/counting.md, section 8).
package struct MetricAnalysis: Sendable {
    package let values: MetricValues
    package let spread: Spread
    /// The calendar months with a value, ascending.
    package let months: [(month: YearMonth, spread: Spread)]
    /// In display order; empty for a metric that isn't compared.
    package internal(set) var beside: [MetricBeside]
    /// The values without slow change; nil for a metric that isn't compared.
    let compared: ComparedValues?
}

/// Every metric up to today.
package struct MetricInsights: Sendable {
    /// The known metrics in their order, then the others by name; never empty.
    package private(set) var metrics: [MetricAnalysis]

    /// Every pair of groups, including those with too few days.
    package var comparisons: [MetricBeside.Comparison] { metrics.flatMap { $0.beside.flatMap(\.comparisons) } }
    /// The number of pairs of groups with enough days.
    package var compared: Int { comparisons.count { $0.days.difference != nil } }
    /// The number of differences that are claimed.
    package var clear: Int { comparisons.count { $0.verdict == .said } }
    /// The largest number of days in both groups of a pair.
    package var mostDays: Int { comparisons.map(\.days.both).max() ?? 0 }
}

extension MetricInsights {
    /// Two metrics with at least this correlation show the same thing.
    private static let oneStory = 0.7

    mutating func judge() {
        let verdicts = metrics.flatMap { metric in
            metric.beside.flatMap { beside in
                beside.comparisons.map { $0.judged(metric.compared?.spread ?? 0) }
            }
        }.verdicts()
        var rest = verdicts[...]
        for metric in metrics.indices {
            for beside in metrics[metric].beside.indices {
                for pair in metrics[metric].beside[beside].comparisons.indices {
                    let verdict = rest.removeFirst()
                    let isTold = verdict == .said && isTold(metric, beside, pair)
                    metrics[metric].beside[beside].comparisons[pair].verdict = isTold ? .toldElsewhere : verdict
                }
            }
        }
    }

    /// Whether an earlier metric that goes together with this one already claims the comparison.
    private func isTold(_ metric: Int, _ beside: Int, _ pair: Int) -> Bool {
        let factor = metrics[metric].beside[beside].factor
        return metrics[..<metric].contains { earlier in
            guard let same = earlier.beside.first(where: { $0.factor == factor }),
                same.comparisons[pair].verdict == .said,
                let ours = metrics[metric].compared, let correlation = earlier.compared?.correlation(with: ours)
            else { return false }
            return abs(correlation) > MetricInsights.oneStory
        }
    }
}
