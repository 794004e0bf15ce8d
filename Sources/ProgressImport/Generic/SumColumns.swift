import ProgressModel

/// The columns of a table that only add up others, which would count everything twice.
struct SumColumns {
    /// Their places in the table.
    let indices: Set<Int>

    /// So many rows with a sum above 0 tell a column of sums by its numbers.
    private static let fewestRows = 5

    /// Looks for them among some columns: those that are called so, alone or of drinks, beside other numbers, and those of
    /// drinks that hold the sum of the kinds of drinks in nine of ten rows.
    init(_ table: Table, _ columns: [Int], _ rows: [Table.Row], _ vocabulary: Vocabulary) {
        func isNumbers(_ column: Int) -> Bool {
            let cells = rows.lazy.map { $0.cells[column] }.filter { !$0.isEmpty }
            let style = table.numbers(of: cells)
            return cells.count { style.amount($0) != nil } * 2 > cells.count
        }
        func name(_ column: Int) -> String { ColumnName(table.columns[column]).name }
        func words(_ column: Int) -> [String] { name(column).split { !$0.isLetter }.map(String.init) }
        func isCalledSum(_ column: Int) -> Bool { words(column).contains(where: vocabulary.isSum) }
        func drinks(_ column: Int) -> ColumnName.Drinks? { ColumnName(table.columns[column]).drinks(vocabulary) }
        // "Total sleep" is a measure of its own; "Total" adds the others up, and "Alcohol in total" the kinds of drinks.
        let plain = columns.filter { column in
            let words = words(column)
            return !words.isEmpty && words.allSatisfy(vocabulary.isSum) && isNumbers(column)
        }
        let kinds = columns.filter { drinks($0) == .kind && !isCalledSum($0) && isNumbers($0) }
        let summed =
            kinds.isEmpty
            ? []
            : columns.filter { column in
                !kinds.contains(column) && drinks(column) != nil && isNumbers(column)
                    && (isCalledSum(column) || SumColumns.isSum(column, of: kinds, table, rows))
            }
        indices = Set(
            !plain.isEmpty && columns.contains { !plain.contains($0) && isNumbers($0) } ? plain + summed : summed)
    }

    private static func isSum(_ column: Int, of parts: [Int], _ table: Table, _ rows: [Table.Row]) -> Bool {
        let styles = Dictionary(
            uniqueKeysWithValues: ([column] + parts).map { part in
                (part, table.numbers(of: rows.lazy.map { $0.cells[part] }))
            })
        func amount(_ row: Table.Row, _ part: Int) -> FixedDecimal { styles[part]?.amount(row.cells[part]) ?? .zero }
        let filled = rows.filter { amount($0, column) > .zero }
        let equal = filled.count { row in parts.reduce(.zero) { $0 + amount(row, $1) } == amount(row, column) }
        return filled.count >= fewestRows && equal * 10 >= filled.count * 9
    }
}
