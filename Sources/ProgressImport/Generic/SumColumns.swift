import ProgressModel

/// The columns of a table that only add up others, which would count everything twice.
struct SumColumns {
    /// Their places in the table.
    let indices: Set<Int>

    /// So many rows with a sum above 0 tell a column of sums by its numbers.
    private static let fewestRows = 5

    /// Looks for them among some columns: those that are called so beside other numbers, and those of drinks that hold the sum
    /// of the kinds of drinks in nine of ten rows.
    init(_ table: Table, _ columns: [Int], _ rows: [Table.Row], _ vocabulary: Vocabulary) {
        let numbers = columns.filter { column in
            let cells = rows.lazy.map { $0.cells[column] }.filter { !$0.isEmpty }
            let style = table.numbers(of: cells)
            return cells.count { style.amount($0) != nil } * 2 > cells.count
        }
        func name(_ column: Int) -> String { ColumnName(table.columns[column]).name }
        let named = numbers.filter { column in
            name(column).split { !$0.isLetter }.contains { vocabulary.has(String($0), for: .sums) }
        }
        func isOfAll(_ column: Int) -> Bool {
            name(column).split { !$0.isLetter }.contains { vocabulary.has(String($0), for: .drinks) }
        }
        let kinds = numbers.filter {
            vocabulary.names(.drinkKinds, in: name($0)) && !isOfAll($0) && !named.contains($0)
        }
        let summed =
            kinds.isEmpty
            ? [] : numbers.filter { isOfAll($0) && SumColumns.isSum($0, of: kinds, table, rows) }
        indices = Set(named.count < numbers.count ? named + summed : summed)
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
