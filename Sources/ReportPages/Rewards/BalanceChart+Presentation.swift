import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    /// A chart shows the past year; of more days than that the steps would run into each other.
    private static let daysOfChart = 366

    func balanceChart(_ streak: JokerStreak) -> BalanceChart? {
        let walk = streak.streak.walk
        guard !walk.ledger.isEmpty, let last = walk.last else { return nil }
        let first = max(walk.first, last.advanced(by: 1 - Report.daysOfChart))
        // What found no place changed nothing.
        let events = walk.ledger.filter { event in
            if case .lostToCap = event.kind { false } else { event.day >= first }
        }
        var steps = [BalanceChart.Step(day: 0, balance: walk[first.advanced(by: -1)]?.balance ?? 0)]
        for event in events {
            let day = first.distance(to: event.day)
            if steps.last?.day == day { steps.removeLast() }
            steps.append(.init(day: day, balance: event.balance))
        }
        return BalanceChart(
            title: phrases.balanceTitle(streak.name),
            description: description(of: events, of: streak.streak, from: first, to: last), steps: steps,
            days: first.distance(to: last) + 1, cap: walk.policy.cap, from: phrases.shortDate(first),
            to: phrases.shortDate(last), table: table(of: events, of: streak))
    }

    private func description(of events: [RewardEvent], of streak: Streak, from first: Day, to last: Day) -> String {
        phrases.balanceDescription(
            from: phrases.date(first), to: phrases.date(last),
            earned: events.earnedCount,
            healed: events.healedCount, now: streak.rewardsAvailable)
    }

    private func table(of events: [RewardEvent], of streak: JokerStreak) -> DataTable {
        let title = phrases.balanceTitle(streak.name)
        return DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: title,
            headings: [phrases.dateHeading, phrases.eventHeading, phrases.inHandHeading],
            rows: events.map { event in
                let (what, detail) = words(for: event, of: streak)
                return [
                    phrases.date(event.day), detail.isEmpty ? what : "\(what) \(detail)",
                    numbers.text(event.balance),
                ]
            })
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
