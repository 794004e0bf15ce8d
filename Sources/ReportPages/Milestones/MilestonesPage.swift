import ReportMarkup

/// The milestones, and what is known of health along the way.
package struct MilestonesPage: Sendable {
    /// A milestone, reached or not.
    package struct Badge: Sendable {
        package let number: String
        /// `7 days, reached on 12 May 2025`.
        package let label: String
        /// The date, or how many days are missing.
        package let note: String
        package let isReached: Bool
    }

    /// The milestone that comes next.
    package struct Next: Sendable {
        package let title: String
        /// Large in the ring: the days of the current run.
        package let number: String
        /// `of 30 days`.
        package let goal: String
        /// How much of the way is done, 0–100.
        package let share: Int
        package let toGo: String
        /// Nil where it lies beyond the calendar.
        package let expected: String?
    }

    package let frame: Frame
    package let heading: String
    /// The page beside it: milestones and jokers belong together.
    package let neighbour: Pager.Step
    package let lede: String
    /// Nil where all are reached.
    package let next: Next?
    package let badgesTitle: String
    /// How many are reached, or that all are.
    package let summary: String
    /// Ascending by days, each length once; empty where the person's list is.
    package let badges: [Badge]
    package let table: DataTable
    /// Nil where the person wants none.
    package let health: HealthCard?
}

extension MilestonesPage: SitePage {
    package static let template = PageTemplate<MilestonesPage>(
        "milestones", icons: [.right, .flag, .info], shapes: BadgeShapes.html,
        [
            .html("heading", "the page's heading with the way to its neighbours") {
                $1 += MilestonesPageHTML($0).slots["heading"] ?? HTML()
            },
            .html("content", "everything below the heading") {
                $1 += MilestonesPageHTML($0).slots["content"] ?? HTML()
            },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { report.hasMilestones ? [.milestones] : [] }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .milestones else { return nil }
        self = report.milestonesPage()
    }
}
