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
        }
    }
    func unit(of metric: KnownMetric) -> String {
        switch metric {
        case .sleep: "h"
        case .restingHeartRate: "bpm"
        case .heartRateVariability: "ms"
        case .steps: "steps"
        }
    }
    func inMonth(_ amount: String, _ month: String) -> String { "\(amount) in \(month)" }
    func medianRemark(_ days: String, from first: String, to last: String) -> String {
        "The middle of \(days), half of them between \(first) and \(last)."
    }
    func metricChartDescription(_ metric: String, _ days: String) -> String {
        "\(metric) month by month, of \(days)."
    }
    func metricMarks(hasDots: Bool) -> String {
        "The line is the middle of each month, the band the middle half of its values\(hasDots ? ", a dot is a day" : "")."
    }
    var monthlyMedian: String { "Middle (median)" }
    var middleHalf: String { "Middle half" }
    func metricDays(_ number: Int, of metric: KnownMetric?) -> Figure {
        metric == .sleep ? counted(number, "night", "nights") : days(number)
    }
    var furtherMetrics: String { "Further metrics" }

    var besideEvenings: String { "Beside your evenings" }
    func group(_ group: MetricFactor.Group, of factor: FactorName) -> String {
        let isWith = group == .with
        return switch factor {
        case .evenings: "After \(group.rawValue) evenings"
        case .activity(.meditation): isWith ? "After days with meditation" : "After days without meditation"
        case .activity(.workout): isWith ? "After days with a workout" : "After days without a workout"
        case .pleasantMood: isWith ? "On days with a pleasant mood" : "On other days with a mood"
        case .mood(let mood): isWith ? "On days with “\(mood)”" : "On other days with a mood"
        case .noticed(let name): isWith ? "After days with “\(name)”" : "After days without “\(name)”"
        }
    }
    var stripsRemark: String { "Below, a bar is the middle half of its days, the line in it the middle." }
    func assumedEvenings(_ number: Int) -> String {
        number == 1
            ? "1 of the steady evenings is assumed." : "\(numbers.text(number)) of the steady evenings are assumed."
    }
    func pair(_ first: MetricFactor.Group, _ second: MetricFactor.Group) -> String {
        capitalized("\(first.rawValue) and \(second.rawValue)")
    }
    func clearDifference(_ difference: MetricDifferenceWords) -> MetricClaim {
        let (amount, isMore) = (difference.amount.text, difference.isMore)
        let clause =
            switch difference.metric {
            case .sleep: "sleep was typically \(amount) \(isMore ? "longer" : "shorter")"
            case .restingHeartRate: "the resting heart rate was typically \(amount) \(isMore ? "higher" : "lower")"
            case .heartRateVariability:
                "heart rate variability was typically \(amount) \(isMore ? "higher" : "lower")"
            case .steps: "there were typically \(difference.amount.number) \(isMore ? "more" : "fewer") steps"
            case nil: "“\(difference.name)” was typically \(amount) \(isMore ? "higher" : "lower")"
            }
        let other =
            switch difference.factor {
            case .evenings: difference.isWild ? "after wild ones" : "after easy ones"
            case .activity, .noticed: "after days without"
            case .pleasantMood, .mood: "on other days with a mood"
            }
        let first = group(difference.factor == .evenings ? .steady : .with, of: difference.factor)
        return MetricClaim(
            "\(first) \(clause) than \(other)",
            "(likely \(difference.least) to \(difference.most); \(difference.firstDays) and \(difference.secondDays.text))."
        )
    }
    var noClearDifference: String { "no clear difference" }
    func tooFewDays(_ number: Int, of metric: KnownMetric?) -> String {
        let days = number == 0 ? "no \(metricDays(1, of: metric).unit)" : "only \(metricDays(number, of: metric).text)"
        return "\(days) so far, \(numbers.text(MedianDifference.fewest)) are needed"
    }
    func furtherComparisons(_ number: Int) -> String {
        "\(counted(number, "more comparison", "more comparisons").text) without a clear difference"
    }
    func comparisonsLookedAt(_ number: Int, clear: Int) -> String {
        guard number > 0 else {
            return "Nothing is compared yet: that takes \(numbers.text(MedianDifference.fewest)) days on both sides."
        }
        let differ = clear == 1 ? "1 differs" : "\(numbers.text(clear)) differ"
        let looked = counted(number, "comparison was", "comparisons were").text
        return "\(looked) looked at, \(differ) clearly. By chance alone about one in twenty would."
    }
    var besideMetricsRemark: String {
        "Evenings, minutes and habits are compared with the values of the day after, a mood with those of the same day and the night before it. Two things that change together need not have to do with each other."
    }
    func metricLine(_ days: String, median: String, from first: String, to last: String) -> String {
        "\(days), middle \(median), half of them \(first) to \(last)"
    }
}
