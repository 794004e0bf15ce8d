import ReportMarkup

/// The whole report on one page without drawings, for places that show Markdown: the overview, and what is noticed of
/// the saboteurs.
package struct SummaryPage: Sendable {
    /// The personal why, line by line.
    package struct Why: Sendable {
        /// A line without its mark-up.
        package struct Line: Sendable {
            package let isItem: Bool
            /// Empty between paragraphs.
            package let text: String
        }

        package let title: String
        package let lines: [Line]
    }

    package let overview: OverviewPage
    /// What stands above the three columns of the streaks.
    package let streakHeadings: [String]
    /// What stands above the two columns of the trackers.
    package let trackerHeadings: [String]
    /// What stands above the two columns of the milestones.
    package let milestoneHeadings: [String]
    package let nextMilestone: String
    package let saboteurs: SaboteurComparison?
    package let why: Why?
    /// Where the overview will be found; nil where nobody said so.
    package let webAddress: String?

    /// The name of its file in the root of the site.
    package static let path = "summary.md"
}
