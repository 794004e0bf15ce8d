import ProgressAnalysis
import ProgressModel

extension Presenter {
    /// As many months as are open when the page opens.
    private static let openMonths = 3

    func jokerLedger(_ streaks: [JokerStreak]) -> JokerLedger? {
        let byFamily = Dictionary(streaks.map { ($0.family, $0) }, uniquingKeysWith: { first, _ in first })
        let events = analysis.streakEvents().reversed().compactMap { event in
            byFamily[event.family].map { (event: event.event, streak: $0) }
        }
        guard !events.isEmpty else { return nil }
        var openMonths: Set<YearMonth> = []
        for (event, _) in events where openMonths.count < Presenter.openMonths {
            openMonths.insert(event.day.yearMonth)
        }
        let isOneYear = events.first?.event.day.date.year == events.last?.event.day.date.year
        let years = events.grouped { $0.event.day.date.year }.map { year, events in
            JokerLedger.Year(
                name: String(year), summary: isOneYear ? "" : summary(of: events),
                months: events.grouped { $0.event.day.yearMonth }.map { month, events in
                    ledgerMonth(month, events, isOpen: openMonths.contains(month))
                })
        }
        return JokerLedger(title: phrases.ledger, summary: summary(of: events), years: years)
    }

    private typealias StreakEvents = [(event: RewardEvent, streak: JokerStreak)]

    private func summary(of events: StreakEvents) -> String {
        phrases.ledgerSummary(
            earned: events.count { if case .earned = $0.event.kind { true } else { false } },
            healed: events.count { if case .spent = $0.event.kind { true } else { false } })
    }

    private func ledgerMonth(_ month: YearMonth, _ events: StreakEvents, isOpen: Bool) -> JokerLedger.Month {
        var lost: [(streak: JokerStreak, lengths: [Int])] = []
        // Backwards through what is latest first, so that lengths ascend.
        for (event, streak) in events.reversed() {
            guard case .lostToCap(let days) = event.kind else { continue }
            if let index = lost.firstIndex(where: { $0.streak.family == streak.family }) {
                lost[index].lengths.append(days)
            } else {
                lost.append((streak, [days]))
            }
        }
        return JokerLedger.Month(
            name: phrases.monthName(month.month), summary: summary(of: events), isOpen: isOpen,
            entries: events.compactMap(ledgerEntry),
            lost: lost.map { ($0.streak.icon, $0.streak.name, phrases.handWasFull(at: $0.lengths)) })
    }

    private func ledgerEntry(_ event: RewardEvent, _ streak: JokerStreak) -> JokerLedger.Entry? {
        let symbol: JokerLedger.Entry.Symbol
        switch event.kind {
        case .earned: symbol = .earned
        case .spent: symbol = .spent
        case .taken: symbol = .taken
        case .lostToCap: return nil
        }
        let (title, detail) = words(for: event, of: streak)
        return JokerLedger.Entry(
            symbol: symbol, icon: streak.icon, streak: streak.name, title: title, detail: detail,
            date: phrases.shortDayAndMonth(event.day),
            link: span.contains(event.day.yearMonth) ? .day(event.day) : nil, balance: event.balance,
            cap: max(StreakPolicy.universal.cap, event.balance), balanceText: phrases.thenInHand(event.balance))
    }
}

extension Array {
    /// Neighbours with an equal key together, in the order they stand.
    fileprivate func grouped<Key: Equatable>(by key: (Element) -> Key) -> [(Key, [Element])] {
        var groups: [(Key, [Element])] = []
        for element in self {
            let key = key(element)
            if groups.last?.0 == key {
                groups[groups.count - 1].1.append(element)
            } else {
                groups.append((key, [element]))
            }
        }
        return groups
    }
}
