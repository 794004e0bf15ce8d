import ReportMarkup

/// All trackers, what was noticed side by side, and what the weeks and weekdays say.
package struct InsightsPage: Sendable {
    package let frame: Frame
    package let heading: String
    /// What is said where there is nothing else; else nil.
    package let remark: String?
    /// Nil without trackers.
    package let trackers: TrackerIndex?
    /// Nil without saboteurs that were noticed.
    package let saboteurs: SaboteurComparison?
    /// Nil without entries.
    package let drinks: DrinksCard?
    /// Nil without entries.
    package let weekdays: BarList?
}

extension InsightsPage: SitePage {
    package static let template = PageTemplate<InsightsPage>(
        "insights", icons: [.right, .down],
        [
            .html("heading", "the page's heading") { $1 += InsightsPageHTML($0).slots["heading"] ?? HTML() },
            .html("content", "everything below the heading") { $1 += InsightsPageHTML($0).slots["content"] ?? HTML() },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { [.insights] }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .insights else { return nil }
        self = report.insightsPage()
    }
}
