import ProgressAnalysis
import ProgressModel
import ProgressStatistics
import ReportMarkup
import ReportWords

/// A metric: its months, and its values beside what was written down.
package struct MetricCard: Sendable {
    /// The class under which the style sheet has its colour.
    let style: String
    /// What was measured.
    package let name: String
    package let card: Card
    /// Whether its days are few enough to be drawn.
    let hasDots: Bool
    /// What is shown: the evenings, and what differs clearly.
    package let strips: [MetricStrips]
    /// What `more` opens: the rest.
    package let hiddenStrips: [MetricStrips]
}

extension MetricCard {
    /// A card; `number` tells its ids from those of other cards.
    init(_ metric: MetricAnalysis, number: Int, in report: Report) {
        let phrases = report.phrases
        let words = MetricWords(metric.values, phrases)
        style = MetricCard.style(of: words.known)
        name = words.name
        let scale = StripScale(metric.beside.flatMap(\.parts).compactMap(\.spread))
        let all = metric.beside.map { beside in
            (
                strips: MetricStrips(beside, words, scale, in: report),
                isShown: beside.factor == .evenings || beside.comparisons.contains { $0.verdict == .said }
            )
        }
        let strips = all.filter(\.isShown).map(\.strips)
        let hidden = all.filter { !$0.isShown }.map(\.strips)
        (self.strips, hiddenStrips) = (strips, hidden)
        let more = phrases.furtherComparisons(hidden.count, isAll: strips.isEmpty)
        let chart = ColumnChart(monthsOf: metric, words, id: "metric-\(number)", in: report)
        hasDots = chart.backdrop?.dots.isEmpty == false
        card = .chart(
            .metric, id: chart.id, chart.title, MetricCard.latest(metric, words, phrases), .drawing(chart),
            .drawing { _, html in
                html += """
                    \(each: strips, { $0.html() })\
                    \(if: !hidden.isEmpty, .more(more, "\(each: hidden, { $0.html() })"))
                    """
            })
    }

    /// What the latest month with a value comes down to.
    private static func latest(_ metric: MetricAnalysis, _ words: MetricWords, _ phrases: Phrases) -> Finding {
        guard let last = metric.months.last else { return Finding() }
        let half = last.spread.middleHalf
        return Finding(
            lead: phrases.inMonth(words.figure(last.spread.median).text, phrases.text(last.month)),
            remark: phrases.medianRemark(
                words.days(last.spread.count), from: words.number(half.lowerBound),
                to: words.figure(half.upperBound).text))
    }

    /// The class under which the style sheet has the colour of a metric.
    static func style(of metric: KnownMetric?) -> String {
        switch metric {
        case .sleep: "m-sleep"
        case .restingHeartRate: "m-heart"
        case .heartRateVariability: "m-variability"
        case .steps: "m-steps"
        case .systolic, .diastolic: "m-heart"
        case nil: "m-other"
        }
    }
}
