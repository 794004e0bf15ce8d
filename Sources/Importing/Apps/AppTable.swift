import Diary
import Model

/// A table of an app, whose columns are known by their names.
struct AppTable {
    let table: Table
    /// The places of the columns by the names that their reader uses.
    private let columns: [String: Int]

    /// Reads a table with some columns that it must have and others that it may have, and notes what else it holds.
    init(
        _ input: ImportInput, columns needed: [String], also others: [String], _ notices: inout ImportNotices
    ) throws(ImportError) {
        table = try Table(input.singleFile(of: "table"))
        var columns: [String: Int] = [:]
        for name in needed + others { columns[name] = table.column(name) }
        self.columns = columns
        guard needed.allSatisfy({ columns[$0] != nil }) else {
            throw ImportError("the table has no columns \(alternatives(needed, or: "and"))", at: table.place(1))
        }
        for index in table.columns.indices
        where !columns.values.contains(index) && table.cells(index).contains(where: { !$0.isEmpty }) {
            notices.add(.column, table.columns[index], at: table.place(1))
        }
    }

    /// A cell; empty if the table has no such column.
    subscript(row: Table.Row, column: String) -> String { columns[column].map { row.cells[$0] } ?? "" }
}

/// A label of a selection without the sign that divides several.
func withoutDividers(_ label: String) -> String { label.split(separator: "|").joined(separator: "/") }
