package import Model

/// How the days of a weekday went, for finding the hard ones.
package struct WeekdayLevels: Sendable, Hashable {
    package let weekday: Weekday
    package fileprivate(set) var steady = 0, easy = 0, wild = 0, gap = 0
    /// Sober days, which are some of the steady ones.
    package fileprivate(set) var sober = 0
    /// Steady days that are assumed.
    package fileprivate(set) var assumed = 0
    /// The drinks of the days with an entry, those that were not counted guessed.
    package fileprivate(set) var drinks = FixedDecimal.zero
    /// Whether any of them is a guess.
    package fileprivate(set) var hasEstimates = false

    /// Days with an entry, assumed ones too.
    package var enteredDays: Int { steady + easy + wild }

    /// Fewer entries of a weekday say nothing about it.
    static let fewestEntries = 4

    /// The sober days among those with an entry, in whole percent; nil where there are too few to say.
    package var soberPercent: Int? {
        guard enteredDays >= WeekdayLevels.fewestEntries else { return nil }
        return Int(divideRounding(Int128(sober) * 100, by: Int128(enteredDays)))
    }

    /// The drinks of a day with an entry, to a tenth; nil where there are too few to say.
    package var meanDrinks: FixedDecimal? {
        guard enteredDays >= WeekdayLevels.fewestEntries else { return nil }
        return .mean(of: drinks, over: enteredDays)
    }
}

extension Analysis {
    /// The seven weekdays, Monday first, over the whole history of entries.
    package var weekdayLevels: [WeekdayLevels] {
        var levels = Weekday.allCases.map { WeekdayLevels(weekday: $0) }
        let walk = noalc.dayWalk
        for (offset, step) in walk.steps.enumerated() {
            let day = walk.first.advanced(by: offset)
            let index = day.weekday.rawValue
            switch step.mark {
            case .good: levels[index].steady += 1
            case .missed(.easy): levels[index].easy += 1
            case .missed(.wild): levels[index].wild += 1
            case .missed(.gap): levels[index].gap += 1
            case .rest, .pending: break
            }
            guard let record = days[day], let drinks = record.summedDrinks else { continue }
            if record.isSober { levels[index].sober += 1 }
            if record.isAssumed { levels[index].assumed += 1 }
            levels[index].drinks = levels[index].drinks + drinks
            levels[index].hasEstimates = levels[index].hasEstimates || record.isEstimate
        }
        return levels
    }
}
