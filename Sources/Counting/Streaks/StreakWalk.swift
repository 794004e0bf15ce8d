package import Model

/// A streak from its beginning: every day or week with its outcome, and the ledger of its rewards.
///
/// A class, because it is long, immutable and held by many parts of a report.
package final class StreakWalk: Sendable {
    /// The good days of the current week, and the number it needs.
    package struct WeekProgress: Sendable, Hashable {
        package let good, needed: Int
    }

    package let policy: StreakPolicy
    package let unit: StreakUnit
    /// The days covered, which may begin and end within a week; no meaning if `steps` is empty.
    package let days: ClosedRange<Day>
    /// The first day of the first step; if weeks are counted, its Monday.
    package let first: Day
    /// One for each day or week from `first`, without gaps; empty if nothing was recorded.
    package let steps: ArraySlice<StreakStep>
    /// The changes in the rewards, ascending by day.
    package let ledger: ArraySlice<RewardEvent>
    /// The number of good days or weeks in a row at the end.
    let goodRun: Int
    /// Whether the last step is undecided; if nothing was recorded, whether today is.
    package let isPending: Bool
    /// The progress of the current week; nil if days are counted, and if no week is current or it is paused.
    package let currentWeek: WeekProgress?

    init(
        policy: StreakPolicy, unit: StreakUnit, days: ClosedRange<Day>, steps: ArraySlice<StreakStep>,
        ledger: ArraySlice<RewardEvent>, goodRun: Int, isPending: Bool, currentWeek: WeekProgress?
    ) {
        self.policy = policy
        self.unit = unit
        self.days = days
        first = unit.span(holding: days.lowerBound).lowerBound
        self.steps = steps
        self.ledger = ledger
        self.goodRun = goodRun
        self.isPending = isPending
        self.currentWeek = currentWeek
    }

    /// A walk without days; `isPending` if a record today would still be a good one.
    static func empty(
        policy: StreakPolicy, unit: StreakUnit, at day: Day, isPending: Bool, currentWeek: WeekProgress? = nil
    ) -> StreakWalk {
        StreakWalk(
            policy: policy, unit: unit, days: day...day, steps: [], ledger: [], goodRun: 0, isPending: isPending,
            currentWeek: currentWeek)
    }

    /// The walk up to a day, without undecided steps.
    ///
    /// A week that wasn't over then becomes a week of rest, as the last week of a mode that ended: its days are in the
    /// walk but have no effect.
    func window(through day: Day) -> StreakWalk {
        guard day < days.upperBound else { return self }
        guard day >= days.lowerBound, !steps.isEmpty else {
            return .empty(policy: policy, unit: unit, at: day, isPending: false)
        }
        let (weeks, rest) = (first.distance(to: day) + 1).quotientAndRemainder(dividingBy: unit.days)
        var steps = steps.prefix(weeks)
        if rest > 0 { steps.append(StreakStep(restingAfter: steps.last, from: first)) }
        return StreakWalk(
            policy: policy, unit: unit, days: days.lowerBound...day, steps: steps,
            ledger: ledger(in: first...day), goodRun: 0, isPending: false, currentWeek: nil)
    }

    /// Whether nothing was ever recorded.
    package var isEmpty: Bool { steps.isEmpty }

    /// The first day of a step.
    package func day(of step: Int) -> Day { first.advanced(by: step * unit.days) }

    /// The first day of the last step: the last day, or the Monday of the last week; nil without steps.
    package var lastStep: Day? { steps.isEmpty ? nil : day(of: steps.count - 1) }

    /// The step of a day, or of the week that contains it; nil outside the walk.
    package subscript(day: Day) -> StreakStep? {
        guard days.contains(day) else { return nil }
        let offset = first.distance(to: day)
        let step = unit == .week ? offset / 7 : offset
        return step < steps.endIndex ? steps[step] : nil
    }
}

extension StreakWalk {
    /// The changes in the rewards on some days, ascending; O(log events): a report asks for every week and month.
    package func ledger(in range: ClosedRange<Day>) -> ArraySlice<RewardEvent> {
        let first = ledger.partitioningIndex { $0.day >= range.lowerBound }
        return ledger[first..<ledger.partitioningIndex { $0.day > range.upperBound }]
    }
}

extension StreakWalk {
    /// Every run of the streak, ascending, including the current one; empty if nothing counted.
    ///
    /// A run ends with the last day or week that counted, healed ones included, before one that broke it. Days of rest
    /// within it don't count for its length. O(days).
    package var runs: [Streak.Run] {
        var runs: [Streak.Run] = []
        var open: Streak.Run?
        for (index, step) in steps.enumerated() {
            switch step.outcome {
            case .good, .healed: open = Streak.Run(first: step.start, last: day(of: index), length: step.length)
            case .broken:
                if let run = open { runs.append(run) }
                open = nil
            case .rest, .pending: break
            }
        }
        return runs + [open].compactMap(\.self)
    }
}
