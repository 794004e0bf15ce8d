import ProgressAnalysis
import ProgressModel

extension German: MetricPhrases {
    var metrics: String { "Messwerte" }
    var metricsDescription: String {
        "Schlaf, Herzfrequenz und was sonst gemessen wurde, im Lauf der Zeit und im Vergleich mit deinen Tagen."
    }
    var metricsLede: String { "Was gemessen wurde, im Lauf der Zeit und im Vergleich mit dem, was du notiert hast." }
    func name(of metric: KnownMetric) -> String {
        switch metric {
        case .sleep: "Schlaf"
        case .restingHeartRate: "Ruhepuls"
        case .heartRateVariability: "Herzfrequenzvariabilität"
        case .steps: "Schritte"
        case .systolic: "Blutdruck, systolisch"
        case .diastolic: "Blutdruck, diastolisch"
        }
    }
    func unit(of metric: KnownMetric) -> String {
        switch metric {
        case .sleep: "Std."
        case .restingHeartRate: "Schläge/min"
        case .heartRateVariability: "ms"
        case .steps: "Schritte"
        case .systolic, .diastolic: "mmHg"
        }
    }
    func inMonth(_ amount: String, _ month: String) -> String { "\(amount), Median im \(month)" }
    func medianRemark(_ days: String, from first: String, to last: String) -> String {
        "Median, \(days); mittlere Hälfte: \(first) bis \(last)".ended
    }
    func metricChartDescription(_ metric: String, _ days: String) -> String {
        "\(metric) Monat für Monat, \(days)."
    }
    func metricMarks(hasDots: Bool) -> String {
        "Linie: Median des Monats. Band: mittlere Hälfte.\(hasDots ? " Punkt: ein Tag." : "")"
    }
    var monthlyMedian: String { "Median" }
    var middleHalf: String { "Mittlere Hälfte" }
    func metricDays(_ number: Int, of metric: KnownMetric?) -> Figure {
        metric == .sleep ? counted(number, "Nacht", "Nächte") : days(number)
    }
    var furtherMetrics: String { "Weitere Messwerte" }

    var besideEvenings: String { "Im Vergleich mit deinen Abenden" }
    var stripsRemark: String {
        "Weiter unten zeigt jeder Balken die mittlere Hälfte der Tage, der Strich darin den Median."
    }
    func assumedEvenings(_ number: Int) -> String {
        number == 1
            ? "1 Abend ist angenommen und gehört zu keiner Gruppe."
            : "\(numbers.text(number)) Abende sind angenommen und gehören zu keiner Gruppe."
    }
    func pair(_ first: ComparisonFactor.Group, _ second: ComparisonFactor.Group) -> String {
        let names = [first, second].map { group in
            switch group {
            case .easy: level(.easy)
            case .wild: level(.wild)
            case .steady, .with, .without: level(.steady)
            }
        }
        return "\(names[0]) und \(names[1].lowercased())"
    }
    func clearDifference(_ difference: MetricDifferenceWords) -> MetricClaim {
        let (amount, isMore) = (difference.amount.text, difference.isMore)
        let clause =
            switch difference.metric {
            case .sleep: "war der Schlaf im Mittel \(amount) \(isMore ? "länger" : "kürzer")"
            case .restingHeartRate: "war der Ruhepuls im Mittel um \(amount) \(isMore ? "höher" : "niedriger")"
            case .heartRateVariability:
                "war die Herzfrequenzvariabilität im Mittel um \(amount) \(isMore ? "höher" : "niedriger")"
            case .steps: "waren es im Mittel \(amount) \(isMore ? "mehr" : "weniger")"
            case .systolic, .diastolic:
                "war der \(difference.metric == .systolic ? "systolische" : "diastolische") Blutdruck im Mittel um \(amount) \(isMore ? "höher" : "niedriger")"
            case nil: "war „\(difference.name)“ im Mittel um \(amount) \(isMore ? "höher" : "niedriger")"
            }
        let isEvenings = difference.factor == .evenings
        let later = difference.factor.isBeforeMetrics
        let first = group(isEvenings ? .steady : .with, of: difference.factor, later: later)
        let other = otherGroup(
            isEvenings ? (difference.isWild ? .wild : .easy) : .without, of: difference.factor, later: later)
        return MetricClaim(
            "\(first) \(clause) als \(other)",
            "(wahrscheinlich \(difference.least) bis \(difference.most); \(difference.firstDays) und \(difference.secondDays.text))."
        )
    }
    var besideMetricsRemark: String {
        "Abende, Minuten und Gewohnheiten werden mit den Werten des Tages danach verglichen, eine Stimmung mit denen desselben Tages und der Nacht davor. \(nothingFollows)"
    }
    func metricLine(_ days: String, median: String, from first: String, to last: String) -> String {
        "\(days), Median \(median), mittlere Hälfte \(first) bis \(last)"
    }
}
