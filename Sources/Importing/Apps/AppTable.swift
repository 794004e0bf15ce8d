import Diary
import Model

/// A table of an app, whose columns are found by their names.
struct AppTable {
    struct Row {
        let cells: Table.Cells
        let place: ImportPlace
        fileprivate let columns: [String: Int]

        /// A cell; empty if the table has no such column.
        subscript(column: String) -> String { columns[column].map { cells[$0] } ?? "" }
    }

    let table: Table
    let rows: [Row]
    private let columns: [String: Int]

    /// Reads a table with required and optional columns, and notes the other columns it has.
    fileprivate init(
        _ input: ImportInput, columns needed: [String], also others: [String], _ notices: inout ImportNotices
    ) throws(ImportError) {
        let table = try Table(input.singleFile(of: "table"))
        var columns: [String: Int] = [:]
        for name in needed + others { columns[name] = table.column(name) }
        guard needed.allSatisfy({ columns[$0] != nil }) else {
            throw ImportError("the table has no columns \(alternatives(needed, or: "and"))", at: table.place(1))
        }
        for index in table.columns.indices
        where !columns.values.contains(index) && table.cells(index).contains(where: { !$0.isEmpty }) {
            notices.add(.column, table.columns[index], at: table.place(1))
        }
        (self.table, self.columns) = (table, columns)
        rows = table.rows.map { Row(cells: $0.cells, place: table.place($0.line), columns: columns) }
    }

    func has(_ column: String) -> Bool { columns[column] != nil }
}

extension ImportFormat {
    /// The table of an app, recognised by its required columns; `isExact` if the first of them is the table's first
    /// column and all have the same capitals.
    init(
        _ name: String, columns needed: [String], also others: [String], isExact: Bool = false,
        read: @escaping @Sendable (AppTable, ImportContext, inout ImportedRecords) throws(ImportError) -> Void
    ) {
        self.init(
            name,
            recognises: { input, _ in
                isExact
                    ? input.header.first == needed[0] && Set(input.header).isSuperset(of: needed)
                    : input.columns.isSuperset(of: needed.map { $0.lowercased() })
            },
            read: { input, context, imported throws(ImportError) in
                try read(AppTable(input, columns: needed, also: others, &imported.notices), context, &imported)
            })
    }
}

/// A label of a selection without the sign that separates several labels.
func withoutDividers(_ label: String) -> String { label.split(separator: "|").joined(separator: "/") }

/// The labels of a selection, in the order in which they first occur.
struct AppLabels {
    /// Each in its first spelling.
    private(set) var names: [String] = []
    /// The spellings in `names`, by their lower case.
    private var known: [String: String] = [:]

    /// Adds the labels of an entry, and returns them as the value of a log.
    mutating func take(_ written: [String]) -> String {
        var taken: [String] = []
        for label in written.map(withoutSpacesAround) where !label.isEmpty {
            let new = withoutDividers(label)
            let label = known[new.lowercased()] ?? new
            if known.updateValue(label, forKey: new.lowercased()) == nil { names.append(label) }
            taken.append(label)
        }
        return taken.joined(separator: "|")
    }
}
