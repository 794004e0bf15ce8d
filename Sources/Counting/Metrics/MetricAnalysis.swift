package import Model

/// What was measured of one metric: over time, and beside what was recorded (Documentation/counting.md, section 8).
package struct MetricAnalysis: Sendable {
    /// A calendar month with a value.
    package struct Month: Sendable {
        package let month: YearMonth
        package let spread: Spread
    }

    package let values: MetricValues
    package let spread: Spread
    /// Ascending; months without a value are left out.
    package let months: [Month]
    /// In the order in which it is shown; empty for a metric that is not compared.
    package internal(set) var beside: [MetricBeside]
    /// The values without what changed slowly; nil for a metric that is not compared.
    let compared: ComparedValues?
}

/// Every metric up to today.
package struct MetricInsights: Sendable {
    /// Those that the program knows in their order, then the others by name; never empty.
    package private(set) var metrics: [MetricAnalysis]

    /// Every pair of groups, also those with too few days.
    package var comparisons: [MetricBeside.Comparison] { metrics.flatMap { $0.beside.flatMap(\.comparisons) } }
    /// How many pairs of groups had enough days to be compared.
    package var compared: Int { comparisons.count { $0.days.difference != nil } }
    /// How many differences are said.
    package var clear: Int { comparisons.count { $0.verdict == .said } }
    /// The most days that any pair has in both groups.
    package var mostDays: Int { comparisons.map(\.days.both).max() ?? 0 }
}

extension MetricInsights {
    /// From this correlation on two metrics tell one story.
    private static let oneStory = 0.7

    /// Judges all comparisons together.
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

    /// Whether an earlier metric that goes together with one says the same comparison.
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
