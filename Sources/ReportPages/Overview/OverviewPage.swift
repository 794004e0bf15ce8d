import ReportMarkup
import ReportWords

/// The page a person opens first.
package struct OverviewPage: Sendable {
    package let frame: Frame
    package let hero: Hero
    /// Longest streak, savings and the like; empty where nothing is known.
    package let facts: [Fact]
    /// The heading of the month's card, and the month it leads to.
    package let monthName: String
    package let monthLink: Link
    package let monthSummary: String
    package let month: RingCalendar
    package let week: WeekCard
    package let milestones: MilestoneCard?
    package let heat: PastYear?
    package let trackers: TrackerCard?
    package let why: WhyCard?
}

/// The person's own reason, as Markdown.
package struct WhyCard: Sendable {
    package let title: String
    package let markdown: String
}

extension OverviewPage: SitePage {
    package static let template = PageTemplate<OverviewPage>(
        "overview", hasTimer: true, icons: [.right, .down, .peak, .coin, .bolt, .flag],
        shapes: RingShapes.html + HeatShapes.pastYear + BadgeShapes.html,
        [
            .html("hero", "the timer, the headline and the streaks") {
                $1 += OverviewPageHTML($0).slots["hero"] ?? HTML()
            },
            .html("facts", "the large numbers") { $1 += OverviewPageHTML($0).slots["facts"] ?? HTML() },
            .html("month", "the month's ring calendar") { $1 += OverviewPageHTML($0).slots["month"] ?? HTML() },
            .html("week", "the running week") { $1 += OverviewPageHTML($0).slots["week"] ?? HTML() },
            .html("milestones", "the badges") { $1 += OverviewPageHTML($0).slots["milestones"] ?? HTML() },
            .html("pastYear", "the heatmap of the past year") {
                $1 += OverviewPageHTML($0).slots["pastYear"] ?? HTML()
            },
            .html("trackers", "the trackers' streaks") { $1 += OverviewPageHTML($0).slots["trackers"] ?? HTML() },
            .html("why", "the personal why") { $1 += OverviewPageHTML($0).slots["why"] ?? HTML() },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { [.overview] }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .overview else { return nil }
        self = report.overviewPage()
    }
}
