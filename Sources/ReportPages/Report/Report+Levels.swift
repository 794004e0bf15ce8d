import ProgressAnalysis
import ProgressModel
import ReportWords

/// What the levels of some days came to, in the word that leads: sober days, or drinks where to drink less does.
extension Report {
    /// Whether drinks are told in place of sober days.
    var tellsDrinksFirst: Bool { lead == .less && analysis.tellsDrinks }

    /// `34 drinks`, with `about` where any of them are guessed.
    func drinks(_ totals: SpanTotals) -> Figure {
        let figure = phrases.drinks(totals.drinks)
        return Figure(phrases.about(figure.number, if: totals.estimatedDays > 0), figure.unit)
    }

    /// The days of each level that there are: `3 steady`, `2 easy`.
    func levelCounts(_ totals: SpanTotals) -> [Figure] {
        [
            (totals.steady, phrases.steadyWord), (totals.easy, phrases.easyWord), (totals.wild, phrases.wildWord),
        ].filter { $0.0 > 0 }.map { Figure(numbers.text($0.0), $0.1) }
    }
}
