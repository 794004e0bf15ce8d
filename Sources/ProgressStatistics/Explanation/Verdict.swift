import ProgressAnalysis

/// What a day was to a streak and which rule decided it, in sentences.
struct Verdict {
    let sentences: [String]

    /// `reason` says why the day was missed where the streak has words of its own for it.
    init(_ day: StreakDay, policy: StreakPolicy, events: [RewardEvent], reason: String? = nil) {
        let reason = reason ?? Verdict.reason(day)
        var sentences: [String] = []
        let earned = events.compactMap(Verdict.earning)
        switch day.outcome {
        case .good:
            sentences.append("A good day: the streak grows.")
            sentences += earned
        case .pending:
            sentences.append("Still open: today changes nothing until something is logged.")
        case .healed:
            sentences.append("A missed day (\(reason)).")
            sentences += earned.map { $0 + " It is earned before it is needed." }
            sentences.append("Healed: a reward was there, so the day counts and the streak goes on.")
        case .broken(let lost):
            sentences.append("A missed day (\(reason)).")
            sentences.append(Verdict.whyNotHealed(day, lost: lost, policy: policy))
            sentences += events.compactMap(Verdict.penalty)
        }
        self.sentences = sentences
    }

    private static func reason(_ day: StreakDay) -> String {
        guard case .missed(let reason) = day.mark else { return "" }
        return reason.rawValue
    }

    private static func whyNotHealed(_ day: StreakDay, lost: Int, policy: StreakPolicy) -> String {
        guard case .missed(let reason) = day.mark else { return "" }
        guard lost > 0 else { return "There was no streak to save." }
        let end = "the streak of \(days(lost)) ends here."
        if policy.heals.isEmpty { return "Nothing is healed under this policy: \(end)" }
        if !policy.heals.contains(reason) { return "This policy does not heal a \(reason.rawValue) day: \(end)" }
        return "No reward was left to heal it: \(end)"
    }

    private static func earning(_ event: RewardEvent) -> String? {
        switch event.kind {
        case .earned(let count): "\(days(count)) earn a reward."
        case .lostToCap(let count): "\(days(count)) would earn a reward, but no more than \(event.balance) are held."
        case .spent, .taken: nil
        }
    }

    private static func penalty(_ event: RewardEvent) -> String? {
        guard case .taken(let reason, let count) = event.kind else { return nil }
        return "A \(reason.rawValue) day costs \(count == 1 ? "a reward" : "\(count) rewards")."
    }
}
