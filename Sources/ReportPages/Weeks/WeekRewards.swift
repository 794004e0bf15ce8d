import ProgressAnalysis
import ProgressModel
import ReportWords

/// The milestones that were reached in a week, and what happened to its rewards.
package struct WeekRewards: Sendable {
    /// One of them.
    package struct Item: Sendable {
        package enum Symbol: Sendable {
            case milestone, earned, spent, taken
        }

        package let symbol: Symbol
        package let text: String
        package let detail: String
        package let day: String
        package let link: Link?
    }

    package let title: String
    /// Ascending by day; never empty.
    package let items: [Item]
}

extension Report {
    func weekRewards(_ summary: WeekSummary) -> WeekRewards? {
        let milestones = summary.milestones.compactMap { milestone in
            milestone.reached.map { day in
                (
                    day: day,
                    item: rewardItem(
                        .milestone, phrases.weekMilestone(days: milestone.days),
                        detail: phrases.aMilestone, on: day)
                )
            }
        }
        let rewards = summary.rewards.map { ($0.event.day, item(of: $0)) }
        let items = (milestones + rewards).enumerated().sorted { left, right in
            (left.element.day, left.offset) < (right.element.day, right.offset)
        }
        guard !items.isEmpty else { return nil }
        return WeekRewards(title: phrases.jokersAndMilestones, items: items.map(\.element.item))
    }

    private func item(of event: StreakEvent) -> WeekRewards.Item {
        let reward = event.event
        let name = weekStreakName(event.family)
        let balance = "\(name), \(phrases.leftInHand(reward.balance))"
        switch reward.kind {
        case .earned(let days):
            return rewardItem(.earned, phrases.weekEarned(days: days), detail: balance, on: reward.day)
        case .lostToCap(let days):
            return rewardItem(
                .earned, phrases.streakReached(days: days), detail: "\(name), \(phrases.allWereInHand(reward.balance))",
                on: reward.day)
        case .spent(let reason):
            let text = phrases.weekSpent(reason, on: reward.day, hasLevels: event.family == .noalc)
            return rewardItem(.spent, text, detail: balance, on: reward.day)
        case .taken(let reason, let count):
            let text = phrases.weekTaken(count, reason, on: reward.day)
            return rewardItem(.taken, text, detail: balance, on: reward.day)
        }
    }

    private func rewardItem(
        _ symbol: WeekRewards.Item.Symbol, _ text: String, detail: String, on day: Day
    ) -> WeekRewards.Item {
        WeekRewards.Item(
            symbol: symbol, text: text, detail: detail, day: phrases.name(of: day.weekday), link: linkInSpan(day))
    }
}
