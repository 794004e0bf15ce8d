import Model
import Synchronization

extension Analysis {
    /// What was written down, compared; computed when it is asked for the first time, and then kept.
    package var dayComparisons: DayComparisons {
        computedComparisons.withLock { computed in
            if let computed { return computed }
            let comparisons = DayComparisons(self)
            computed = comparisons
            return comparisons
        }
    }
}

extension DayComparisons {
    /// O(days × things × factors).
    init(_ analysis: Analysis) {
        let all = ComparedThing.all(in: analysis)
        let factors = all.isEmpty ? [] : FactorDays.besideThings(in: analysis)
        let written = WrittenKinds(analysis)
        things = all.enumerated().compactMap { place, thing in
            let earlier = all[..<place].map(\.thing.tracker)
            let beside = factors.filter { DayComparisons.compares(thing.thing, with: $0.factor, after: earlier) }
            guard !beside.isEmpty else { return nil }
            return ThingComparisons(thing.thing, thing.values, beside, written)
        }
        weekdays = WeekdayComparison.all(in: analysis)
        judge()
    }

    /// Whether a thing is compared with a factor: not with itself, two trackers one way only, and no saboteur with another.
    private static func compares(
        _ thing: ComparedThing, with factor: ComparisonFactor, after earlier: [Int]
    ) -> Bool {
        switch factor {
        case .evenings, .activity: true
        case .mood: false
        case .habit(let tracker): tracker != thing.tracker && !earlier.contains(tracker)
        case .saboteur(let tracker):
            if case .saboteur = thing { false } else { tracker != thing.tracker && !earlier.contains(tracker) }
        }
    }
}

extension ThingComparisons {
    fileprivate init(
        _ thing: ComparedThing, _ values: [(day: Day, value: FixedDecimal)], _ factors: [FactorDays],
        _ written: WrittenKinds
    ) {
        self.thing = thing
        let compared = ComparedValues(values, without: .runningMean)
        spread = compared.spread
        comparisons = factors.flatMap { factor in
            (0...1).flatMap { later in
                DayComparison.all(
                    of: values, compared, beside: written.known(thing, beside: factor, later: later), later: later)
            }
        }
    }
}

extension WeekdayComparison {
    /// Each weekday beside all others: the share of sober days where levels lead, of what was done where habits do; empty
    /// where a weekday has too few days to say, and where drinks are told, of which none is called hard.
    ///
    /// O(days × habits).
    fileprivate static func all(in analysis: Analysis) -> [WeekdayComparison] {
        let values: [(day: Day, value: Double)]
        if analysis.leadsByHabits || analysis.noalc.streak.walk.isEmpty {
            guard analysis.aim == .habits else { return [] }
            values = analysis.days.range.dropLast().compactMap { day in
                analysis.habitCount(on: day).percent.map { (day, Double($0) / 100) }
            }
        } else {
            guard analysis.weekdayLevels.allSatisfy({ $0.soberPercent != nil }) else { return [] }
            values = analysis.days.range.compactMap { day in
                guard let record = analysis.days[day], record.level != nil, !record.isAssumed else { return nil }
                return (day, record.isSober ? 1 : 0)
            }
        }
        let compared = ComparedValues(values, isWhole: true)
        return Weekday.allCases.map { weekday in
            let comparison = GroupComparison(compared) { Day(number: $0).weekday == weekday }
            return WeekdayComparison(weekday: weekday, days: comparison.result(), spread: compared.spread)
        }
    }
}
