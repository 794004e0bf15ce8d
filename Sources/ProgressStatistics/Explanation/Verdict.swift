import ProgressAnalysis
import ReportWords

/// What a day was to a streak and which rule decided it, in sentences.
struct Verdict {
    let sentences: [String]

    /// `isAvoided` for a tracker whose logs are missed days.
    init(_ step: StreakStep, policy: StreakPolicy, events: [RewardEvent], isAvoided: Bool, _ phrases: any Phrases) {
        let missed = Verdict.missed(step, isAvoided: isAvoided, phrases)
        let earned = events.compactMap { Verdict.earning($0, phrases) }
        switch step.outcome {
        case .good: sentences = [phrases.goodDay] + earned
        case .pending: sentences = [phrases.stillOpen]
        case .rest: sentences = [phrases.restingDay]
        case .healed:
            sentences =
                [missed] + earned.map { "\($0) \(phrases.earnedBeforeItIsNeeded)" } + [phrases.aJokerHealsIt]
        case .broken(let lost):
            let why = Verdict.whyNotHealed(step, lost: lost, policy: policy, phrases)
            sentences = [missed, why] + events.compactMap { Verdict.penalty($0, phrases) }
        }
    }

    private static func missed(_ step: StreakStep, isAvoided: Bool, _ phrases: any Phrases) -> String {
        guard case .missed(let reason) = step.mark else { return "" }
        return isAvoided ? phrases.missedByALog : phrases.missedDay(reason)
    }

    private static func whyNotHealed(
        _ step: StreakStep, lost: Int, policy: StreakPolicy, _ phrases: any Phrases
    ) -> String {
        guard case .missed(let reason) = step.mark else { return "" }
        guard lost > 0 else { return phrases.noStreakToSave }
        if policy.heals.isEmpty { return phrases.nothingIsHealed(lost: lost) }
        return policy.heals.contains(reason) ? phrases.noJokerLeft(lost: lost) : phrases.notHealed(reason, lost: lost)
    }

    private static func earning(_ event: RewardEvent, _ phrases: any Phrases) -> String? {
        switch event.kind {
        case .earned(let count): phrases.earns(days: count)
        case .lostToCap(let count): phrases.wouldEarn(days: count, held: event.balance)
        case .spent, .taken: nil
        }
    }

    private static func penalty(_ event: RewardEvent, _ phrases: any Phrases) -> String? {
        guard case .taken(let reason, let count) = event.kind else { return nil }
        return phrases.costs(reason, jokers: count)
    }
}
