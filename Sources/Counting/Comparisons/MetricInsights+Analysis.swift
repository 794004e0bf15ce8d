import Model
import Synchronization

extension Analysis {
    /// Whether anything was measured up to today; never for the public.
    package var hasMetrics: Bool { history.metrics.contains { $0.day <= today } }

    /// What was measured; nil where nothing was.
    ///
    /// Computed when it is asked for the first time, because most commands do not, and then kept for the page and the
    /// JSON of a build.
    package var metrics: MetricInsights? {
        guard hasMetrics else { return nil }
        return computedMetrics.withLock { computed in
            if computed == nil { computed = MetricInsights(self) }
            return computed
        }
    }
}

extension MetricInsights {
    /// Metrics beyond these are not compared: the more is compared, the more looks clear by chance.
    private static let mostCompared = 4

    /// Nil without a value up to today; O(values × factors).
    init?(_ analysis: Analysis) {
        let metrics = analysis.history.metrics(through: analysis.today)
        guard !metrics.isEmpty else { return nil }
        let factors = FactorDays.besideMetrics(in: analysis)
        let compared = MetricInsights.compared(among: metrics)
        self.init(
            metrics: metrics.indices.compactMap { index in
                let values = metrics[index]
                let rest = compared.contains(index) ? ComparedValues(values.days, without: .runningMedian) : nil
                return values.spread.map { spread in
                    MetricAnalysis(
                        values: values, spread: spread, months: values.months,
                        beside: rest.map { rest in
                            factors.compactMap { MetricBeside(values, rest, $0, analysis.days) }
                        } ?? [], compared: rest)
                }
            })
        judge()
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
