import ProgressAnalysis
import ProgressModel
import ProgressStatistics
import ReportMarkup
import ReportWords

/// The card among the insights that leads to what devices measured.
package struct MetricsLinkCard: Sendable {
    /// A metric with the median of its latest month, and the way there.
    package struct Row: Sendable {
        package let name: String
        let figure: Figure
        /// The latest month.
        package let month: String
        fileprivate let style: StaticString
        /// The medians of the last months with a value, from 0 to 100, the oldest first.
        fileprivate let heights: [Int]
    }

    package let title: String
    /// The metrics in their order.
    package let rows: [Row]

    /// As many stand side by side.
    private static let mostRows = 4
    private static let mostMonths = 24
}

extension MetricsLinkCard {
    /// Nil where nothing was measured.
    init?(in report: Report) {
        guard let metrics = report.analysis.metrics else { return nil }
        let phrases = report.phrases
        title = phrases.metrics
        rows = metrics.metrics.prefix(MetricsLinkCard.mostRows).compactMap { metric in
            let words = MetricWords(metric.values, phrases)
            let medians = metric.months.suffix(MetricsLinkCard.mostMonths).map(\.spread.median)
            guard let last = metric.months.last, let least = medians.min(), let most = medians.max() else { return nil }
            let span = max(1, (most - least).billionths)
            return Row(
                name: words.name, figure: words.figure(last.spread.median), month: phrases.text(last.month),
                style: MetricCard.style(of: words.known),
                heights: medians.map { Int(($0 - least).billionths * 100 / span) })
        }
    }

    /// Writes the card; its heading is the link.
    func write(on page: PageAddress, to html: inout HTML) {
        html.card(
            id: "h-metrics",
            title: { html in html.arrowLink(Link(.metrics), on: page, text: title) }
        ) { html in
            html.element("ul", #"class="sparks""#) { html in
                for row in rows { row.write(to: &html) }
            }
        }
    }
}

extension MetricsLinkCard.Row {
    fileprivate func write(to html: inout HTML) {
        html.element("li", { $0.attribute("class", literal: style) }) { html in
            html.element("span", text: name)
            html.element("p", #"class="big""#) { $0.figure(figure) }
            if heights.count > 1 {
                html.element("svg", #"viewBox="0 -4 100 108" preserveAspectRatio="none" aria-hidden="true""#) { html in
                    html.shape("polyline") { html in
                        html.attributes(#"class="line""#)
                        html.attribute("points") { points(to: &$0) }
                    }
                }
            }
            html.element("small", text: month)
        }
        html.markup("\n")
    }

    private func points(to html: inout HTML) {
        for (place, height) in heights.enumerated() {
            if place > 0 { html.markup(" ") }
            html.tenths(place * 1000 / (heights.count - 1))
            html.markup(",")
            html.number(100 - height)
        }
    }
}
