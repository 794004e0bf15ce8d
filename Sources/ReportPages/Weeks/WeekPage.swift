package import ProgressModel
import ReportMarkup

/// The report of a week.
package struct WeekPage: Sendable {
    package let frame: Frame
    /// `Week 44`.
    package let name: String
    package let dates: String
    package let pager: Pager
    package let days: WeekDays
    package let story: WeekStory
    /// Nil where nothing can be compared: no levels, no minutes.
    package let comparison: WeekComparisonCard?
    package let rewards: WeekRewards?
    package let saboteurs: WeekSaboteurs?
    /// Where the page will be found; nil where nobody said so.
    package let webAddress: String?

    /// Where the Markdown of a week's report lies, relative to the root of the site.
    package static func markdownPath(of week: Week) -> String { "\(PageAddress.week(week).folder)/\(week).md" }
}

extension WeekPage: SitePage {
    package static let template = PageTemplate<WeekPage>(
        "week", icons: [.left, .right, .drop, .coin, .bolt, .leaf, .flame, .clover, .flag, .glass],
        shapes: RingShapes.html,
        [
            .html("heading", "the page's heading with the way to its neighbours") {
                $1 += WeekPageHTML($0).slots["heading"] ?? HTML()
            },
            .html("content", "everything below the heading") { $1 += WeekPageHTML($0).slots["content"] ?? HTML() },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { report.span.weeks.map(PageAddress.week) }

    package init?(at address: PageAddress, in report: Report) {
        guard case .week(let week) = address else { return nil }
        self = report.weekPage(week)
    }
}
