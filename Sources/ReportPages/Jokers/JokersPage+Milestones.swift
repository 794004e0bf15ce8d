import ReportMarkup

extension JokersPage {
    /// What the template of the page may name of the milestones.
    static let milestoneFields: [TemplateField<JokersPage>] = [
        .text("milestonesName", "what the milestones are called; empty where there are none") {
            $0.milestones?.name ?? ""
        },
        .text("milestonesLede", "the sentence below that") { $0.milestones?.lede ?? "" },
        .card("next", "the card of the next milestone, until all are reached", \.milestones?.next),
        .card("badges", "the card of all milestones", \.milestones?.badges),
        .flag("isSplit", "whether there is both a next milestone and a card of all") {
            $0.milestones?.next != nil && $0.milestones?.badges != nil
        },
        .card("health", "the card of what is known of health, unless it is hidden", \.milestones?.health),
    ]
}
