import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// The card among the insights that leads to what devices measured.
package struct MetricsLinkCard: Sendable {
    package let title: String
    /// The metrics in their order with the median of their latest month.
    package let facts: [Fact]

    /// As many stand side by side.
    private static let mostFacts = 4
}

extension MetricsLinkCard {
    /// Nil where nothing was measured.
    init?(in report: Report) {
        guard let metrics = report.analysis.metrics else { return nil }
        let phrases = report.phrases
        title = phrases.metrics
        facts = metrics.metrics.prefix(MetricsLinkCard.mostFacts).compactMap { metric in
            let words = MetricWords(metric.values, phrases)
            return metric.months.last.map { last in
                Fact(nil, words.name, words.figure(last.spread.median), note: phrases.text(last.month))
            }
        }
    }

    /// Writes the card; its heading is the link.
    func write(on page: PageAddress, to html: inout HTML) {
        html.card(
            id: "h-metrics",
            title: { html in html.arrowLink(Link(.metrics), on: page, text: title) }
        ) { $0.facts(facts, on: page) }
    }
}
