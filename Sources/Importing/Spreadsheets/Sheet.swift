import Diary

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
    /// What may still be read of its file.
    private(set) var left: Allowance
    private let wantedRows: Int
    /// The columns, from 0, that its program doesn't show.
    var hiddenColumns: Set<Int> = []

    /// One limit for all sheets of a file.
    struct Allowance {
        /// More cells than forty years with two hundred columns have.
        static let mostCells = 3_000_000
        /// More text than a table of a person has; a text that several cells name counts for each.
        static let mostBytes = 64 << 20

        fileprivate var cells = mostCells
        fileprivate var bytes = mostBytes
    }

    /// The rows that say whether a sheet has dates.
    static let rowsOfDates = 1000
    /// As many as a sheet of Excel or LibreOffice can have.
    static let mostRows = 1 << 20
    static let mostColumns = 1 << 14

    init(_ left: Allowance, wantedRows: Int = .max) {
        (self.left, self.wantedRows) = (left, wantedRows)
    }

    /// Whether it has a cell after the rows that are wanted, so that nothing more has to be read.
    var isEnough: Bool { rows.count > wantedRows }

    /// Whether a column looks like one of days: in half of its cells, and in at least two, is a date.
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

    /// Adds a cell after those that were added before.
    ///
    /// Texts without anything but blanks are left out. Throws if there are too many.
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

    /// Gives the date of a cell to the rows below that share it; any other value is that of its first row alone.
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

    /// Of a cell with more text, or a row with more cells, than a person has.
    static func tooLong(_ row: Int, _ scanner: XMLScanner) -> ImportError {
        scanner.error("row \(row) is longer than any that a person writes")
    }
}
