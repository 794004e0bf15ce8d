import ProgressAnalysis
import ReportWords

/// The milestones, and what is known of health along the way: the second part of the page of jokers.
package struct MilestonesPart: Sendable {
    package let name, lede: String
    package let next, badges, health: Card?

    /// Nil where there are no milestones.
    package init?(in report: Report) {
        guard report.hasMilestones else { return nil }
        name = report.phrases.milestones
        lede = report.phrases.milestonesLede
        next = .nextMilestone(in: report)
        badges = .badges(in: report)
        health = .health(in: report)
    }
}
