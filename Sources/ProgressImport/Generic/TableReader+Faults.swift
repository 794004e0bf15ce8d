import Diagnostics

extension TableReader {
    /// What is wrong with a row that is longer than the header; empty for others.
    func excess(of row: Table.Row) -> [ImportFault] {
        guard row.excess > 0 else { return [] }
        let count = table.columns.count
        return [
            ImportFault(
                "the row has \(count + row.excess) cells; expected at most \(count), as many as the header has",
                at: table.place(row.line))
        ]
    }

    /// What a cell says; nil, with the reason among the faults, for one that cannot be understood.
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
                    "\"\(shortened(text))\" in \"\(shortened(table.columns[column]))\" \(error.text)", at: place))
            return nil
        }
    }

    /// Whether a cell is a formula without a result, which is among the faults then.
    @discardableResult
    func checkFormula(_ text: String, in column: Int, at place: ImportPlace, _ faults: inout [ImportFault]) -> Bool {
        guard text.first == SheetText.formulaMark else { return false }
        faults.append(
            ImportFault(
                "\"\(shortened(String(text.dropFirst())))\" in \"\(shortened(table.columns[column]))\" is a formula without a result; open the file"
                    + " in a spreadsheet program and save it", at: place))
        return true
    }

    /// The date of a row; nil, with the reason among the faults, for what is none.
    mutating func day(_ row: Table.Row, _ column: Int, _ faults: inout [ImportFault]) -> WrittenDate? {
        let text = row.cells[column]
        if let date = WrittenDate(text, order, mapping.vocabulary) {
            return imported.shown(date, by: times, at: table.place(row, column))
        }
        let name = "in \"\(shortened(table.columns[column]))\""
        let why = DateOrder.problem(text, order, mapping.vocabulary) ?? "expected e.g. 2025-10-31 or 31.10.2025"
        let words =
            text.isEmpty
            ? "nothing \(name); expected a date" : "\"\(shortened(text))\" \(name) is not a date; \(why)"
        faults.append(ImportFault(words, at: table.place(row, column)))
        return nil
    }
}
