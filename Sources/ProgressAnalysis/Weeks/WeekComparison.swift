package import ProgressModel

/// One measure of a week beside the weeks before.
package struct WeekComparison: Sendable, Hashable {
    package let measure: WeekMeasure
    /// Nil where it is not known, such as the drinks of a week without an entry.
    package let value: Int?
    /// The days that are compared: the whole week, or in the running one those up to today, or up to yesterday while
    /// today is open; nil where there are none yet.
    package let days: ClosedRange<Day>?
    /// The same weekdays of the eight weeks before, oldest first; nil where it is not known, and for a week in which the
    /// measure was not recorded from the start.
    package let earlier: [Int?]

    /// The week before.
    package var before: Int? { earlier.last ?? nil }
    /// The median of the known weeks before; nil of fewer than four, which say nothing about what is usual.
    package let usual: FixedDecimal?

    private static let earlierWeeks = 8
    private static let fewestWeeks = 4

    /// Nil where the measure was not recorded up to the end of the week.
    init?(_ measure: WeekMeasure, _ analysis: Analysis, of week: Week, figures: WeekFigures) {
        let walk = measure.streak(of: analysis).walk
        let last = min(week.sunday, analysis.today)
        guard !walk.days.isEmpty, walk.first <= last else { return nil }
        let settled = walk.isPending && last == analysis.today ? last.advanced(by: -1) : last
        let days = week.monday <= settled ? week.monday...settled : nil
        self.measure = measure
        self.days = days
        value = measure.value(in: figures)
        earlier = (1...WeekComparison.earlierWeeks).reversed().map { distance in
            let other = week.advanced(by: -distance)
            guard let days, walk.first <= other.monday else { return nil }
            return measure.value(in: WeekComparison.figures(analysis, of: other, like: days))
        }
        usual = WeekComparison.median(earlier.compactMap { $0 })
    }

    /// The figures of the days of a week that stand where `days` stand in theirs.
    private static func figures(_ analysis: Analysis, of week: Week, like days: ClosedRange<Day>) -> WeekFigures {
        if days.count == 7, let figures = analysis.weeks[week] { return figures }
        let last = week.monday.advanced(by: days.count - 1)
        return WeekFigures(analysis.days, in: week.monday...last)
    }

    /// The middle number, or the mean of the middle two; nil of too few.
    private static func median(_ numbers: [Int]) -> FixedDecimal? {
        guard numbers.count >= fewestWeeks else { return nil }
        let sorted = numbers.sorted()
        let middle = sorted.count / 2
        let sum = sorted.count % 2 == 1 ? 2 * sorted[middle] : sorted[middle - 1] + sorted[middle]
        return FixedDecimal(billionths: Int128(sum) * FixedDecimal.unit / 2)
    }
}
