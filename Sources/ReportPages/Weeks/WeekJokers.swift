import ProgressAnalysis
import ProgressModel
import ReportWords

/// The milestones that were reached in a week, and what happened to jokers.
package struct WeekJokers: Sendable {
    /// One of them.
    package struct Item: Sendable {
        package enum Symbol: Sendable {
            case milestone, earned, spent, taken
        }

        package let symbol: Symbol
        package let text: String
        package let detail: String
        /// The name of the weekday; empty where it is about several days.
        package let day: String
        package let link: Link?
    }

    package let title: String
    /// Ascending by day, milestones first; never empty.
    package let items: [Item]
}

extension WeekJokers {
    /// As many events of trackers are told; the page of jokers has all.
    private static let mostOfTrackers = 3

    /// What happened in a week; nil where nothing did.
    init?(_ summary: WeekSummary, in report: Report) {
        // The milestones of sober days have no place where to drink less leads.
        let reached = report.lead == .less ? [] : summary.milestones
        guard !reached.isEmpty || !summary.rewards.isEmpty else { return nil }
        let milestones = reached.compactMap { milestone in
            milestone.reached.map { (day: $0, item: Item(milestone, reachedOn: $0, in: report)) }
        }
        var rest = milestones[...]
        var items: [Item] = []
        items.reserveCapacity(milestones.count + summary.rewards.count)
        var ofTrackers = 0
        for reward in summary.rewards {
            // That a full hand earned nothing is no event.
            if case .lostToCap = reward.event.kind { continue }
            if case .tracker = reward.family {
                ofTrackers += 1
                if ofTrackers > WeekJokers.mostOfTrackers { continue }
            }
            while let first = rest.first, first.day <= reward.event.day {
                items.append(first.item)
                rest.removeFirst()
            }
            items.append(Item(reward, in: report))
        }
        items += rest.map(\.item)
        guard !items.isEmpty else { return nil }
        title = report.phrases.jokersAndMilestones
        self.items = items
    }
}

extension WeekJokers.Item {
    fileprivate init(_ symbol: Symbol, _ text: String, detail: String, on day: Day, in report: Report) {
        self.symbol = symbol
        self.text = text
        self.detail = detail
        self.day = report.phrases.name(of: day.weekday)
        link = Link(day, in: report)
    }

    fileprivate init(_ milestone: Milestone, reachedOn day: Day, in report: Report) {
        let phrases = report.phrases
        self.init(
            .milestone, phrases.weekMilestone(days: milestone.days), detail: phrases.milestoneHeading, on: day,
            in: report)
    }

    fileprivate init(_ event: StreakEvent, in report: Report) {
        let phrases = report.phrases
        let reward = event.event
        let name = event.family.name(in: report)
        let (symbol, text): (Symbol, String) =
            switch reward.kind {
            case .earned(let days), .lostToCap(let days): (.earned, phrases.jokerEarned(for: days, reward.unit))
            case .spent where reward.unit == .week: (.spent, phrases.healedWeek(from: reward.date))
            case .spent(let reason):
                (.spent, phrases.weekSpent(reason, on: reward.day, hasLevels: event.family.hasLevels(in: report)))
            case .taken(let reason, let count): (.taken, phrases.weekTaken(count, reason, on: reward.day))
            }
        let balance = phrases.leftInHand(reward.balance)
        self.init(symbol, text, detail: "\(name), \(balance)", on: reward.day, in: report)
    }
}
