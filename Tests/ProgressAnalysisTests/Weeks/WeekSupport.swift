import ProgressAnalysis
import ProgressModel
import TestSupport

extension HistoryBuilder {
    /// A week of a drawn history, as of the end of a day.
    func week(_ number: Int, on today: Day) -> WeekSummary {
        WeekSummary(analysis(on: today), of: Week(containing: day(7 * number - 6)))
    }
}

extension WeekSummary {
    /// What the week is compared by; nil where it is not.
    func comparison(_ measure: WeekMeasure) -> WeekComparison? { comparisons.first { $0.measure == measure } }
}
