package import ReportWords

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

/// One large number with what it is, and a word beside it.
package struct Fact: Sendable {
    package enum Symbol: Sendable {
        case longest, savings, energy, milestone, steady, mindfulness, workout, healed
    }

    package let symbol: Symbol
    package let label: String
    package let figure: Figure
    package let note: String
}

/// The person's own reason, as Markdown.
package struct WhyCard: Sendable {
    package let title: String
    package let markdown: String
}
