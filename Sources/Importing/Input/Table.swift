import Diary
import Model

/// A whole table of another program: a header and rows, whose cells have no spaces around them.
struct Table {
    /// The path of its file, or of the first of several.
    let path: String
    let columns: [String]
    let rows: [Row]
    let hasDecimalComma: Bool
    /// The line with the names of the columns.
    private let headerLine: Int
    /// What else its file contains, such as a title above the names of the columns.
    let notices: ImportNotices
    /// The text of its file; empty for a table that is made of many files, or isn't read row by row.
    private let text: [UInt8]

    struct Row {
        let line: Int
        let cells: Cells
        /// The places of the cells, for a table that is made of many files; nil if `line` is the place.
        var places: CellPlaces?
        /// The number of cells after the last column; a row that has such cells can't be understood.
        var excess = 0
    }

    /// The texts of a row by the indices of their columns.
    ///
    /// A table made of many files has a column for each key in any of them, and each row fills only a few.
    enum Cells: Hashable {
        /// The texts of all columns.
        case all([String])
        /// The filled cells by their indices; the others are empty.
        case written([Int: String])

        /// The cells of a row; if the row is much narrower than the table, only the filled ones.
        init(_ texts: [String], width: Int) {
            guard width - texts.count > 100 else {
                self = .all(width == texts.count ? texts : texts + [String](repeating: "", count: width - texts.count))
                return
            }
            self = .written(
                Dictionary(
                    uniqueKeysWithValues: texts.enumerated().filter { !$0.element.isEmpty }.map {
                        ($0.offset, $0.element)
                    }))
        }

        subscript(column: Int) -> String {
            switch self {
            case .all(let texts): texts[column]
            case .written(let texts): texts[column] ?? ""
            }
        }

        /// The indices of some columns whose cells in the row aren't empty.
        func filled(among columns: Set<Int>) -> [Int] {
            switch self {
            case .all(let texts): columns.filter { !texts[$0].isEmpty }
            case .written(let texts): texts.keys.filter { columns.contains($0) && !self[$0].isEmpty }
            }
        }
    }

    /// The places of the filled cells, and that of all others.
    struct CellPlaces {
        let start: ImportPlace
        let written: [Int: ImportPlace]
    }

    /// Reads a file whose first line has the names of the columns; throws if it isn't a table, or if a row has a filled
    /// cell after the last column.
    init(_ file: SourceFile) throws(ImportError) {
        let (rows, hasDecimalComma) = try Table.rows(of: file)
        let shape = TableShape(names: rows.first, rows.dropFirst())
        try self.init(shape, of: file, hasDecimalComma: hasDecimalComma)
        if let row = self.rows.first(where: { $0.excess > 0 }) {
            throw ImportError(
                "the row has \(columns.count + row.excess) cells, but the header has \(columns.count)",
                at: place(row.line), hint: "text with a separator in it needs quotation marks around it")
        }
    }

    /// Makes a table of rows and the names of their columns.
    init(_ shape: TableShape, of file: SourceFile, hasDecimalComma: Bool) throws(ImportError) {
        let place = ImportPlace(file: file.path, line: shape.headerLine)
        guard !shape.columns.isEmpty else {
            throw ImportError("the file has no header; expected the names of columns", at: place)
        }
        let width = shape.columns.count
        var rows: [Row] = []
        for row in shape.rows {
            var cells = row.cells
            while cells.count > width, cells.last == "" { cells.removeLast() }
            let excess = max(0, cells.count - width)
            cells.removeLast(excess)
            guard cells.contains(where: { !$0.isEmpty }) else { continue }
            rows.append(Row(line: row.line, cells: Cells(cells, width: width), excess: excess))
        }
        (path, columns, self.rows, self.hasDecimalComma) = (file.path, shape.columns, rows, hasDecimalComma)
        (headerLine, notices, text) = (shape.headerLine, shape.notices, file.bytes)
    }

    /// Makes a table that is made of many files, or isn't read row by row; the first column is the date.
    init(
        path: String, columns: [String], rows: [Row], hasDecimalComma: Bool = false,
        notices: ImportNotices = ImportNotices()
    ) {
        (self.path, self.columns, self.rows, self.hasDecimalComma, text) = (path, columns, rows, hasDecimalComma, [])
        (headerLine, self.notices) = (1, notices)
    }

