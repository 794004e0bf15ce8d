import Counting
import Markup
import Model
import Wording

/// A metric: its months, and its values compared with the records.
package struct MetricCard: Sendable {
    /// The class with its colour in the style sheet.
    let style: String
    /// The name of the metric.
    package let name: String
    package let card: Card
    /// The evenings and the clear differences are shown, the others on demand.
    package let strips: Folded<MetricStrips>
}

extension MetricCard {
    /// A card; `number` makes its ids unique.
    init(_ metric: MetricAnalysis, number: Int, in report: Report) {
        let phrases = report.phrases
        let words = MetricWords(metric.values, phrases)
        style = MetricCard.style(of: words.known)
        name = words.name
        let scale = StripScale(metric.beside.flatMap(\.parts).compactMap(\.spread))
        let isShown = { (beside: MetricBeside) in
            beside.factor == .evenings || beside.comparisons.contains { $0.verdict == .said }
        }
        let shown = metric.beside.filter(isShown).map { MetricStrips($0, words, scale, in: report) }
        let hidden = metric.beside.filter { !isShown($0) }.map { MetricStrips($0, words, scale, in: report) }
        let strips = Folded(
            shown: shown, hidden: hidden, more: phrases.furtherComparisons(hidden.count, isAll: shown.isEmpty))
        self.strips = strips
        let chart = ColumnChart(monthsOf: metric, words, id: "metric-\(number)", in: report)
        card = .chart(
            .metric, id: chart.id, chart.title, MetricCard.latest(metric, words, phrases), .drawing(chart),
            .drawing { page, html in html += strips.html { "\(each: $0, { $0.html(on: page) })" } })
    }

    /// A summary of the latest month with a value.
    private static func latest(_ metric: MetricAnalysis, _ words: MetricWords, _ phrases: Phrases) -> Finding {
        guard let last = metric.months.last else { return Finding() }
        let half = last.spread.middleHalf
        return Finding(
            lead: phrases.inMonth(words.figure(last.spread.median).text, phrases.text(last.month)),
            remark: phrases.medianRemark(
                words.days(last.spread.count), from: words.number(half.lowerBound),
                to: words.figure(half.upperBound).text))
    }

    /// The class with the colour of a metric in the style sheet.
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
    /// The maximum number of metrics, and of months for each.
    private static let (mostSparks, mostMonths) = (4, 24)

    /// A link to the page of metrics, with the first metrics; nil if there aren't any.
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

    /// The medians of months as a line, the oldest first; empty if there is only one.
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

extension ColumnChart {
    /// If there are more days, only months are drawn: dots would overlap.
    private static let mostDots = 400
    /// If there are more months, the table has a row for each year.
    private static let mostRows = 36

    /// A metric month by month, with its days if there are few.
    init(monthsOf metric: MetricAnalysis, _ words: MetricWords, id: String, in report: Report) {
        let phrases = report.phrases
        let months = metric.calendarMonths
        let spreads = Dictionary(metric.months.map { ($0.month, $0.spread) }) { first, _ in first }
        let range = metric.values.range
        let hasDots = range.lowerBound.distance(to: range.upperBound) < ColumnChart.mostDots
        let dots = hasDots ? metric.values.days : []
        let drawn =
            metric.months.flatMap { [$0.spread.middleHalf.lowerBound, $0.spread.middleHalf.upperBound] }
            + dots.map(\.value)
        let scale = ChartScale(
            from: drawn.min() ?? .zero, upTo: drawn.max() ?? .zero,
            finest: FixedDecimal(billionths: FixedDecimal.unit / 1000))
        self.id = id
        title = words.name
        description =
            phrases.metricChartDescription(words.name, words.days(metric.values.count)) + " "
            + phrases.metricMarks(hasDots: hasDots)
        columns = months.map { month in
            let spread = spreads[month]
            let text = spread.map { "\(words.figure($0.median).text), \(words.days($0.count))" } ?? "–"
            return Column(
                height: spread.map { scale.height($0.median) }, tone: .noticed, label: "\(phrases.text(month)): \(text)"
            )
        }
        self.scale = scale.marks(phrases.numbers)
        names = ColumnChart.names(of: months, phrases)
        levels = []
        table = ColumnChart.table(of: metric, words, phrases)
        form = .line
        backdrop = Backdrop(
            band: months.enumerated().compactMap { index, month in
                spreads[month].map { spread in
                    (index, scale.height(spread.middleHalf.lowerBound)...scale.height(spread.middleHalf.upperBound))
                }
            },
            dots: dots.map { (ColumnChart.place(of: $0.day, among: months), scale.height($0.value)) })
    }

    /// The horizontal position of a day, in hundredths of a percent of the width: all months are equally wide.
    private static func place(of day: Day, among months: [YearMonth]) -> Int {
        let month = day.yearMonth
        let before = months.first.map { (month.year - $0.year) * 12 + month.month - $0.month } ?? 0
        return (before * 10_000 + (2 * day.dayOfMonth - 1) * 5_000 / month.length) / max(1, months.count)
    }

    /// The months below the chart; every third if there are many, and only the years if there are more than four.
    private static func names(of months: [YearMonth], _ phrases: Phrases) -> [(column: Int, text: String)] {
        let step = months.count <= 14 ? 1 : months.count <= 48 ? 3 : 12
        let named = months.enumerated().filter { ($0.element.month - 1) % step == 0 }
        return named.map { column, month in
            (column, month.month == 1 ? String(month.year) : phrases.shortMonthName(month.month))
        }
    }

    /// A row for each month, latest first; if there are many, a row for each year with a column for each month.
    private static func table(of metric: MetricAnalysis, _ words: MetricWords, _ phrases: Phrases) -> DataTable {
        let caption = "\(words.name): \(phrases.median)"
        guard metric.months.count <= mostRows else {
            var years: [(year: Int, medians: [String])] = []
            for month in metric.months {
                if years.last?.year != month.month.year {
                    years.append((month.month.year, [String](repeating: "–", count: 12)))
                }
                years[years.count - 1].medians[month.month.month - 1] = words.number(month.spread.median)
            }
            return DataTable(
                phrases, words.name, caption: caption, headings: [phrases.year] + phrases.shortMonthNames,
                rows: years.reversed().map { [String($0.year)] + $0.medians })
        }
        return DataTable(
            phrases, words.name, caption: caption,
            headings: [phrases.month, phrases.median, phrases.middleHalf, capitalized(phrases.daysName)],
            rows: metric.months.reversed().map { month in
                [
                    phrases.text(month.month), words.figure(month.spread.median).text,
                    words.span(month.spread.middleHalf), phrases.numbers.text(month.spread.count),
                ]
            })
    }
}

extension MetricAnalysis {
    /// All months from the first to the last with a value, including those without one.
    fileprivate var calendarMonths: [YearMonth] {
        guard let first = months.first?.month, let last = months.last?.month else { return [] }
        return Array(sequence(first: first, next: \.next).prefix { $0 <= last })
    }
}
