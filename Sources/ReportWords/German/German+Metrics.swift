import ProgressAnalysis
import ProgressModel

extension German: MetricPhrases {
    var metrics: String { "Messwerte" }
    var metricsDescription: String {
        "Schlaf, Herzfrequenz und was sonst gemessen wurde, im Lauf der Zeit und neben den Tagen."
    }
    var metricsLede: String { "Was gemessen wurde, im Lauf der Zeit und neben dem, was du notiert hast." }
    func name(of metric: KnownMetric) -> String {
        switch metric {
        case .sleep: "Schlaf"
        case .restingHeartRate: "Ruhepuls"
        case .heartRateVariability: "Herzfrequenzvariabilität"
        case .steps: "Schritte"
        }
    }
    func unit(of metric: KnownMetric) -> String {
        switch metric {
        case .sleep: "Std."
        case .restingHeartRate: "Schläge/min"
        case .heartRateVariability: "ms"
        case .steps: "Schritte"
        }
    }
    func inMonth(_ amount: String, _ month: String) -> String { "\(amount) im \(month)" }
    func medianRemark(_ days: String, from first: String, to last: String) -> String {
        "Die Mitte der Werte: \(days), davon die Hälfte zwischen \(first) und \(last)".ended
    }
    func metricChartDescription(_ metric: String, _ days: String) -> String {
        "\(metric) Monat für Monat, \(days)."
    }
    func metricMarks(hasDots: Bool) -> String {
        "Die Linie ist die Mitte jedes Monats, das Band die mittlere Hälfte seiner Werte\(hasDots ? ", ein Punkt ist ein Tag" : "")."
    }
    var monthlyMedian: String { "Mitte (Median)" }
    var middleHalf: String { "Mittlere Hälfte" }
    func metricDays(_ number: Int, of metric: KnownMetric?) -> Figure {
        metric == .sleep ? counted(number, "Nacht", "Nächte") : days(number)
    }
    var furtherMetrics: String { "Weitere Messwerte" }

    var besideEvenings: String { "Neben deinen Abenden" }
    func group(_ group: MetricFactor.Group, of factor: FactorName) -> String {
        let isWith = group == .with
        return switch factor {
        case .evenings: "Nach \(adjective(group)) Abenden"
        case .activity(.meditation): isWith ? "Nach Tagen mit Meditation" : "Nach Tagen ohne Meditation"
        case .activity(.workout): isWith ? "Nach Tagen mit Training" : "Nach Tagen ohne Training"
        case .pleasantMood: isWith ? "An Tagen mit angenehmer Stimmung" : "An anderen Tagen mit Stimmung"
        case .mood(let mood): isWith ? "An Tagen mit „\(mood)“" : "An anderen Tagen mit Stimmung"
        case .noticed(let name): isWith ? "Nach Tagen mit „\(name)“" : "Nach Tagen ohne „\(name)“"
        }
    }
    private func adjective(_ group: MetricFactor.Group) -> String {
        switch group {
        case .easy: "lockeren"
        case .wild: "wilden"
        case .steady, .with, .without: "ruhigen"
        }
    }
    var stripsRemark: String {
        "Weiter unten ist ein Balken die mittlere Hälfte seiner Tage, der Strich darin die Mitte."
    }
    func assumedEvenings(_ number: Int) -> String {
        number == 1
            ? "1 der ruhigen Abende ist angenommen." : "\(numbers.text(number)) der ruhigen Abende sind angenommen."
    }
    func pair(_ first: MetricFactor.Group, _ second: MetricFactor.Group) -> String {
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
            case .sleep: "war der Schlaf meist \(amount) \(isMore ? "länger" : "kürzer")"
            case .restingHeartRate: "war der Ruhepuls meist um \(amount) \(isMore ? "höher" : "niedriger")"
            case .heartRateVariability:
                "war die Herzfrequenzvariabilität meist um \(amount) \(isMore ? "höher" : "niedriger")"
            case .steps: "waren es meist \(amount) \(isMore ? "mehr" : "weniger")"
            case nil: "war „\(difference.name)“ meist um \(amount) \(isMore ? "höher" : "niedriger")"
            }
        let other =
            switch difference.factor {
            case .evenings: difference.isWild ? "nach wilden" : "nach lockeren"
            case .activity, .noticed: "nach Tagen ohne"
            case .pleasantMood, .mood: "an anderen Tagen mit Stimmung"
            }
        let first = group(difference.factor == .evenings ? .steady : .with, of: difference.factor)
        return MetricClaim(
            "\(first) \(clause) als \(other)",
            "(wahrscheinlich \(difference.least) bis \(difference.most); \(difference.firstDays) und \(difference.secondDays.text))."
        )
    }
    var noClearDifference: String { "kein deutlicher Unterschied" }
    func tooFewDays(_ number: Int, of metric: KnownMetric?) -> String {
        let days =
            number == 0 ? "noch keine \(metricDays(2, of: metric).unit)" : "erst \(metricDays(number, of: metric).text)"
        return "\(days), nötig sind \(numbers.text(MedianDifference.fewest))"
    }
    func furtherComparisons(_ number: Int) -> String {
        "\(counted(number, "weiterer Vergleich", "weitere Vergleiche").text) ohne deutlichen Unterschied"
    }
    func comparisonsLookedAt(_ number: Int, clear: Int) -> String {
        guard number > 0 else {
            return
                "Noch wird nichts verglichen: Dafür braucht es \(numbers.text(MedianDifference.fewest)) Tage auf beiden Seiten."
        }
        let looked = counted(number, "Vergleich wurde", "Vergleiche wurden").text
        let differ = clear == 1 ? "1 zeigt" : "\(numbers.text(clear)) zeigen"
        return
            "\(looked) angestellt, \(differ) einen deutlichen Unterschied. Rein zufällig wäre es bei etwa einem von zwanzig so."
    }
    var besideMetricsRemark: String {
        "Abende, Minuten und Gewohnheiten werden mit den Werten des Tages danach verglichen, eine Stimmung mit denen desselben Tages und der Nacht davor. Was sich gemeinsam ändert, muss nichts miteinander zu tun haben."
    }
    func metricLine(_ days: String, median: String, from first: String, to last: String) -> String {
        "\(days), Mitte \(median), die Hälfte davon \(first) bis \(last)"
    }
}
