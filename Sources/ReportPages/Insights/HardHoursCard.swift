import ProgressAnalysis
import ProgressModel
import ReportWords

/// When the saboteurs in use were noticed, one below the other on one axis of 24 hours.
package struct HardHoursCard: Sendable {
    /// A saboteur.
    package struct Row: Sendable {
        /// Unique on its page.
        package let id: String
        /// Of its drawing.
        package let title: String
        /// The hours at which it was noticed, in words.
        package let description: String
        package let icon: String
        package let name: String
        package let link: Link
        /// `#RRGGBB`, readable on both schemes.
        package let colour: String
        /// How often it was noticed of late and how that goes, its trigger, the plan for its risk time.
        package let lines: [String]
        /// 24 heights in percent of the highest.
        package let heights: [Int]
        /// The hours in words.
        package let labels: [String]
        /// The first hour of the risk time; nil where none stands out.
        package let riskHour: Int?
    }

    package let title: String
    /// What it comes down to; empty where nothing is claimed.
    package let lead: String
    package let remark: String
    /// In the order of the tracker file.
    package let rows: [Row]
    package let table: DataTable
}

extension HardHoursCard {
    /// Nil where no saboteur in use was noticed often enough.
    init?(in report: Report) {
        guard let hours = report.analysis.hardHours else { return nil }
        let phrases = report.phrases
        title = phrases.hardHours
        lead = hours.risk.map { phrases.inPart(phrases.ofMoments(phrases.percent(hours.percent)), $0) } ?? ""
        remark = phrases.hardHoursRemark(phrases.moments(hours.moments).text)
        rows = hours.saboteurs.map { Row($0, in: report) }
        table = DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title),
            caption: "\(title): \(phrases.saboteursSideBySideRemark)",
            headings: [phrases.hour] + hours.saboteurs.map(report.name(of:)),
            rows: (0..<24).map { hour in
                [padded(hour, 2)] + hours.saboteurs.map { report.numbers.text($0.insights.byHour[hour]) }
            })
    }
}

extension HardHoursCard.Row {
    fileprivate init(_ tracker: TrackerAnalysis, in report: Report) {
        let hours = tracker.insights.byHour
        let most = max(1, hours.max() ?? 1)
        let labels = hours.enumerated().map { "\(padded($0, 2)): \(report.phrases.moments($1).text)" }
        id = "hours-" + tracker.id
        title = report.phrases.hoursOf(report.name(of: tracker))
        description = zip(hours, labels).filter { $0.0 > 0 }.map(\.1).joined(separator: ", ")
        self.labels = labels
        icon = tracker.icon
        name = report.name(of: tracker)
        link = Link(.tracker(tracker.id))
        colour = report.colour(of: tracker)
        lines = SaboteurComparison.Item(tracker, in: report).sentences
        heights = hours.map { $0 * 100 / most }
        riskHour = tracker.insights.risk.flatMap { risk in (0..<24).first { PartOfDay(hour: $0) == risk } }
    }
}
