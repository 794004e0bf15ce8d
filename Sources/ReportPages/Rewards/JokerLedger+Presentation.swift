import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    /// As many months as are open when the page opens.
    private static let openMonths = 3

    /// The years that have a page of their own because something happened after them too, ascending.
    var earlierJokerYears: [Int] {
        Set(analysis.streakEvents().map(\.event.day.date.year)).sorted().dropLast()
    }

    func jokerLedger(_ streaks: [JokerStreak]) -> JokerLedger? {
        let events = jokerEvents(streaks)
        let years = events.grouped { $0.event.day.date.year }
        guard let (year, latest) = years.first else { return nil }
        let isOneYear = years.count == 1
        return JokerLedger(
            title: phrases.ledger, summary: summary(of: events),
            latest: JokerLedger.Year(
                name: String(year), summary: isOneYear ? "" : summary(of: latest),
                months: ledgerMonths(latest, open: Report.openMonths)),
            earlier: years.dropFirst().map { year, events in
                JokerLedger.EarlierYear(
                    name: String(year), summary: summary(of: events), link: Link(.jokerYear(year)))
            })
    }

    /// An earlier year of the ledger; all of its months are open.
    func jokerYearPage(_ year: Int) -> JokerYearPage {
        let days = YearMonth(year: year, month: 1).firstDay...YearMonth(year: year, month: 12).lastDay
        let events = jokerEvents(jokerStreaks, in: days)
        let name = phrases.jokers(in: String(year))
        return JokerYearPage(
            frame: frame(.jokerYear(year), title: title(name), description: phrases.rewardsDescription),
            heading: name, pager: pager(of: year), title: phrases.ledger, summary: summary(of: events),
            months: ledgerMonths(events, open: 12))
    }

    /// Years in which nothing happened have no page; the one after the last page is on that of all jokers.
    private func pager(of year: Int) -> Pager {
        let earlier = earlierJokerYears
        let after = earlier.first { $0 > year }.map { Pager.Step(link: Link(.jokerYear($0)), text: String($0)) }
        let latest = analysis.streakEvents().last.map { event in
            Pager.Step(
                link: Link(.rewards, fragment: JokerLedger.element), text: String(event.event.day.date.year))
        }
        return Pager(
            label: phrases.years,
            before: earlier.last { $0 < year }.map { Pager.Step(link: Link(.jokerYear($0)), text: String($0)) },
            after: after ?? latest, up: Pager.Step(link: Link(.rewards), text: phrases.rewardsPage),
            beforeWord: phrases.before, afterWord: phrases.next)
    }

    private typealias StreakEvents = [(event: RewardEvent, streak: JokerStreak)]

    /// Latest first.
    private func jokerEvents(_ streaks: [JokerStreak], in days: ClosedRange<Day>? = nil) -> StreakEvents {
        let byFamily = Dictionary(streaks.map { ($0.family, $0) }, uniquingKeysWith: { first, _ in first })
        return analysis.streakEvents(in: days).reversed().compactMap { event in
            byFamily[event.family].map { (event: event.event, streak: $0) }
        }
    }

    /// The months of one year's events, latest first, of which the first ones are open.
    private func ledgerMonths(_ events: StreakEvents, open: Int) -> [JokerLedger.Month] {
        events.grouped { $0.event.day.yearMonth }.enumerated().map { index, month in
            ledgerMonth(month.0, month.1, isOpen: index < open)
        }
    }

    private func summary(of events: StreakEvents) -> String {
        phrases.ledgerSummary(
            earned: events.lazy.map(\.event).earnedCount,
            healed: events.lazy.map(\.event).healedCount)
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
