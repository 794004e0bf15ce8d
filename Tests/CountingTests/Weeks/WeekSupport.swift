import Counting
import Model
import TestSupport

extension HistoryBuilder {
    /// A week of a drawn history, as of the end of a day.
    func week(_ number: Int, on today: Day) -> WeekSummary {
        WeekSummary(analysis(on: today), of: Week(containing: day(7 * number - 6)))
    }
}

extension WeekSummary {
    /// The comparison of the week by a measure; nil if there isn't one.
    func comparison(_ measure: WeekMeasure) -> WeekComparison? { comparisons.first { $0.measure == measure } }
}

extension WeekComparison {
    /// The number of the week and of those before; nil if it isn't known.
    var number: FixedDecimal? { value.number?.value }
    var earlierNumbers: [FixedDecimal?] { earlier.map { $0.number?.value } }
    var usualNumber: FixedDecimal? { usual?.value }
    var numberBefore: FixedDecimal? { before?.value }
}
