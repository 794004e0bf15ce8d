import ProgressModel

extension DailyTotals {
    /// The totals of a kind that is always read.
    func best(of kind: HealthKind, _ sources: HealthSources) -> (totals: [Total], others: [Day]) {
        let isMean = if case .mean? = kind.daily { true } else { false }
        return best(of: kind.rawValue, isMean: isMean, sources)
    }
}
