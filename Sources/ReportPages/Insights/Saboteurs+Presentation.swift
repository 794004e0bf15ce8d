import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    /// The saboteurs in use that were ever noticed.
    func saboteurComparison() -> SaboteurComparison? {
        let saboteurs = analysis.trackers.filter {
            $0.tracker.isActive && $0.tracker.kind == .saboteur && $0.days.logs > 0
        }
        guard !saboteurs.isEmpty else { return nil }
        let title = phrases.saboteursSideBySide
        let table = DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title),
            caption: "\(title): \(phrases.saboteursSideBySideRemark)",
            headings: [phrases.hour] + saboteurs.map(name(of:)),
            rows: (0..<24).map { hour in
                [padded(hour, 2)] + saboteurs.map { numbers.text($0.insights.byHour[hour]) }
            })
        return SaboteurComparison(
            title: title, remark: phrases.saboteursSideBySideRemark, items: saboteurs.map(saboteurItem), table: table)
    }

    private func saboteurItem(_ tracker: TrackerAnalysis) -> SaboteurComparison.Item {
        let insights = tracker.insights
        let risk = riskWords(tracker)
        let trend = trendWords(tracker)
        let trigger = insights.triggers.first.map { "\($0.name) (\(numbers.text($0.count)))" }
        let recent = insights.trend.lastFourWeeks
        return SaboteurComparison.Item(
            icon: tracker.tracker.icon, name: name(of: tracker), link: Link(.tracker(tracker.tracker.id)),
            count: phrases.moments(recent ?? tracker.days.logs),
            countLabel: recent == nil ? phrases.soFar : phrases.inLastFourWeeks,
            lines: [
                (phrases.timeLabel, risk.lead.isEmpty ? risk.remark : risk.lead),
                (phrases.triggerLabel, trigger ?? phrases.noTrigger),
                (phrases.trendLabel, trend.lead.isEmpty ? phrases.noTrend : trend.lead),
            ], chart: hourColumns(tracker))
    }

    private func hourColumns(_ tracker: TrackerAnalysis) -> ColumnChart {
        let hours = tracker.insights.byHour
        let scale = ChartScale(upTo: FixedDecimal(hours.max() ?? 0))
        let columns = hours.enumerated().map { hour, count in
            ColumnChart.Column(
                height: scale.height(FixedDecimal(count)), tone: .noticed,
                label: "\(padded(hour, 2)): \(phrases.moments(count).text)")
        }
        return ColumnChart(
            id: "hours-\(tracker.tracker.id)", title: phrases.hoursOf(name(of: tracker)),
            description: phrases.hoursOfDescription, columns: columns, scale: [],
            names: stride(from: 0, to: 24, by: 6).map { ($0, padded($0, 2)) }, levels: [], table: nil)
    }
}
