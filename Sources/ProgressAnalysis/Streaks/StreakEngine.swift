package import ProgressModel

/// The one engine behind every streak: it walks every day forward, never only the days that have records.
package struct StreakEngine: Sendable {
    private let policy: StreakPolicy
    private var length = 0
    private var goodDays = 0
    private var goodRun = 0
    private var balance = 0
    private var days: [StreakDay] = []
    private var ledger: [RewardEvent] = []

    /// Walks the marks of consecutive days, the first being that of `first`.
    ///
    /// O(days).
    package static func walk(_ marks: [DayMark], from first: Day, policy: StreakPolicy) -> StreakWalk {
        var engine = StreakEngine(policy: policy)
        engine.days.reserveCapacity(marks.count)
        for (offset, mark) in marks.enumerated() {
            engine.step(mark, on: first.advanced(by: offset))
        }
        return StreakWalk(
            policy: policy, first: first, days: engine.days[...], ledger: engine.ledger[...], goodRun: engine.goodRun,
            isPending: marks.last == .pending)
    }

    private init(policy: StreakPolicy) {
        self.policy = policy
    }

    private mutating func step(_ mark: DayMark, on day: Day) {
        let outcome: StreakDay.Outcome
        switch mark {
        case .pending: outcome = .pending
        case .good: outcome = continueStreak(on: day)
        case .missed(let reason): outcome = miss(reason, on: day)
        }
        days.append(StreakDay(mark: mark, outcome: outcome, length: length, goodDays: goodDays, balance: balance))
    }

    private mutating func continueStreak(on day: Day) -> StreakDay.Outcome {
        length += 1
        goodDays += 1
        goodRun += 1
        earn(at: policy.earnCounter == .streakLength ? length : goodRun, on: day)
        return .good
    }

    private mutating func miss(_ reason: MissReason, on day: Day) -> StreakDay.Outcome {
        if policy.heals.contains(reason) {
            // Earn before consume: the day would complete the count, and a healed day does.
            if policy.earnCounter == .streakLength { earn(at: length + 1, on: day) }
            if balance > 0, length > 0 {
                balance -= 1
                length += 1
                goodRun = 0
                ledger.append(RewardEvent(day: day, kind: .spent(reason), balance: balance))
                return .healed
            }
        }
        let lost = length
        length = 0
        goodDays = 0
        goodRun = 0
        if let penalty = policy.penalties[reason], balance > 0 {
            let taken = min(penalty, balance)
            balance -= taken
            ledger.append(RewardEvent(day: day, kind: .taken(reason, count: taken), balance: balance))
        }
        return .broken(lost: lost)
    }

    private mutating func earn(at count: Int, on day: Day) {
        guard let every = policy.rewardEvery, count % every == 0 else { return }
        guard balance < policy.cap else {
            ledger.append(RewardEvent(day: day, kind: .lostToCap(days: count), balance: balance))
            return
        }
        balance += 1
        ledger.append(RewardEvent(day: day, kind: .earned(days: count), balance: balance))
    }
}
