import ReportMarkup

extension JokersPage {
    /// What the template of the page may name of the milestones.
    static let milestoneFields: [TemplateField<JokersPage>] = [
        .text("milestonesName", "what the milestones are called; empty where there are none") {
            $0.milestones?.name ?? ""
        },
        .text("milestonesLede", "the sentence below that") { $0.milestones?.lede ?? "" },
        .html("next", "the card of the next milestone, until all are reached", { $0.milestones?.next }) {
            $0.write(to: &$2)
        },
        .html(
            "badges", "the card of all milestones",
            { page in page.milestones.flatMap { $0.badges.isEmpty ? nil : $0 } }
        ) { $0.writeBadges(to: &$2) },
        .flag("isSplit", "whether there is both a next milestone and a card of all") { page in
            page.milestones.map { $0.next != nil && !$0.badges.isEmpty } ?? false
        },
        .html("health", "the card of what is known of health, unless it is hidden", { $0.milestones?.health }) {
            $0.write(to: &$2)
        },
    ]
}
