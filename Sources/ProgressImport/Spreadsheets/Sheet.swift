import ProgressLoading

/// The cells of a sheet that say something.
struct Sheet {
    enum Cell {
        /// A number, also that of a formula as it was stored.
        case number(Double)
        /// Everything else as a text: dates are written as `2025-10-31`, times as `7:30`, truth as `yes` and `no`.
        case text(String)
        /// A formula whose result its program did not store.
        case formula(String)
    }

    struct Row {
        /// From 1, as the program counts it.
        let number: Int
        /// Ascending by their columns, which count from 0.
        var cells: [(column: Int, cell: Cell)] = []
    }

    /// Ascending by their numbers; those without cells are missing.
    private(set) var rows: [Row] = []
    private var count = 0

    /// More cells than forty years with two hundred columns have.
    private static let mostCells = 3_000_000
    /// As many as a sheet of Excel or LibreOffice can have.
    static let mostRows = 1 << 20
    static let mostColumns = 1 << 14

    /// Whether a column looks like one of days: in half of its cells, and in two at least, stands a date.
    var hasDates: Bool {
        var columns: [Int: (dates: Int, cells: Int)] = [:]
        for row in rows.prefix(1000) {
            for (column, cell) in row.cells {
                columns[column, default: (0, 0)].cells += 1
                if case .text(let text) = cell, WrittenDate(text, .dmy) != nil { columns[column]?.dates += 1 }
            }
        }
        return columns.values.contains { $0.dates >= 2 && $0.dates * 2 >= $0.cells }
    }

    /// Adds a cell behind those that were added before.
    ///
    /// Texts without anything but blanks are left out. Throws where there are too many.
    mutating func add(_ cell: Cell, row: Int, column: Int, _ scanner: XMLScanner) throws(ImportError) {
        if case .text(let text) = cell {
            if text.allSatisfy(\.isWhitespace) { return }
            guard text.utf8.count <= CSVTable.longestCell else { throw Sheet.tooLong(row, scanner) }
        }
        if rows.last?.number != row {
            guard row > rows.last?.number ?? 0, row <= Sheet.mostRows else {
                throw scanner.error("row \(row) stands behind row \(rows.last?.number ?? 0)")
            }
            rows.append(Row(number: row))
        }
        guard rows[rows.count - 1].cells.count < CSVTable.mostCells else { throw Sheet.tooLong(row, scanner) }
        guard column > rows[rows.count - 1].cells.last?.column ?? -1, column < Sheet.mostColumns else {
            throw scanner.error("the cells of row \(row) are not in the order of their columns")
        }
        count += 1
        guard count <= Sheet.mostCells else { throw scanner.error("more than \(Sheet.mostCells) cells") }
        rows[rows.count - 1].cells.append((column, cell))
    }

    /// Of a cell with more text, or a row with more cells, than a person has.
    static func tooLong(_ row: Int, _ scanner: XMLScanner) -> ImportError {
        scanner.error("row \(row) is longer than any that a person writes")
    }
}
