import Counting
package import Model
package import Wording

/// The results of the levels, in the words of the aim: sober days or, with the aim to drink less, drinks.
extension Report {
    /// Whether drinks are shown instead of sober days.
    var tellsDrinksFirst: Bool { lead == .less && analysis.tellsDrinks }

    /// `34 drinks`, with `about` if some are estimated.
    func drinks(_ totals: SpanTotals) -> Figure {
        let isEstimate = totals.estimatedDays > 0
        let unit = phrases.drinks(isEstimate ? totals.drinks.toTenth : totals.drinks).unit
        return Figure(phrases.estimate(totals.drinks, if: isEstimate), unit)
    }

    /// The days for which it is known whether they count (`countedDays`).
    func knownDays(_ totals: SpanTotals) -> Int { lead == .less ? totals.enteredDays : totals.levelDays }

    /// The days that aren't counted: `6 without an entry`, `2 paused`; empty if there aren't any.
    ///
    /// Beside sober days not that of the last drink, which is known not to be one.
    func missing(_ totals: SpanTotals) -> [Figure] {
        let known = lead == .less ? nil : totals.lastDrink
        let (gap, paused) = (totals.gap - (known == .missed(.gap) ? 1 : 0), totals.paused - (known == .rest ? 1 : 0))
        return [(gap, phrases.withoutEntry), (paused, phrases.pausedWord)].filter { $0.0 > 0 }
            .map { Figure(numbers.text($0.0), $0.1) }
    }

    /// The days of each level that occurs: `3 steady`, `2 easy`.
    func levelCounts(_ totals: SpanTotals) -> [Figure] {
        [
            (totals.steady, phrases.steadyWord), (totals.easy, phrases.easyWord), (totals.wild, phrases.wildWord),
        ].filter { $0.0 > 0 }.map { Figure(numbers.text($0.0), $0.1) }
    }

    /// Whether any day up to today is steady.
    var hasSteadyDay: Bool { analysis.noalc.dayWalk.steps.contains { $0.mark == .good } }

    /// The days that count by their level: sober ones or, with the aim to drink less, steady ones.
    package func countedDays(in range: ClosedRange<Day>) -> Int {
        guard lead == .less else { return soberDays(in: range) }
        guard range.overlaps(analysis.days.range) else { return 0 }
        return range.clamped(to: analysis.days.range).count { analysis.days[$0]?.level == .steady }
    }

    /// The number of days that count, in words: `28 sober days`, `28 steady days`.
    package func countedDaysFigure(in range: ClosedRange<Day>) -> Figure {
        let count = countedDays(in: range)
        return lead == .less ? phrases.steadyDays(count) : phrases.soberDays(count)
    }
}
