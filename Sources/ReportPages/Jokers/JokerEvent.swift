import ProgressAnalysis
import ProgressModel
import ReportWords

/// A joker that came or went, or that found no place, with the streak it belongs to.
struct JokerEvent: Sendable {
    let reward: RewardEvent
    let streak: JokerStreak

    /// Whether it was not kept, because as many were held as can be.
    var isLost: Bool { if case .lostToCap = reward.kind { true } else { false } }

    /// What happened, in words.
    func title(in report: Report) -> String {
        let phrases = report.phrases
        return switch reward.kind {
        case .earned(let days): phrases.jokerEarned(for: days, reward.unit)
        case .lostToCap(let days): phrases.handWasFull(at: [days], reward.unit)
        case .spent where reward.unit == .week: phrases.healedWeek(from: reward.date)
        case .spent(let reason):
            phrases.weekSpent(reason, on: reward.day, hasLevels: streak.family.hasLevels(in: report))
        case .taken(let reason, let count): phrases.taken(count, by: reason, reward.day)
        }
    }
}

extension JokerEvent {
    /// The events of all streaks, latest first, of some days or of all.
    static func all(in report: Report, _ days: ClosedRange<Day>? = nil) -> [JokerEvent] {
        let byFamily = Dictionary(
            JokerStreak.all(in: report).map { ($0.family, $0) }, uniquingKeysWith: { first, _ in first })
        return report.analysis.streakEvents(in: days).reversed().compactMap { event in
            byFamily[event.family].map { JokerEvent(reward: event.event, streak: $0) }
        }
    }

    /// `2 earned, 1 day healed`.
    static func summary(of events: [JokerEvent], _ phrases: Phrases) -> String {
        phrases.ledgerSummary(events.map(\.reward).sums)
    }
}
