package import Model

/// The sums over a span of days: a week, a month, a year.
package struct SpanTotals: Sendable {
    /// Days by level, from the first entry of the history to today.
    package private(set) var steady = 0, easy = 0, wild = 0
    /// Steady days that are assumed.
    package private(set) var assumed = 0
    /// Sober days, which are steady days too.
    package private(set) var sober = 0
    /// The drinks of the days with an entry, with guesses for those not counted, and the number of guessed days.
    package private(set) var drinks = FixedDecimal.zero, estimatedDays = 0
    /// Days without an entry that don't rest; a pending day isn't counted.
    package private(set) var gap = 0
    /// Days of rest without an entry, which aren't gaps.
    package private(set) var paused = 0
    /// Days of the levels' streak that a reward healed.
    package private(set) var healed = 0
    /// Rewards credited to the levels' streak.
    package private(set) var rewardsEarned = 0
    /// The sum of the days' rounded minutes.
    package private(set) var mindfulnessMinutes = 0, workoutMinutes = 0
    /// The days that reached the profile's minimum minutes.
    package private(set) var mindfulnessDays = 0, workoutDays = 0
    /// Logs of any tracker.
    package private(set) var logs = 0

    /// The days for which it is known whether they were sober: with an entry, assumed, or the day of the last drink.
    package var levelDays: Int { enteredDays + (lastDrink == nil ? 0 : 1) }
    /// The days with an entry or assumed.
    package var enteredDays: Int { steady + easy + wild }
    /// The days that are over or have an entry, without days of rest.
    package var decidedDays: Int { enteredDays + gap }
    /// What the day of the last drink is for the levels' streak, if it is in the span and has no entry; else nil.
    package private(set) var lastDrink: DayMark?

    /// Sums up the days of `range` between the first recorded one and today; O(days).
    package init(_ analysis: Analysis, in range: ClosedRange<Day>) {
        guard range.overlaps(analysis.days.range) else { return }
        let walk = analysis.noalc.dayWalk
        let threshold = analysis.history.profile.minimumMinutes
        for day in range.clamped(to: analysis.days.range) {
            logs += analysis.days.logCount(on: day)
            if let record = analysis.days[day] {
                addLevel(of: record)
                let (mindfulness, workout) = (record.mindfulnessMinutes, record.workoutMinutes)
                mindfulnessMinutes += mindfulness
                workoutMinutes += workout
                if mindfulness >= threshold { mindfulnessDays += 1 }
                if workout >= threshold { workoutDays += 1 }
            }
            guard let step = walk[day] else { continue }
            count(step.mark)
            if analysis.days.isLastDrinkAlone(on: day) { lastDrink = step.mark }
            if step.outcome == .healed { healed += 1 }
        }
        rewardsEarned = analysis.noalc.streak.walk.ledger(in: range).sums.earned
    }

    fileprivate init() {}

    fileprivate mutating func addLevel(of record: DayRecord) {
        if record.isSober { sober += 1 }
        if record.isAssumed { assumed += 1 }
        guard let summed = record.summedDrinks else { return }
        drinks = drinks + summed
        if record.isEstimate { estimatedDays += 1 }
    }

    fileprivate mutating func count(_ mark: DayMark) {
        switch mark {
        case .good: steady += 1
        case .missed(.easy): easy += 1
        case .missed(.wild): wild += 1
        case .missed(.gap): gap += 1
        case .rest: paused += 1
        case .pending: break
        }
    }
}

extension SpanTotals {
    private static let fewestEntries = 4

    /// The percentage of sober days among those with an entry; nil with too few.
    package var soberPercent: Int? {
        guard enteredDays >= SpanTotals.fewestEntries else { return nil }
        return Int(divideRounding(Int128(sober) * 100, by: Int128(enteredDays)))
    }

    /// The mean drinks of the days with an entry, to a tenth; nil with too few.
    package var meanDrinks: FixedDecimal? {
        enteredDays >= SpanTotals.fewestEntries ? .mean(of: drinks, over: enteredDays) : nil
    }
}

extension Analysis {
    /// The sums over all days; O(days).
    package var totals: SpanTotals { SpanTotals(self, in: days.range) }

    /// The levels of the seven weekdays, Monday first, over all entries.
    package var weekdayLevels: [SpanTotals] {
        let walk = noalc.dayWalk
        return walk.steps.enumerated().reduce(into: Weekday.allCases.map { _ in SpanTotals() }) { levels, step in
            let day = walk.day(of: step.offset)
            levels[day.weekday.rawValue].count(step.element.mark)
            if let record = days[day] { levels[day.weekday.rawValue].addLevel(of: record) }
        }
    }
}
