import ProgressAnalysis
import ProgressModel
import ReportWords

/// The badges of the sober streak.
package struct MilestoneCard: Sendable {
    /// A badge that was reached.
    package struct Badge: Sendable {
        package let number: String
        /// `7 days, reached on 12 May 2025`.
        package let label: String
        package let date: String
    }

    /// The badge that comes next.
    package struct Next: Sendable {
        package let number: String
        package let label: String
        package let note: String
        /// How much of the way is done, 0–100.
        package let share: Int
    }

    package let title: String
    /// All milestones.
    package let link: Link
    package let summary: String
    /// The latest, in the order of their lengths.
    package let badges: [Badge]
    /// Those before, in the same order; empty where all have room.
    package let earlier: [Badge]
    package let more: String
    package let next: Next?
}

extension Report {
    /// As many badges as stand beside the month without making it the smaller card.
    private static let visibleBadges = 8

    func milestoneCard() -> MilestoneCard? {
        guard hasLevels else { return nil }
        let reached = analysis.milestones.filter { $0.reached != nil }.sorted { $0.days < $1.days }
        let badges = reached.compactMap { milestone in
            milestone.reached.map { day in
                MilestoneCard.Badge(
                    number: numbers.text(milestone.days),
                    label: phrases.reachedOn(phrases.days(milestone.days).text, phrases.date(day)),
                    date: phrases.shortDate(day))
            }
        }
        let next = analysis.nextMilestone.map { next in
            MilestoneCard.Next(
                number: numbers.text(next.milestone.days), label: phrases.days(next.milestone.days).text,
                note: phrases.inDays(next.daysAway),
                share: 100 * (next.milestone.days - next.daysAway) / max(1, next.milestone.days))
        }
        guard !badges.isEmpty || next != nil else { return nil }
        let earlier = badges.count > Report.visibleBadges ? badges.count - Report.visibleBadges + 3 : 0
        return MilestoneCard(
            title: phrases.milestones, link: Link(.milestones), summary: phrases.reached(badges.count),
            badges: Array(badges.dropFirst(earlier)), earlier: Array(badges.prefix(earlier)),
            more: phrases.more(earlier), next: next)
    }
}
