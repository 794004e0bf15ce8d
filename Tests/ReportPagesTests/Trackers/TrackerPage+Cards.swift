import ReportPages

extension TrackerPage {
    /// The card of bars with an id.
    func bars(_ id: String) -> BarList? {
        cards.lazy.compactMap { if case .bars(let list) = $0, list.id == id { list } else { nil } }.first
    }

    /// The tinted table with an id.
    func heat(_ id: String) -> HeatTable? {
        cards.lazy.compactMap { if case .heat(let table) = $0, table.id == id { table } else { nil } }.first
    }

    /// The card with the chart of an id.
    func columns(_ id: String) -> ColumnCard? {
        cards.lazy.compactMap { if case .columns(let card) = $0, card.chart.id == id { card } else { nil } }.first
    }

    /// The marks of the calendar's days from the first to today.
    var marks: [TrackerCalendar.Mark] {
        calendar?.halves.flatMap { $0.weeks.flatMap { $0.cells.compactMap { $0?.mark } } } ?? []
    }
}
