import ReportMarkup

/// Every reward earned and spent.
package struct RewardsPage: Sendable {
    package let frame: Frame
    package let heading: String
    /// The page beside it, for milestones and jokers belong together; nil for who has no milestones.
    package let neighbour: Pager.Step?
    package let lede: String
    package let handsLabel: String
    /// One for each streak whose jokers have a story, in the order of the header, then of the tracker file.
    package let hands: [JokerHand]
    /// The streaks that have jokers and have not earned one yet, in the same order.
    package let underWayTitle: String
    package let underWay: [JokerHand]
    /// What there is to say where streaks have no jokers; nil where all have.
    package let remark: String?
    /// Nil where nothing ever happened.
    package let ledger: JokerLedger?
}

extension RewardsPage: SitePage {
    package static let template = PageTemplate<RewardsPage>(
        "rewards", icons: [.left, .right, .down, .clover],
        [
            .html("heading", "the page's heading with the way to its neighbours") {
                $1 += RewardsPageHTML($0).slots["heading"] ?? HTML()
            },
            .html("content", "everything below the heading") { $1 += RewardsPageHTML($0).slots["content"] ?? HTML() },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { [.rewards] }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .rewards else { return nil }
        self = report.rewardsPage()
    }
}
