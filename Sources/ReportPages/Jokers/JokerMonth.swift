import ProgressAnalysis
import ProgressModel
import ReportWords

/// What happened to the jokers in a month.
package struct JokerMonth: Sendable {
    /// A joker that came or went.
    package struct Entry: Sendable {
        package enum Symbol: Sendable, Hashable {
            case earned, spent, taken
        }

        package let symbol: Symbol
        package let icon: String
        package let streak: String
        /// `14 days`, `Healed the wild Sunday`.
        package let title: String
        package let date: String
        /// The day in the calendar; nil where its month has no page.
        package let link: Link?
        /// How many were held afterwards.
        package let balance: Int
        package let balanceText: String
    }

    package let name: String
    package let summary: String
    /// Whether its entries are shown when the page opens.
    package let isOpen: Bool
    /// Latest first.
    package let entries: [Entry]
    /// Streaks with the jokers that found no place, one line each.
    package let lost: [(icon: String, streak: String, text: String)]
}

extension JokerMonth {
    /// The months of events that come latest first, in the same order.
    static func all(of events: [JokerEvent], areOpen: Bool, in report: Report) -> [JokerMonth] {
        events.grouped { $0.reward.day.yearMonth }.map { JokerMonth($0, $1, isOpen: areOpen, in: report) }
    }

    private init(_ month: YearMonth, _ events: [JokerEvent], isOpen: Bool, in report: Report) {
        name = report.phrases.monthName(month.month)
        summary = JokerEvent.summary(of: events, report.phrases)
        self.isOpen = isOpen
        entries = events.compactMap { Entry($0, in: report) }
        lost = JokerMonth.lost(events, report.phrases)
    }

    private static func lost(
        _ events: [JokerEvent], _ phrases: Phrases
    ) -> [(icon: String, streak: String, text: String)] {
        var lost: [(streak: JokerStreak, lengths: [Int])] = []
        // The events come latest first; from the last to the first the lengths ascend.
        for event in events.reversed() {
            guard case .lostToCap(let days) = event.reward.kind else { continue }
            if let index = lost.firstIndex(where: { $0.streak.family == event.streak.family }) {
                lost[index].lengths.append(days)
            } else {
                lost.append((event.streak, [days]))
            }
        }
        return lost.map { ($0.streak.icon, $0.streak.name, phrases.handWasFull(at: $0.lengths, $0.streak.streak.unit)) }
    }
}

extension JokerMonth.Entry.Symbol {
    /// Nil for a joker that found no place.
    init?(_ kind: RewardEvent.Kind) {
        switch kind {
        case .earned: self = .earned
        case .spent: self = .spent
        case .taken: self = .taken
        case .lostToCap: return nil
        }
    }
}

extension JokerMonth.Entry {
    /// Nil for a joker that found no place.
    fileprivate init?(_ event: JokerEvent, in report: Report) {
        let phrases = report.phrases
        let day = event.reward.day
        guard let symbol = Symbol(event.reward.kind) else { return nil }
        self.symbol = symbol
        title = event.title(in: report)
        icon = event.streak.icon
        streak = event.streak.name
        date = phrases.shortDayAndMonth(day)
        link = report.span.contains(day.yearMonth) ? .day(day) : nil
        balance = event.reward.balance
        balanceText = phrases.thenInHand(event.reward.balance)
    }
}

extension Array {
    /// Puts neighbours with an equal key together, in their order.
    func grouped<Key: Equatable>(by key: (Element) -> Key) -> [(Key, [Element])] {
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
