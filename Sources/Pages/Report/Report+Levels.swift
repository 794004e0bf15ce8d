import Counting
package import Model
package import Wording

/// What the levels of some days came to, in the word that leads: sober days, or drinks if to drink less does.
extension Report {
    /// Whether drinks are told in place of sober days.
    var tellsDrinksFirst: Bool { lead == .less && analysis.tellsDrinks }

    /// `34 drinks`, with `about` if any of them are guessed.
    func drinks(_ totals: SpanTotals) -> Figure {
        let isEstimate = totals.estimatedDays > 0
        let unit = phrases.drinks(isEstimate ? totals.drinks.toTenth : totals.drinks).unit
        return Figure(phrases.estimate(totals.drinks, if: isEstimate), unit)
    }

    /// The days that are in no sum: `6 without an entry`, `2 paused`; empty if there are none.
    func missing(_ totals: SpanTotals) -> [Figure] {
        [(totals.gap, phrases.withoutEntry), (totals.paused, phrases.pausedWord)].filter { $0.0 > 0 }
            .map { Figure(numbers.text($0.0), $0.1) }
    }

    /// The days of each level that there are: `3 steady`, `2 easy`.
    func levelCounts(_ totals: SpanTotals) -> [Figure] {
        [
            (totals.steady, phrases.steadyWord), (totals.easy, phrases.easyWord), (totals.wild, phrases.wildWord),
        ].filter { $0.0 > 0 }.map { Figure(numbers.text($0.0), $0.1) }
    }

    /// Whether any day up to today is steady.
    var hasSteadyDay: Bool { analysis.noalc.dayWalk.steps.contains { $0.mark == .good } }

    /// The days that are counted of the levels: sober ones or, if to drink less leads, steady ones.
    package func countedDays(in range: ClosedRange<Day>) -> Int {
        guard lead == .less else { return soberDays(in: range) }
        guard range.overlaps(analysis.days.range) else { return 0 }
        return range.clamped(to: analysis.days.range).count { analysis.days[$0]?.level == .steady }
    }

    /// They in words: `28 sober days`, `28 steady days`.
    package func countedDaysFigure(in range: ClosedRange<Day>) -> Figure {
        let count = countedDays(in: range)
        return lead == .less ? phrases.steadyDays(count) : phrases.soberDays(count)
    }
}
