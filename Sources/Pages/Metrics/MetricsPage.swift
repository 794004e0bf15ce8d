import Counting
import Markup
import Wording

/// The measurements of devices, over time and compared with the records; not in the public edition.
package struct MetricsPage: SitePage {
    package let frame: Frame
    package let name: String
    package let lede: String
    /// The meanings of lines, bands, dots and bars.
    package let legend: String
    /// Never empty.
    package let cards: [MetricCard]
    /// The metrics without a card; nil if all have one.
    package let further: DataTable?
    /// The number of comparisons; empty if there is nothing to compare with.
    package let looked: String
    /// Which day each value is compared with.
    package let remark: String

    /// The maximum number of cards, so that the page stays small.
    private static let mostCards = 6

    package static let template = PageTemplate<MetricsPage>(
        "metrics", style: "insights",
        [
            .html("heading", "the page's heading") {
                $1.head($0.name, lede: $0.lede, on: $0.frame.address)
                $1 += #"<p class="reading">\#($0.legend)</p>"#
            },
            .text("name", "the page's name") { $0.name },
            .text("lede", "the sentence below the name") { $0.lede },
            .text("legend", "what the lines, bands, dots and bars are") { $0.legend },
            .list(
                "metrics", "the metrics, those that the program knows first", { $0.cards },
                [
                    .parts("card", "the card of the metric") { [$0.card.part(on: .metrics)] },
                    .text("style", "the class of its colour") { $0.style },
                    .text("name", "what was measured") { $0.name },
                ]),
            .html("further", "a table of the metrics that have no card, if there are any", { $0.further }) {
                further, _, html in html.dataTable(further)
            },
            .text("looked", "how many comparisons were looked at, and how many differ") { $0.looked },
            .text("remark", "which day a value stands beside, and that nothing follows from it") { $0.remark },
        ])

    package static func addresses(in report: Report) -> [PageAddress] {
        report.analysis.hasMetrics ? [.metrics] : []
    }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .metrics, let metrics = report.analysis.metrics else { return nil }
        let phrases = report.phrases
        name = phrases.metrics
        frame = report.frame(.metrics, title: report.title(name), description: phrases.metricsDescription)
        lede = phrases.metricsLede
        // Metrics that are compared come first.
        let order = metrics.metrics.filter { !$0.beside.isEmpty } + metrics.metrics.filter(\.beside.isEmpty)
        cards = order.prefix(MetricsPage.mostCards).enumerated().map { MetricCard($1, number: $0, in: report) }
        further = MetricsPage.table(order.dropFirst(MetricsPage.mostCards), phrases)
        let isCompared = metrics.metrics.contains { !$0.beside.isEmpty }
        let hasDots = cards.contains { $0.card.drawing(ColumnChart.self)?.backdrop?.dots.isEmpty == false }
        legend = phrases.metricMarks(hasDots: hasDots) + (isCompared ? " " + phrases.stripsRemark : "")
        looked =
            isCompared
            ? phrases.comparisonsLookedAt(
                metrics.compared, clear: metrics.clear, days: metrics.mostDays) : ""
        remark = isCompared ? phrases.howCompared + " " + phrases.besideMetricsRemark : ""
    }

    private static func table(_ metrics: ArraySlice<MetricAnalysis>, _ phrases: Phrases) -> DataTable? {
        guard !metrics.isEmpty else { return nil }
        return DataTable(
            summary: phrases.furtherMetrics, label: phrases.furtherMetrics, caption: phrases.furtherMetrics,
            headings: [phrases.metrics, capitalized(phrases.daysName), phrases.median, phrases.middleHalf],
            rows: metrics.map { metric in
                let words = MetricWords(metric.values, phrases)
                return [
                    words.name, phrases.numbers.text(metric.values.count), words.figure(metric.spread.median).text,
                    words.span(metric.spread.middleHalf),
                ]
            })
    }
}
