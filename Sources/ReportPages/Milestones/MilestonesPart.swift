import ProgressAnalysis
import ReportMarkup
import ReportWords

/// The milestones, and what is known of health along the way: the second part of the page of jokers.
package struct MilestonesPart: Sendable {
    package let name: String
    package let lede: String
    /// Nil where all are reached.
    package let next: NextMilestone?
    package let badgesTitle: String
    /// How many are reached, or that all are.
    package let summary: String
    /// Ascending by days, each length once; empty where the person's list is.
    package let badges: [MilestoneBadge]
    /// What opens the milestones that are far ahead; empty where none are.
    package let more: String
    package let table: DataTable
    /// Nil where the person wants none.
    package let health: HealthCard?

    /// Two of those ahead are shown, and more until there are two rows; the others would look like a wall.
    private static let (fewestAhead, fewestBadges) = (2, 12)
    private let near: Int

    /// Nil where there are no milestones.
    package init?(in report: Report) {
        guard report.hasMilestones else { return nil }
        let phrases = report.phrases
        let milestones = Dictionary(grouping: report.analysis.milestones, by: \.days).compactMap(\.value.first)
            .sorted { $0.days < $1.days }
        let reached = milestones.count { $0.reached != nil }
        let isDone = !milestones.isEmpty && reached == milestones.count
        name = phrases.milestones
        lede = phrases.milestonesLede
        next = NextMilestone(in: report)
        badgesTitle = isDone ? phrases.milestones : phrases.onTheWay
        summary =
            isDone
            ? phrases.allMilestonesReached
            : reached == 0 ? phrases.firstMilestoneAhead : phrases.reached(reached)
        badges = milestones.map { MilestoneBadge($0, in: report) }
        near = max(MilestonesPart.fewestAhead, MilestonesPart.fewestBadges - reached)
        let far = milestones.count - reached - near
        more = far > 0 ? phrases.more(far) : ""
        table = MilestonesPart.table(of: milestones, in: report)
        health = HealthCard(in: report)
    }

    private static func table(of milestones: [Milestone], in report: Report) -> DataTable {
        let phrases = report.phrases
        return DataTable(
            phrases, phrases.milestones, caption: phrases.milestonesLede,
            headings: [phrases.milestoneHeading, phrases.reachedHeading],
            rows: milestones.map { milestone in
                [
                    phrases.days(milestone.days).text,
                    milestone.reached.map(phrases.date) ?? phrases.unitsToGo(report.missingDays(to: milestone), .day),
                ]
            })
    }

    func writeBadges(to html: inout HTML) {
        let list = { (badges: ArraySlice<MilestoneBadge>) -> HTML in
            #"<ul class="badges">\#(each: badges, { $0.html() })</ul>"#
        }
        html.card("milestones", id: "h-badges", title: badgesTitle, aside: summary) { html in
            let inOrder = badges.filter(\.isReached) + badges.filter { !$0.isReached }
            let shown = badges.count(where: \.isReached) + near
            html += list(inOrder.prefix(shown))
            if !more.isEmpty { html += .more(more, list(inOrder.dropFirst(shown))) }
            html.dataTable(table)
        }
    }
}
