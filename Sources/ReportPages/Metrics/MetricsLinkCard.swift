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
        html.card(id: "h-metrics", heading: "\(arrow: Link(.metrics), on: page, title)") {
            $0 += #"<ul class="sparks">\#(each: rows, { $0.html() })</ul>"#
        }
    }
}

extension MetricsLinkCard.Row {
    fileprivate func html() -> HTML {
        """
        <li class="\(style)"><span>\(name)</span><p class="big">\(figure)</p>\
        \(if: heights.count > 1, """
            <svg viewBox="0 -4 100 108" preserveAspectRatio="none" aria-hidden="true">\
            <polyline class="line" points="\(points)"/></svg>
            """)<small>\(month)</small></li>

        """
    }

    private func points(to html: inout HTML) {
        for (place, height) in heights.enumerated() {
            html += "\(if: place > 0, " ")\(tenths: place * 1000 / (heights.count - 1)),\(100 - height)"
        }
    }
}
