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
        let isShown = { (beside: MetricBeside) in
            beside.factor == .evenings || beside.comparisons.contains { $0.verdict == .said }
        }
        let strips = metric.beside.filter(isShown).map { MetricStrips($0, words, scale, in: report) }
        let hidden = metric.beside.filter { !isShown($0) }.map { MetricStrips($0, words, scale, in: report) }
        (self.strips, hiddenStrips) = (strips, hidden)
        let more = phrases.furtherComparisons(hidden.count, isAll: strips.isEmpty)
        let chart = ColumnChart(monthsOf: metric, words, id: "metric-\(number)", in: report)
        card = .chart(
            .metric, id: chart.id, chart.title, MetricCard.latest(metric, words, phrases), .drawing(chart),
            .drawing { page, html in
                html += """
                    \(each: strips, { $0.html(on: page) })\
                    \(if: !hidden.isEmpty, .more(more, "\(each: hidden, { $0.html(on: page) })"))
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

extension Card {
    /// The number of metrics side by side, and of months of each.
    private static let (mostSparks, mostMonths) = (4, 24)

    /// The way to what devices measured, with the first metrics; nil if nothing was measured.
    static func metrics(in report: Report) -> Card? {
        guard let metrics = report.analysis.metrics else { return nil }
        let rows: [Block.Row] = metrics.metrics.prefix(mostSparks).compactMap { metric in
            let words = MetricWords(metric.values, report.phrases)
            let medians = metric.months.suffix(mostMonths).map(\.spread.median)
            guard let last = metric.months.last else { return nil }
            return Block.Row(
                label: words.name, name: words.figure(last.spread.median),
                lines: [Block.Line(report.phrases.text(last.month), after: ", ")],
                style: MetricCard.style(of: words.known), drawing: Drawn { _, html in html += spark(medians) })
        }
        let list = Block.list("sparks", rows) { row, page in
            """
            <li class="\(row.style)"><span>\(row.label)</span><p class="big">\(row.name)</p>\
            \({ row.drawing?.write(on: page, to: &$0) })<small>\(row.lines[0].text)</small></li>

            """
        }
        return Card(.metrics, title: report.phrases.metrics, link: Link(.metrics), [list])
    }

    /// The medians of months as a line, the oldest first; nothing of one month.
    private static func spark(_ medians: [FixedDecimal]) -> HTML {
        guard medians.count > 1, let least = medians.min(), let most = medians.max() else { return "" }
        let span = max(1, (most - least).billionths)
        return """
            <svg viewBox="0 -4 100 108" preserveAspectRatio="none" aria-hidden="true">\
            <polyline class="line" points="\(each: medians.enumerated(), { place, median in
                let height = Int((median - least).billionths * 100 / span)
                return "\(if: place > 0, " ")\(tenths: place * 1000 / (medians.count - 1)),\(100 - height)"
            })"/></svg>
            """
    }
}
