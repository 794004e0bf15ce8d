import Diary

/// The cells of a sheet that aren't empty.
struct Sheet {
    enum Cell {
        /// A number, or a formula's stored result that is one.
        case number(Double)
        /// All other values as text: dates as `2025-10-31`, times as `7:30`, true and false as `yes` and `no`.
        case text(String)
        /// A formula whose result isn't stored in the file.
        case formula(String)
    }

    struct Row {
        /// The row number, from 1, as in the program.
        let number: Int
        /// Ascending by column; columns count from 0.
        var cells: [(column: Int, cell: Cell)] = []
    }

    /// Ascending by number; rows without cells are missing.
    private(set) var rows: [Row] = []
    /// The cells and bytes that may still be read from the file.
    private(set) var left: Allowance
    private let wantedRows: Int
    /// The hidden columns, from 0.
    var hiddenColumns: Set<Int> = []

    /// A limit for all sheets of a file together.
    struct Allowance {
        /// The maximum number of cells: forty years of days with two hundred columns.
        static let mostCells = 3_000_000
        /// The maximum number of bytes of text; a text that several cells refer to counts for each.
        static let mostBytes = 64 << 20

        fileprivate var cells = mostCells
        fileprivate var bytes = mostBytes
    }

    /// The number of rows that are examined for dates.
    static let rowsOfDates = 1000
    /// The maximum number of rows and columns in Excel and LibreOffice.
    static let mostRows = 1 << 20
    static let mostColumns = 1 << 14

    init(_ left: Allowance, wantedRows: Int = .max) {
        (self.left, self.wantedRows) = (left, wantedRows)
    }

    /// Whether it has more rows than are wanted, so that nothing more has to be read.
    var isEnough: Bool { rows.count > wantedRows }

    /// Whether a column has dates in half of its cells, and in at least two.
    var hasDates: Bool {
        var columns: [Int: (dates: Int, cells: Int)] = [:]
        for row in rows.prefix(Sheet.rowsOfDates) {
            for (column, cell) in row.cells {
                columns[column, default: (0, 0)].cells += 1
                if case .text(let text) = cell, WrittenDate(text, .dmy) != nil { columns[column]?.dates += 1 }
            }
        }
        return columns.values.contains { $0.dates >= 2 && $0.dates * 2 >= $0.cells }
    }

    /// Adds a cell after all that were added before.
    ///
    /// Blank texts are left out. Throws if there are too many cells or bytes.
    mutating func add(_ cell: Cell, row: Int, column: Int, _ scanner: XMLScanner) throws(ImportError) {
        left.cells -= 1
        guard left.cells >= 0 else {
            throw Sheet.tooLarge("the file has more than \(Allowance.mostCells) cells", scanner)
        }
        if case .text(let text) = cell {
            left.bytes -= text.utf8.count
            guard left.bytes >= 0 else {
                throw Sheet.tooLarge("the cells have more than \(Allowance.mostBytes >> 20) MB of text", scanner)
            }
            let rest = Substring(text.utf8.drop(while: XMLBytes.isBlank))
            if rest.allSatisfy(\.isWhitespace) { return }
            guard text.utf8.count <= CSVTable.longestCell else { throw Sheet.tooLong(row, scanner) }
        }
        if rows.last?.number != row {
            guard row > rows.last?.number ?? 0, row <= Sheet.mostRows else {
                throw scanner.error("row \(row) stands behind row \(rows.last?.number ?? 0)")
            }
            guard rows.count <= ImportLimits.mostRecords else {
                throw Sheet.tooLarge("the sheet has more than \(ImportLimits.mostRecords) rows", scanner)
            }
            rows.append(Row(number: row))
        }
        guard rows[rows.count - 1].cells.count < CSVTable.mostCells else { throw Sheet.tooLong(row, scanner) }
        guard column > rows[rows.count - 1].cells.last?.column ?? -1, column < Sheet.mostColumns else {
            throw scanner.error("the cells of row \(row) are not in the order of their columns")
        }
        rows[rows.count - 1].cells.append((column, cell))
    }

    /// Copies the date of a cell that spans rows to all of them; other values only count for its first row.
    mutating func share(column: Int, _ numbers: ClosedRange<Int>) {
        guard let first = rows.firstIndex(where: { $0.number == numbers.lowerBound }),
            let cell = rows[first].cells.first(where: { $0.column == column })?.cell,
            case .text(let text) = cell, WrittenDate(text, .dmy) != nil
        else { return }
        for index in rows.indices[(first + 1)...].prefix(while: { rows[$0].number <= numbers.upperBound }) {
            let place = rows[index].cells.firstIndex { $0.column >= column } ?? rows[index].cells.count
            guard place == rows[index].cells.count || rows[index].cells[place].column != column else { continue }
            rows[index].cells.insert((column, cell), at: place)
        }
    }

    private static func tooLarge(_ text: String, _ scanner: XMLScanner) -> ImportError {
        scanner.error(text, hint: "take a part of the table")
    }

    /// The error for a cell with too much text or a row with too many cells.
    static func tooLong(_ row: Int, _ scanner: XMLScanner) -> ImportError {
        scanner.error("row \(row) is longer than any that a person writes")
    }
}