    /// The rows of a file without the spaces around their cells, and whether decimals may follow a comma.
    static func rows(of file: SourceFile) throws(ImportError) -> (rows: [CSVTable.Row], hasDecimalComma: Bool) {
        do throws(CSVTable.Fault) {
            var table = try CSVTable(file)
            var rows: [CSVTable.Row] = []
            while let row = try table.next() {
                guard rows.count <= ImportLimits.mostRecords else {
                    throw CSVTable.Fault(
                        line: row.line, text: "more than \(ImportLimits.mostRecords) rows",
                        hint: "take a part of the table")
                }
                let cells = row.cells.map { cell in
                    let bytes = cell.utf8.span
                    let isPlain = bytes.indices.allSatisfy { bytes[$0] < 0x80 && bytes[$0] != UInt8(ascii: "\r") }
                    return isPlain ? withoutSpacesAround(cell) : plain(withoutSpacesAround(withLineFeeds(cell)))
                }
                rows.append(CSVTable.Row(line: row.line, cells: cells))
            }
            return (rows, table.hasDecimalComma)
        } catch {
            throw ImportError(error, in: file)
        }
    }

    /// A cell of digits and signs with its digits in ASCII, whatever their script is; other texts are unchanged.
    private static func plain(_ cell: String) -> String {
        guard cell.utf8.contains(where: { $0 >= 0x80 }), !cell.contains(where: \.isLetter) else { return cell }
        return String(cell.flatMap { $0.decimalDigit.map { "\($0)" } ?? String($0) })
    }

    /// A text with the line ends that the program's own files have, so that it is the same when it is read again.
    private static func withLineFeeds(_ cell: String) -> String {
        guard cell.utf8.contains(UInt8(ascii: "\r")) else { return cell }
        return cell.split(omittingEmptySubsequences: false) { $0 == "\r\n" || $0 == "\r" }.joined(separator: "\n")
    }

    func place(_ line: Int) -> ImportPlace { ImportPlace(file: path, line: line) }

    func place(_ row: Row, _ column: Int) -> ImportPlace {
        row.places.map { $0.written[column] ?? $0.start } ?? place(row.line)
    }

    /// The places of some columns that aren't empty: their names, or their first filled cells in a table that is made
    /// of many files.
    func beginnings(of columns: [Int]) -> [Int: ImportPlace] {
        var open = Set(columns)
        var places: [Int: ImportPlace] = [:]
        for row in rows where !open.isEmpty {
            for column in row.cells.filled(among: open) {
                places[column] = row.places == nil ? place(headerLine) : place(row, column)
                open.remove(column)
            }
        }
        return places
    }

    var hasText: Bool { !text.isEmpty }

    /// The header and some rows, as they are in the file.
    func text(of indices: [Int]) -> [UInt8] {
        let first = rows.first?.line ?? 1
        var wanted = Set(1..<first)
        for index in indices {
            let end = index + 1 < rows.count ? rows[index + 1].line : Int.max
            wanted.formUnion(rows[index].line..<min(end, rows[index].line + Table.mostLines))
        }
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let kept = lines.enumerated().filter { wanted.contains($0.offset + 1) && !$0.element.isEmpty }
        let text = Array(kept.map(\.element).joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
        return text.filter { $0 != 0x01 }
    }

    /// The maximum number of lines that a row with line breaks in its texts can have.
    private static let mostLines = 1000

    /// The filled cells of some columns, in the order of the rows; columns without any are missing.
    func filledCells(of columns: [Int], in rows: [Row]) -> [Int: [String]] {
        let columns = Set(columns)
        var cells: [Int: [String]] = [:]
        for row in rows {
            for column in row.cells.filled(among: columns) { cells[column, default: []].append(row.cells[column]) }
        }
        return cells
    }

    /// Throws if most rows are longer than the header.
    func checkHeader() throws(ImportError) {
        let longer = rows.count { $0.excess > 0 }
        guard hasText, longer * 2 > rows.count, let row = rows.first(where: { $0.excess > 0 }) else { return }
        throw ImportError(
            "most rows have more cells than the first line has names: \(columns.count + row.excess) instead of \(columns.count)",
            at: place(headerLine), hint: "the names of the columns have to be the first line of the file")
    }

    /// The index of a column by its name, in any capitals; a column without a name is found as `column 1`.
    func column(_ name: String) -> Int? {
        columns.firstIndex { $0.lowercased() == name.lowercased() }
            ?? columns.indices.first { columns[$0].isEmpty && self.name(of: $0) == name }
    }

    /// The name of a column; a column without one is named by its number, such as `column 1`.
    func name(of column: Int) -> String { columns[column].isEmpty ? "column \(column + 1)" : columns[column] }

    func cells(_ column: Int) -> some Sequence<String> { rows.lazy.map { $0.cells[column] } }

    func amount(_ cell: String) -> FixedDecimal? { Diary.amount(cell, hasDecimalComma: hasDecimalComma) }

    func numbers(of cells: some Sequence<String>) -> NumberStyle {
        NumberStyle(of: cells, hasDecimalComma: hasDecimalComma)
    }
}
