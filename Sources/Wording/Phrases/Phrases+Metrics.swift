package import Counting
package import Model

extension Phrases {
    package var metrics: String { say("Metrics", "Messwerte") }
    package var metricsDescription: String {
        say(
            "Sleep, heart rate and what else was measured, over time and beside the days.",
            "Schlaf, Herzfrequenz und was sonst gemessen wurde, im Lauf der Zeit und im Vergleich mit deinen Tagen.")
    }
    package var metricsLede: String {
        say(
            "What was measured, over time and beside what you wrote down.",
            "Was gemessen wurde, im Lauf der Zeit und im Vergleich mit dem, was du notiert hast.")
    }
    /// A metric as a heading.
    package func name(of metric: KnownMetric) -> String {
        switch metric {
        case .sleep: say("Sleep", "Schlaf")
        case .restingHeartRate: say("Resting heart rate", "Ruhepuls")
        case .heartRateVariability: say("Heart rate variability", "Herzfrequenzvariabilität")
        case .steps: say("Steps", "Schritte")
        case .systolic: say("Blood pressure, systolic", "Blutdruck, systolisch")
        case .diastolic: say("Blood pressure, diastolic", "Blutdruck, diastolisch")
        }
    }
    /// The unit after a value; empty if there isn't one.
    package func unit(of metric: KnownMetric) -> String {
        switch metric {
        case .sleep: "h"
        case .restingHeartRate: say("bpm", "Schläge/min")
        case .heartRateVariability: "ms"
        case .steps: say("steps", "Schritte")
        case .systolic, .diastolic: "mmHg"
        }
    }
    package func inMonth(_ amount: String, _ month: String) -> String {
        say("\(amount) in \(month)", "\(amount), Median im \(month)")
    }
    /// The meaning of a median, such as `The middle of 28 nights, half of them between 6.8 and 7.9 h`.
    package func medianRemark(_ days: String, from first: String, to last: String) -> String {
        say(
            "Median of \(days); half were between \(first) and \(last).",
            "Median, \(days); mittlere Hälfte: \(first) bis \(last)".ended)
    }
    package func metricChartDescription(_ metric: String, _ days: String) -> String {
        say("\(metric) month by month, of \(days).", "\(metric) Monat für Monat, \(days).")
    }
    /// The meaning of the dots of days, and of the line and the band of months.
    package func metricMarks(hasDots: Bool) -> String {
        say(
            "Line: median of the month. Band: middle half.\(hasDots ? " Dot: a day." : "")",
            "Linie: Median des Monats. Band: mittlere Hälfte.\(hasDots ? " Punkt: ein Tag." : "")")
    }
    package var median: String { "Median" }
    package var middleHalf: String { say("Middle half", "Mittlere Hälfte") }
    /// The days with a value; for sleep, nights.
    package func metricDays(_ number: Int, of metric: KnownMetric?) -> Figure {
        metric == .sleep ? counted(number, ("night", "nights"), ("Nacht", "Nächte")) : days(number)
    }
    package var furtherMetrics: String { say("Further metrics", "Weitere Messwerte") }
    package var besideEvenings: String { say("Beside your evenings", "Im Vergleich mit deinen Abenden") }
    /// The meaning of a bar and the line in it; follows that of the marks of the chart.
    package var stripsRemark: String {
        say(
            "Below, a bar is the middle half of its days, the line in it the middle.",
            "Weiter unten zeigt jeder Balken die mittlere Hälfte der Tage, der Strich darin den Median.")
    }
    package func assumedEvenings(_ number: Int) -> String {
        say(
            "\(counted(number, "evening is", "evenings are")) assumed and in no group.",
            number == 1
                ? "1 Abend ist angenommen und gehört zu keiner Gruppe."
                : "\(n(number)) Abende sind angenommen und gehören zu keiner Gruppe.")
    }
    /// Two groups of evenings, before a colon.
    package func pair(_ first: ComparisonFactor.Group, _ second: ComparisonFactor.Group) -> String {
        let names = [first, second].map { group in
            say(group.rawValue, level(group == .easy ? .easy : group == .wild ? .wild : .steady))
        }
        return say(capitalized("\(names[0]) and \(names[1])"), "\(names[0]) und \(names[1].lowercased())")
    }
    /// What differs between two groups, within a claim; `name` is for unknown metrics.
    package func clause(of metric: KnownMetric?, _ name: String, _ amount: Figure, isMore: Bool) -> String {
        let subject: String
        switch metric {
        case .sleep:
            return say(
                "sleep was on average \(amount) \(isMore ? "longer" : "shorter")",
                "war der Schlaf im Mittel \(amount) \(isMore ? "länger" : "kürzer")")
        case .steps:
            return say(
                "there were on average \(amount.number) \(isMore ? "more" : "fewer") steps",
                "waren es im Mittel \(amount) \(isMore ? "mehr" : "weniger")")
        case .restingHeartRate: subject = say("the resting heart rate", "der Ruhepuls")
        case .heartRateVariability: subject = say("heart rate variability", "die Herzfrequenzvariabilität")
        case .systolic: subject = say("systolic blood pressure", "der systolische Blutdruck")
        case .diastolic: subject = say("diastolic blood pressure", "der diastolische Blutdruck")
        case nil: subject = say("“\(name)”", "„\(name)“")
        }
        return say(
            "\(subject) was on average \(amount) \(isMore ? "higher" : "lower")",
            "war \(subject) im Mittel um \(amount) \(isMore ? "höher" : "niedriger")")
    }
    /// Which day a value belongs to, and that it shows no cause.
    package var besideMetricsRemark: String {
        say(
            "Evenings, minutes and habits are compared with the values of the day after, a mood with those of the same day and the night before it. \(nothingFollows)",
            "Abende, Minuten und Gewohnheiten werden mit den Werten des Tages danach verglichen, eine Stimmung mit denen desselben Tages und der Nacht davor. \(nothingFollows)"
        )
    }
    /// A line in the terminal.
    package func metricLine(_ days: String, median: String, from first: String, to last: String) -> String {
        say(
            "\(days), middle \(median), half of them \(first) to \(last)",
            "\(days), Median \(median), mittlere Hälfte \(first) bis \(last)")
    }
}
