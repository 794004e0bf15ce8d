import ProgressModel

/// The rows of a table that were taken so far, to tell those that stand twice.
struct RepeatedRows {
    enum Place {
        case first
        /// There was a row of the same habit and day, which has another content or may be counted again.
        case sameDay
        /// There was the very same row.
        case again
    }

    private struct Subject: Hashable {
        let habit: String
        let day: Day
    }

    private var rows: Set<Table.Cells> = []
    private var subjects: Set<Subject> = []

    /// Makes room for the rows of a table.
    init(_ count: Int) { rows.reserveCapacity(count) }

    /// Takes a row; `isOnce` where two rows with the same cells are one record, as those of a day or an instant are.
    mutating func take(_ row: Table.Row, of habit: String, _ date: WrittenDate, isOnce: Bool) -> Place {
        if isOnce || date.time != nil, !rows.insert(row.cells).inserted { return .again }
        let isNew = subjects.insert(Subject(habit: habit, day: date.day)).inserted
        return isNew || date.time != nil ? .first : .sameDay
    }
}
