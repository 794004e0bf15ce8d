package import Model

/// The engine of every streak: it walks all days or weeks forward, not only those with records.
package struct StreakEngine: Sendable {
    private let policy: StreakPolicy
    private let unit: StreakUnit
    private let last: Day
    private var length = 0
    private var good = 0
    private var start: Day
    private var goodRun = 0
    private var balance = 0
    private var steps: [StreakStep] = []
    private var ledger: [RewardEvent] = []

    /// Walks the marks of consecutive days from `first` on; O(days).
    package static func walk(_ marks: [DayMark], from first: Day, policy: StreakPolicy) -> StreakWalk {
        guard !marks.isEmpty else { return .empty(policy: policy, unit: .day, at: first, isPending: false) }
        return walk(marks, over: first...first.advanced(by: marks.count - 1), unit: .day, policy: policy)
    }

    static func walk(
        _ marks: [DayMark], over days: ClosedRange<Day>, unit: StreakUnit, policy: StreakPolicy,
        currentWeek: StreakWalk.WeekProgress? = nil
    ) -> StreakWalk {
        let first = unit.span(holding: days.lowerBound).lowerBound
        var engine = StreakEngine(policy: policy, unit: unit, last: days.upperBound, start: first)
        engine.steps.reserveCapacity(marks.count)
        for (offset, mark) in marks.enumerated() {
            engine.step(mark, on: first.advanced(by: offset * unit.days))
        }
        return StreakWalk(
            policy: policy, unit: unit, days: days, steps: engine.steps[...],
            ledger: engine.ledger[...], goodRun: engine.goodRun, isPending: marks.last == .pending,
            currentWeek: currentWeek)
    }

    private mutating func step(_ mark: DayMark, on day: Day) {
        let outcome: StreakStep.Outcome
        switch mark {
        case .rest: outcome = .rest
        case .pending: outcome = .pending
        case .good: outcome = continueStreak(on: day)
        case .missed(let reason): outcome = miss(reason, on: day)
        }
        steps.append(
            StreakStep(mark: mark, outcome: outcome, length: length, good: good, start: start, balance: balance))
    }

    private mutating func continueStreak(on day: Day) -> StreakStep.Outcome {
        if length == 0 { start = day }
        length += 1
        good += 1
        goodRun += 1
        earn(at: policy.earnCounter == .streakLength ? length : goodRun, on: day)
        return .good
    }

    private mutating func miss(_ reason: MissReason, on day: Day) -> StreakStep.Outcome {
        if policy.heals.contains(reason) {
            // Earn before consume: a reward that the missed day itself earns can heal it.
            if policy.earnCounter == .streakLength { earn(at: length + 1, on: day) }
            if balance > 0, length > 0 {
                balance -= 1
                length += 1
                goodRun = 0
                ledger.append(event(.spent(reason), on: day))
                return .healed
            }
        }
        let lost = length
        length = 0
        good = 0
        goodRun = 0
        if let penalty = policy.penalties[reason], balance > 0 {
            let taken = min(penalty, balance)
            balance -= taken
            ledger.append(event(.taken(reason, count: taken), on: day))
        }
        return .broken(lost: lost)
    }

    private mutating func earn(at count: Int, on day: Day) {
        guard let every = policy.rewardEvery, count % every == 0 else { return }
        guard balance < policy.cap else {
            ledger.append(event(.lostToCap(days: count), on: day))
            return
        }
        balance += 1
        ledger.append(event(.earned(days: count), on: day))
    }

    private func event(_ kind: RewardEvent.Kind, on day: Day) -> RewardEvent {
        RewardEvent(
            day: min(day.advanced(by: unit.days - 1), last), date: day, unit: unit, kind: kind, balance: balance)
    }
}

/// The numbers of rewards that the engine applies: earned, healing, taken (Documentation/counting.md, section 4).
package struct StreakPolicy: Sendable {
    /// The count that has to reach a multiple of `rewardEvery`.
    package enum EarnCounter: Sendable {
        /// The length of the streak including healed days; a missed day that would complete it earns first.
        case streakLength
        /// Good days in a row; a healed day resets the count.
        case goodRun
    }

    package let name: Profile.PolicyName
    /// The number of days for a reward; nil if none can be earned.
    package let rewardEvery: Int?
    /// The most rewards that can be held.
    package let cap: Int
    package let earnCounter: EarnCounter
    /// The reasons for a missed day that a reward heals.
    package let heals: Set<MissReason>
    /// The number of rewards taken when a day missed for that reason breaks a streak.
    package let penalties: [MissReason: Int]

    /// Every seven days of streak earn a reward, and a reward heals any missed day.
    package static let universal = StreakPolicy(
        name: .universal, rewardEvery: 7, cap: 3, earnCounter: .streakLength, heals: [.easy, .wild, .gap],
        penalties: [:])
    /// Seven good days in a row earn a reward, which doesn't heal a wild day; a wild day costs one.
    package static let classic = StreakPolicy(
        name: .classic, rewardEvery: 7, cap: 3, earnCounter: .goodRun, heals: [.easy, .gap], penalties: [.wild: 1])
    package static let none = StreakPolicy(
        name: .none, rewardEvery: nil, cap: 0, earnCounter: .streakLength, heals: [], penalties: [:])

    package static func named(_ name: Profile.PolicyName) -> StreakPolicy {
        switch name {
        case .universal: universal
        case .classic: classic
        case .none: none
        }
    }
}
