import Counting

/// Sentences about the result of a day or its week, and the rule that decided it.
struct Verdict {
    let sentences: [String]

    /// `isLast` for today and its week; `isAvoided` for a tracker whose logs are missed days.
    init(
        _ step: StreakStep, of walk: StreakWalk, events: [RewardEvent], isLast: Bool, isAvoided: Bool,
        _ phrases: Phrases
    ) {
        let unit = walk.unit
        let missed = Verdict.missed(step, unit, isAvoided: isAvoided, phrases)
        let earned = events.compactMap { Verdict.earning($0, phrases) }
        switch step.outcome {
        case .good: sentences = [phrases.goodStep(unit)] + earned
        case .pending: sentences = [phrases.stillOpen(unit, isLast: isLast)]
        case .rest: sentences = [phrases.restingStep(unit)]
        case .healed:
            sentences =
                [missed] + earned.map { "\($0) \(phrases.earnedBeforeItIsNeeded)" } + [phrases.aJokerHealsIt(unit)]
        case .broken(let lost):
            let why = Verdict.whyNotHealed(step, lost: lost, walk, phrases)
            sentences = [missed, why] + events.compactMap { Verdict.penalty($0, phrases) }
        }
    }

    private static func missed(
        _ step: StreakStep, _ unit: StreakUnit, isAvoided: Bool, _ phrases: Phrases
    ) -> String {
        guard case .missed(let reason) = step.mark else { return "" }
        return isAvoided ? phrases.missedByALog : phrases.missedStep(reason, unit)
    }

    private static func whyNotHealed(
        _ step: StreakStep, lost: Int, _ walk: StreakWalk, _ phrases: Phrases
    ) -> String {
        guard case .missed(let reason) = step.mark else { return "" }
        guard lost > 0 else { return phrases.noStreakToSave }
        let (heals, unit) = (walk.policy.heals, walk.unit)
        if heals.isEmpty { return phrases.nothingIsHealed(lost: lost, unit) }
        return heals.contains(reason)
            ? phrases.noJokerLeft(lost: lost, unit) : phrases.notHealed(reason, lost: lost, unit)
    }

    private static func earning(_ event: RewardEvent, _ phrases: Phrases) -> String? {
        switch event.kind {
        case .earned(let count): phrases.earns(count, event.unit)
        case .lostToCap(let count): phrases.wouldEarn(count, event.unit, held: event.balance)
        case .spent, .taken: nil
        }
    }

    private static func penalty(_ event: RewardEvent, _ phrases: Phrases) -> String? {
        guard case .taken(let reason, let count) = event.kind else { return nil }
        return phrases.costs(reason, jokers: count)
    }
}
