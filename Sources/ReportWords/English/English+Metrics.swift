import ProgressAnalysis
import ProgressModel

extension English: MetricPhrases {
    var metrics: String { "Metrics" }
    var metricsDescription: String { "Sleep, heart rate and what else was measured, over time and beside the days." }
    var metricsLede: String { "What was measured, over time and beside what you wrote down." }
    func name(of metric: KnownMetric) -> String {
        switch metric {
        case .sleep: "Sleep"
        case .restingHeartRate: "Resting heart rate"
        case .heartRateVariability: "Heart rate variability"
        case .steps: "Steps"
        case .systolic: "Blood pressure, systolic"
        case .diastolic: "Blood pressure, diastolic"
        }
    }
    func unit(of metric: KnownMetric) -> String {
        switch metric {
        case .sleep: "h"
        case .restingHeartRate: "bpm"
        case .heartRateVariability: "ms"
        case .steps: "steps"
        case .systolic, .diastolic: "mmHg"
        }
    }
    func inMonth(_ amount: String, _ month: String) -> String { "\(amount) in \(month)" }
    func medianRemark(_ days: String, from first: String, to last: String) -> String {
        "Median of \(days); half were between \(first) and \(last)."
    }
    func metricChartDescription(_ metric: String, _ days: String) -> String {
        "\(metric) month by month, of \(days)."
    }
    func metricMarks(hasDots: Bool) -> String {
        "Line: median of the month. Band: middle half.\(hasDots ? " Dot: a day." : "")"
    }
    var monthlyMedian: String { "Median" }
    var middleHalf: String { "Middle half" }
    func metricDays(_ number: Int, of metric: KnownMetric?) -> Figure {
        metric == .sleep ? counted(number, "night", "nights") : days(number)
    }
    var furtherMetrics: String { "Further metrics" }

    var besideEvenings: String { "Beside your evenings" }
    var stripsRemark: String { "Below, a bar is the middle half of its days, the line in it the middle." }
    func assumedEvenings(_ number: Int) -> String {
        "\(counted(number, "evening is", "evenings are").text) assumed and in no group."
    }
    func pair(_ first: ComparisonFactor.Group, _ second: ComparisonFactor.Group) -> String {
        capitalized("\(first.rawValue) and \(second.rawValue)")
    }
    func clearDifference(_ difference: MetricDifferenceWords) -> MetricClaim {
        let (amount, isMore) = (difference.amount.text, difference.isMore)
        let clause =
            switch difference.metric {
            case .sleep: "sleep was on average \(amount) \(isMore ? "longer" : "shorter")"
            case .restingHeartRate: "the resting heart rate was on average \(amount) \(isMore ? "higher" : "lower")"
            case .heartRateVariability:
                "heart rate variability was on average \(amount) \(isMore ? "higher" : "lower")"
            case .steps: "there were on average \(difference.amount.number) \(isMore ? "more" : "fewer") steps"
            case .systolic, .diastolic:
                "\(difference.metric == .systolic ? "systolic" : "diastolic") blood pressure was on average \(amount) \(isMore ? "higher" : "lower")"
            case nil: "“\(difference.name)” was on average \(amount) \(isMore ? "higher" : "lower")"
            }
        let isEvenings = difference.factor == .evenings
        let later = difference.factor.isBeforeMetrics
        let first = group(isEvenings ? .steady : .with, of: difference.factor, later: later)
        let other = otherGroup(
            isEvenings ? (difference.isWild ? .wild : .easy) : .without, of: difference.factor, later: later)
        return MetricClaim(
            "\(first) \(clause) than \(other)",
            "(likely \(difference.least) to \(difference.most); \(difference.firstDays) and \(difference.secondDays.text))."
        )
    }
    var besideMetricsRemark: String {
        "Evenings, minutes and habits are compared with the values of the day after, a mood with those of the same day and the night before it. \(nothingFollows)"
    }
    func metricLine(_ days: String, median: String, from first: String, to last: String) -> String {
        "\(days), middle \(median), half of them \(first) to \(last)"
    }
}
