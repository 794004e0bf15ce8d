import ProgressAnalysis
import ProgressModel

extension Presenter {
    func balanceChart(_ streak: JokerStreak) -> BalanceChart? {
        let walk = streak.streak.walk
        // What found no place changed nothing.
        let events = walk.ledger.filter { if case .lostToCap = $0.kind { false } else { true } }
        guard !events.isEmpty, let last = walk.last else { return nil }
        var steps: [BalanceChart.Step] = []
        for event in events {
            let day = walk.first.distance(to: event.day)
            if steps.last?.day == day { steps.removeLast() }
            steps.append(.init(day: day, balance: event.balance))
        }
        let title = phrases.balanceTitle(streak.name)
        return BalanceChart(
            title: title,
            description: phrases.balanceDescription(
                from: phrases.date(walk.first), to: phrases.date(last), earned: streak.streak.rewardsEarned,
                healed: streak.streak.rewardsSpent, now: streak.streak.rewardsAvailable),
            steps: steps, days: walk.days.count, cap: walk.policy.cap, from: phrases.shortDate(walk.first),
            to: phrases.shortDate(last),
            table: DataTable(
                summary: phrases.showAsTable, label: phrases.asTable(title), caption: title,
                headings: [phrases.dateHeading, phrases.eventHeading, phrases.inHandHeading],
                rows: events.map { event in
                    let (what, detail) = words(for: event, of: streak)
                    return [
                        phrases.date(event.day), detail.isEmpty ? what : "\(what): \(detail)",
                        numbers.text(event.balance),
                    ]
                }))
    }

    /// An event in words, a title and what belongs to it.
    func words(for event: RewardEvent, of streak: JokerStreak) -> (title: String, detail: String) {
        switch event.kind {
        case .earned(let days): (phrases.days(days).text, phrases.earnedAJoker)
        case .lostToCap(let days): (phrases.handWasFull(at: [days]), "")
        case .spent(let reason): (phrases.healed(reason, event.day, of: streak.kind), "")
        case .taken(let reason, let count): (phrases.taken(count, by: reason, event.day), "")
        }
    }
}
