package import ProgressAnalysis
package import ProgressModel

/// The words of what devices measured.
package protocol MetricPhrases: Sendable {
    var metrics: String { get }
    var metricsDescription: String { get }
    var metricsLede: String { get }
    /// A metric as a heading.
    func name(of metric: KnownMetric) -> String
    /// What stands behind a value; empty where nothing does.
    func unit(of metric: KnownMetric) -> String
    /// The median of the latest month.
    func inMonth(_ amount: String, _ month: String) -> String
    /// What a median is of: `The middle of 28 nights, half of them between 6.8 and 7.9 h.`
    func medianRemark(_ days: String, from first: String, to last: String) -> String
    func metricChartDescription(_ metric: String, _ days: String) -> String
    /// What the dots of days, the line and the band of months are.
    func metricMarks(hasDots: Bool) -> String
    var monthlyMedian: String { get }
    var middleHalf: String { get }
    /// Days with a value, which of sleep are nights.
    func metricDays(_ number: Int, of metric: KnownMetric?) -> Figure
    var furtherMetrics: String { get }

    var besideEvenings: String { get }
    /// What a bar and the line in it are; follows what the marks of the chart are.
    var stripsRemark: String { get }
    func assumedEvenings(_ number: Int) -> String
    /// Two groups of evenings, before a colon.
    func pair(_ first: ComparisonFactor.Group, _ second: ComparisonFactor.Group) -> String
    /// A difference that is sure; `amount` is without a sign, and so are the ends of the interval.
    func clearDifference(_ difference: MetricDifferenceWords) -> MetricClaim
    /// Which day a value stands beside, and that nothing follows from it.
    var besideMetricsRemark: String { get }
    /// A line of a terminal.
    func metricLine(_ days: String, median: String, from first: String, to last: String) -> String
}
