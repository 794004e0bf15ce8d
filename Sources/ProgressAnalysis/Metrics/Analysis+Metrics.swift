import ProgressModel
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
