import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// The milestones, and what is known of health along the way.
package struct MilestonesPage: SitePage {
    package let frame: Frame
    package let name: String
    package let lede: String
    /// The page of jokers, which belongs to this one.
    package let neighbour: Pager.Step
    /// Nil where all are reached.
    package let next: NextMilestone?
    package let badgesTitle: String
    /// How many are reached, or that all are.
    package let summary: String
    /// Ascending by days, each length once; empty where the person's list is.
    package let badges: [MilestoneBadge]
    package let table: DataTable
    /// Nil where the person wants none.
    package let health: HealthCard?

    package static let template = PageTemplate<MilestonesPage>(
        "milestones", shapes: [BadgeShapes.html],
        [
            .html("heading", "the page's heading with the link to the jokers") {
                $1.head($0.name, lede: $0.lede, beside: $0.neighbour, on: $0.frame.address)
            },
            .text("name", "the page's name") { $0.name },
            .text("lede", "the sentence below the name") { $0.lede },
            .html("next", "the card of the next milestone, until all are reached", { $0.next }) { $0.write(to: &$2) },
            .text("nextDays", "how many days away the next milestone is, in words") { $0.next?.toGo ?? "" },
            .text("nextDate", "when it will be reached, in words") { $0.next?.expected ?? "" },
            .html("badges", "the card of all milestones", { $0.badges.isEmpty ? nil : $0.badges }) {
                $1.write(badges: $0, to: &$2)
            },
            .text("summary", "how many milestones are reached, in words") { $0.summary },
            .list("badgeList", "all milestones, shortest first", { $0.badges }, MilestoneBadge.fields),
            .flag("isSplit", "whether there is both a next milestone and a card of all") {
                $0.next != nil && !$0.badges.isEmpty
            },
            .html("health", "the card of what is known of health, unless it is hidden", { $0.health }) {
                $0.write(to: &$2)
            },
            .list("healthList", "what is known of health, by days", { $0.health?.lines ?? [] }, HealthCard.Line.fields),
        ])

    package static func addresses(in report: Report) -> [PageAddress] { report.hasMilestones ? [.milestones] : [] }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .milestones else { return nil }
        let phrases = report.phrases
        let milestones = Dictionary(grouping: report.analysis.milestones, by: \.days).compactMap(\.value.first)
            .sorted { $0.days < $1.days }
        let reached = milestones.count { $0.reached != nil }
        let isDone = !milestones.isEmpty && reached == milestones.count
        frame = report.frame(
            .milestones, title: report.title(phrases.milestones), description: phrases.milestonesDescription)
        name = phrases.milestones
        lede = phrases.milestonesLede
        neighbour = Pager.Step(link: Link(.jokers), text: phrases.jokersPage)
        next = NextMilestone(in: report)
        badgesTitle = phrases.milestones
        summary =
            isDone
            ? phrases.allMilestonesReached
            : reached == 0 ? phrases.firstMilestoneAhead : phrases.reached(reached)
        badges = milestones.map { MilestoneBadge($0, in: report) }
        table = MilestonesPage.table(of: milestones, in: report)
        health = HealthCard(in: report)
    }

    private static func table(of milestones: [Milestone], in report: Report) -> DataTable {
        let phrases = report.phrases
        return DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(phrases.milestones), caption: phrases.milestonesLede,
            headings: [phrases.milestoneHeading, phrases.reachedHeading],
            rows: milestones.map { milestone in
                [
                    phrases.days(milestone.days).text,
                    milestone.reached.map(phrases.date) ?? phrases.daysToGo(report.missingDays(to: milestone)),
                ]
            })
    }

    private func write(badges: [MilestoneBadge], to html: inout HTML) {
        html.card("milestones", id: "h-badges", title: badgesTitle, aside: { $0.text(summary) }) { html in
            html.element("ul", #"class="badges""#) { html in
                for badge in badges { badge.write(to: &html) }
            }
            html.dataTable(table)
        }
    }
}
