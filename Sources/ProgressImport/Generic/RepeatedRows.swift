import ProgressModel

/// The rows of a table that were taken so far, to find those that are there twice.
struct RepeatedRows {
    private struct Subject: Hashable {
        let habit: String
        let day: Day
    }

    private var rows: Set<Table.Cells> = []
    private var subjects: Set<Subject> = []

    /// Makes room for the rows of a table.
    init(_ count: Int) { rows.reserveCapacity(count) }

    /// Takes a row; `isOnce` if two rows with the same cells are one record, as those of a day or an instant are.
    ///
    /// `repeated` for a row that is there already; `severalRows` for another one of its habit and day, which has another
    /// content or may be counted again.
    mutating func take(_ row: Table.Row, of habit: String, _ date: WrittenDate, isOnce: Bool) -> ImportRemark? {
        if isOnce || date.time != nil, !rows.insert(row.cells).inserted { return .repeated }
        let isNew = subjects.insert(Subject(habit: habit, day: date.day)).inserted
        return isNew || date.time != nil ? nil : .severalRows
    }
}
