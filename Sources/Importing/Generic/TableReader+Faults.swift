import Diary
import Model

extension TableReader {
    /// The fault of a row that is longer than the header; empty for other rows.
    func excess(of row: Table.Row) -> [ImportFault] {
        guard row.excess > 0 else { return [] }
        let count = table.columns.count
        return [
            ImportFault(
                text: "the row has \(count + row.excess) cells; expected at most \(count), as many as the header has",
                place: table.place(row.line))
        ]
    }

    /// Why the table can't be read if it lacks a column.
    func missingColumn(_ name: String) -> ImportError {
        ImportError(
            "the table has no column \"\(shortened(name))\", which the mapping names", at: table.place(1),
            hint: spellingHint(name, among: table.columns)
                ?? "it has \(table.columns.prefix(12).joined(separator: ", "))")
    }

    /// The value of a cell; nil if it can't be understood, with the reason added to the faults.
    func value(
        _ text: String, of habit: TableMapping.Habit, in column: Int, _ style: NumberStyle, at place: ImportPlace,
        _ faults: inout [ImportFault]
    ) -> CellValue? {
        if habit.target != .nothing, checkFormula(text, in: column, at: place, &faults) { return nil }
        do throws(CellValue.Fault) {
            return try mapping.value(text, of: habit, style)
        } catch {
            faults.append(
                ImportFault(
                    text: "\"\(shortened(text))\" in \"\(shortened(table.columns[column]))\" \(error.text)",
                    place: place))
            return nil
        }
    }

    /// Whether a cell is a formula without a result; if so, a fault is added.
    @discardableResult
    func checkFormula(_ text: String, in column: Int, at place: ImportPlace, _ faults: inout [ImportFault]) -> Bool {
        guard text.first == SheetText.formulaMark else { return false }
        faults.append(
            ImportFault(
                text:
                    "\"\(shortened(String(text.dropFirst())))\" in \"\(shortened(table.columns[column]))\" is a formula without a result; open the file"
                    + " in a spreadsheet program and save it", place: place))
        return true
    }

    /// The date of a row; nil if it can't be understood, with the reason added to the faults.
    mutating func day(_ row: Table.Row, _ column: Int, _ faults: inout [ImportFault]) -> WrittenDate? {
        let text = moment(row, column)
        if let date = written(text) { return times.shown(date, at: table.place(row, column), &imported.notices) }
        faults.append(
            ImportFault(
                text: text.isEmpty
                    ? "nothing in \"\(shortened(table.columns[column]))\"; expected a date"
                    : table.problem(ofDate: text, column, order), place: table.place(row, column)))
        return nil
    }

    /// The date for a text in the column of dates.
    func written(_ text: String) -> WrittenDate? { WrittenDate(text, order, mapping.vocabulary, ofNumbers: true) }

    /// The date of a row as written, with the time from its own column.
    private func moment(_ row: Table.Row, _ column: Int) -> String {
        let date = row.cells[column]
        guard let time, time != column, !row.cells[time].isEmpty else { return date }
        return "\(date) \(row.cells[time])"
    }

    /// The minutes from the moment of a row to its end; nil if it has no end, empty if a fault was added.
    func minutes(_ row: Table.Row, from column: Int, _ faults: inout [ImportFault]) -> String? {
        guard let end, !row.cells[end].isEmpty else { return nil }
        let start = written(moment(row, column))
        let seconds: Int?
        if let last = written(row.cells[end])?.time?.moment(in: .utc), let first = start?.time?.moment(in: .utc) {
            seconds = last.instant.seconds - first.instant.seconds
        } else if let last = MomentText.timeOfDay(row.cells[end], mapping.vocabulary),
            let first = start?.time?.moment(in: .utc)
        {
            // An end earlier in the day is on the next day.
            seconds = (last - first.wallTime.second + 86_400) % 86_400
        } else {
            seconds = nil
        }
        if let seconds, (0...86_400).contains(seconds) { return "\((seconds + 30) / 60)" }
        let name = "in \"\(shortened(table.columns[end]))\""
        faults.append(
            ImportFault(
                text: "\"\(shortened(row.cells[end]))\" \(name) is not an end of \"\(shortened(moment(row, column)))\"",
                place: table.place(row, end)))
        return ""
    }
}

extension Table {
    /// The reason that a text isn't a date, as a phrase.
    func problem(ofDate text: String, _ column: Int, _ order: DateOrder?) -> String {
        let why = NumericDate(text)?.problem(order) ?? "expected e.g. 2025-10-31 or 31.10.2025"
        return "\"\(shortened(text))\" in \"\(shortened(name(of: column)))\" is not a date; \(why)"
    }

    /// The first date that the possible orders read differently; nil if there isn't one.
    func openDate(_ column: Int, _ orders: [DateOrder]) -> OpenDate? {
        guard orders.count > 1 else { return nil }
        return rows.firstNonNil { row in
            let text = row.cells[column]
            let days = orders.compactMap { order in NumericDate(text)?.day(order).map { (order, $0) } }
            return Set(days.map(\.1)).count > 1
                ? OpenDate(text: text, column: name(of: column), row: row, days: days) : nil
        }
    }

    struct OpenDate {
        let text: String
        let column: String
        let row: Row
        let days: [(order: DateOrder, day: Day)]

        func error(at place: ImportPlace) -> ImportError {
            ImportError(
                "\"\(shortened(text))\" in \"\(shortened(column))\" could be \(alternatives(days.map { "\($0.day)" }))",
                at: place,
                hint:
                    "say which with --date-order \(days.map(\.order.rawValue).joined(separator: "|")), or with \"dateOrder\" in the mapping"
            )
        }
    }
}
