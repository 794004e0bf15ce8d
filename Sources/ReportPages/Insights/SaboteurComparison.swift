import ProgressAnalysis
import ProgressModel
import ReportMarkup
package import ReportWords

/// The saboteurs in use, one beside the other.
package struct SaboteurComparison: Sendable {
    /// A saboteur in a few words and a small drawing.
    package struct Item: Sendable {
        package let icon: String
        package let name: String
        package let link: Link
        package let count: Figure
        package let countLabel: String
        /// When, trigger, trend.
        package let lines: [(label: String, text: String)]
        package let chart: ColumnChart
    }

    package let title: String
    package let remark: String
    /// In the order of the tracker file.
    package let items: [Item]
    /// The numbers of all drawings.
    package let table: DataTable
}

extension SaboteurComparison {
    /// The saboteurs in use that were ever noticed; nil without any.
    package init?(in report: Report) {
        let phrases = report.phrases
        let saboteurs = report.analysis.trackers.filter {
            $0.tracker.isActive && $0.tracker.kind == .saboteur && $0.days.logs > 0
        }
        guard !saboteurs.isEmpty else { return nil }
        title = phrases.saboteursSideBySide
        remark = phrases.saboteursSideBySideRemark
        items = saboteurs.map { Item($0, in: report) }
        table = DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: "\(title): \(remark)",
            headings: [phrases.hour] + saboteurs.map(report.name(of:)),
            rows: (0..<24).map { hour in
                [padded(hour, 2)] + saboteurs.map { report.numbers.text($0.insights.byHour[hour]) }
            })
    }
}

extension SaboteurComparison.Item {
    fileprivate init(_ tracker: TrackerAnalysis, in report: Report) {
        let phrases = report.phrases
        let insights = tracker.insights
        let risk = Finding(riskOf: tracker, phrases)
        let trend = Finding(trendOf: tracker, phrases)
        let trigger = insights.triggers.onPage(phrases).first.map {
            "\($0.name.name) (\(report.numbers.text($0.name.count)))"
        }
        let recent = insights.trend.lastFourWeeks
        icon = tracker.tracker.icon
        name = report.name(of: tracker)
        link = Link(.tracker(tracker.tracker.id))
        count = phrases.moments(recent ?? tracker.days.logs)
        countLabel = recent == nil ? phrases.soFar : phrases.inLastFourWeeks
        lines = [
            (phrases.timeLabel, risk.lead.isEmpty ? risk.remark : risk.lead),
            (phrases.triggerLabel, trigger ?? phrases.noTrigger),
            (phrases.trendLabel, trend.lead.isEmpty ? phrases.noTrend : trend.lead),
        ]
        chart = ColumnChart(hoursOf: tracker, in: report)
    }

    /// What a template may name of a saboteur.
    static let fields: [TemplateField<(item: SaboteurComparison.Item, page: PageAddress)>] = [
        .text("icon", "its emoji") { $0.item.icon },
        .text("name", "its name") { $0.item.name },
        .text("address", "the address of its page") { $0.page.href($0.item.link) },
        .text("count", "how often it was noticed, in words") { $0.item.count.text },
        .text("countLabel", "in which time it was noticed so often") { $0.item.countLabel },
        .html("chart", "its hours of the day as a small drawing") { $0.item.chart.write("small", to: &$1) },
        .list(
            "lines", "its time, its trigger and its trend", { $0.item.lines },
            [
                .text("label", "which of the three") { $0.label },
                .text("text", "what there is to say of it") { $0.text },
            ]),
    ]
}

extension ColumnChart {
    /// At which hours a saboteur was noticed, without a scale.
    fileprivate init(hoursOf tracker: TrackerAnalysis, in report: Report) {
        let phrases = report.phrases
        let hours = tracker.insights.byHour
        let heights = ChartScale(upTo: FixedDecimal(hours.max() ?? 0))
        id = "hours-\(tracker.tracker.id)"
        title = phrases.hoursOf(report.name(of: tracker))
        description = phrases.hoursOfDescription
        columns = hours.enumerated().map { hour, count in
            Column(
                height: heights.height(FixedDecimal(count)), tone: .noticed,
                label: "\(padded(hour, 2)): \(phrases.moments(count).text)")
        }
        scale = []
        names = stride(from: 0, to: 24, by: 6).map { ($0, padded($0, 2)) }
        levels = []
        table = nil
    }
}
