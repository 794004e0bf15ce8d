import ProgressAnalysis
import ProgressModel
import ProgressStatistics
import ReportMarkup
import ReportWords

/// A metric: its months, and its values beside what was written down.
package struct MetricCard: Sendable {
    /// The class under which the style sheet has its colour.
    let style: StaticString
    /// What was measured.
    package let name: String
    /// The median of the latest month.
    package let lead: String
    package let remark: String
    package let chart: ColumnChart
    /// What is shown: the evenings, and what differs clearly.
    package let strips: [MetricStrips]
    /// What `more` opens: the rest.
    package let hiddenStrips: [MetricStrips]
    package let more: String
}

extension MetricCard {
    /// A card; `number` tells its ids from those of other cards.
    init(_ metric: MetricAnalysis, number: Int, in report: Report) {
        let phrases = report.phrases
        let words = MetricWords(metric.values, phrases)
        style = MetricCard.style(of: words.known)
        name = words.name
        (lead, remark) = MetricCard.latest(metric, words, phrases)
        chart = ColumnChart(monthsOf: metric, words, id: "metric-\(number)", in: report)
        let scale = StripScale(metric.beside.flatMap(\.parts).compactMap(\.spread))
        let all = metric.beside.map { beside in
            (
                strips: MetricStrips(beside, words, scale, in: report),
                isShown: beside.factor == .evenings || beside.comparisons.contains { $0.verdict == .said }
            )
        }
        strips = all.filter(\.isShown).map(\.strips)
        hiddenStrips = all.filter { !$0.isShown }.map(\.strips)
        more = phrases.furtherComparisons(hiddenStrips.count, isAll: strips.isEmpty)
    }

    /// Writes the card.
    func write(to html: inout HTML) {
        html += #"<div class="\#(style)">"#
        html.chartCard(chart.id, chart.title, lead: lead, remark: remark) { html in
            chart.write(to: &html)
            html += """
                \(each: strips, { $0.html() })\
                \(if: !hiddenStrips.isEmpty, .more(more, "\(each: hiddenStrips, { $0.html() })"))
                """
        }
        html.markup("</div>\n")
    }

    /// What the latest month with a value comes down to.
    private static func latest(
        _ metric: MetricAnalysis, _ words: MetricWords, _ phrases: Phrases
    ) -> (lead: String, remark: String) {
        guard let last = metric.months.last else { return ("", "") }
        let half = last.spread.middleHalf
        return (
            phrases.inMonth(words.figure(last.spread.median).text, phrases.text(last.month)),
            phrases.medianRemark(
                words.days(last.spread.count), from: words.number(half.lowerBound),
                to: words.figure(half.upperBound).text)
        )
    }

    /// The class under which the style sheet has the colour of a metric.
    static func style(of metric: KnownMetric?) -> StaticString {
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
