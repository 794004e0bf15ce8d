import ProgressAnalysis
import ProgressModel
import ProgressStatistics
import ReportMarkup
import ReportWords

/// A metric with the median of its latest month, among the insights.
private struct MetricSpark: Sendable {
    let name: String
    let figure: Figure
    /// The latest month.
    let month: String
    let style: String
    /// The medians of the last months with a value, from 0 to 100, the oldest first.
    let heights: [Int]
}

extension Card {
    /// The number of metrics side by side, and of months of each.
    private static let (mostSparks, mostMonths) = (4, 24)

    /// The way to what devices measured, with the first metrics; nil if nothing was measured.
    static func metrics(in report: Report) -> Card? {
        guard let metrics = report.analysis.metrics else { return nil }
        let phrases = report.phrases
        let sparks: [MetricSpark] = metrics.metrics.prefix(mostSparks).compactMap { metric in
            let words = MetricWords(metric.values, phrases)
            let medians = metric.months.suffix(mostMonths).map(\.spread.median)
            guard let last = metric.months.last, let least = medians.min(), let most = medians.max() else { return nil }
            let span = max(1, (most - least).billionths)
            return MetricSpark(
                name: words.name, figure: words.figure(last.spread.median), month: phrases.text(last.month),
                style: MetricCard.style(of: words.known),
                heights: medians.map { Int(($0 - least).billionths * 100 / span) })
        }
        return Card(
            .metrics, title: phrases.metrics, link: Link(.metrics),
            [.drawing { $1 += #"<ul class="sparks">\#(each: sparks, { $0.html() })</ul>"# }])
    }
}

extension MetricSpark {
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
