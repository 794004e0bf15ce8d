package import ProgressModel

/// Every ISO week from that of the first recorded day to the running one, with its figures.
package struct WeekSeries: Sendable {
    package let first: Week
    /// One for each week from `first`, without gaps, the last the running week; never empty.
    package let figures: [WeekFigures]

    /// As many weeks before one make its usual week, if there are so many.
    static let usualSpan = 8

    init(_ history: History, _ table: DayTable) {
        let first = Week(containing: table.first)
        let count = first.distance(to: Week(containing: table.today)) + 1
        self.first = first
        figures = (0..<count).map { offset in
            let week = first.advanced(by: offset)
            return WeekFigures(history, table, in: week.monday...week.sunday)
        }
    }

    /// The weeks, ascending.
    package var weeks: [Week] { figures.indices.map { first.advanced(by: $0) } }

    /// The figures of a week; nil outside of the series.
    package subscript(week: Week) -> WeekFigures? {
        let offset = first.distance(to: week)
        return figures.indices.contains(offset) ? figures[offset] : nil
    }

    /// The figures of the up to eight weeks before one, oldest first.
    func before(_ week: Week) -> ArraySlice<WeekFigures> {
        let offset = min(max(0, first.distance(to: week)), figures.count)
        return figures[max(0, offset - WeekSeries.usualSpan)..<offset]
    }
}
