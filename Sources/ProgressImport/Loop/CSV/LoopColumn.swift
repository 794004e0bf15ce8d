import ProgressLoading
import ProgressModel

/// The days of one habit, as a file of Loop Habit Tracker has them.
struct LoopColumn {
    struct Cell {
        let day: Day
        let text: String
        let note: String
        let place: ImportPlace
    }

    let name: String
    let cells: [Cell]

    /// Reads `Checkmarks.csv` of one habit, with a header from version 2.3.1 on and without one before.
    init(of name: String, in file: SourceFile) throws(ImportError) {
        let rows = try LoopColumn.rows(of: file)
        let hasHeader = rows.first?.cells.first?.lowercased() == "date"
        let body = hasHeader ? rows.dropFirst() : rows[...]
        let order = DateOrder(ofDaily: body.lazy.compactMap(\.cells.first))
        var cells: [Cell] = []
        for row in body {
            let place = ImportPlace(file: file.path, line: row.line)
            guard row.cells.count >= 2 else {
                throw ImportError("the row has no value; expected a date and a value", at: place)
            }
            cells.append(
                Cell(
                    day: try LoopColumn.day(row.cells[0], order, place), text: row.cells[1],
                    note: row.cells.dropFirst(2).joined(separator: ","), place: place))
        }
        (self.name, self.cells) = (name, cells)
    }

    private init(_ name: String, _ cells: [Cell]) {
        (self.name, self.cells) = (name, cells)
    }

    /// Reads the `Checkmarks.csv` of all habits.
    ///
    /// The app writes the names of the habits without quotation marks, so that one with a comma is two cells; `names`,
    /// those of `Habits.csv`, repair that.
    static func all(in file: SourceFile, names: [String]) throws(ImportError) -> [LoopColumn] {
        var rows = try rows(of: LoopHeader.readable(file))
        guard let first = rows.first, first.cells.first?.lowercased() == "date" else {
            throw ImportError(
                "not an export of Loop Habit Tracker; expected a table whose first column is Date",
                at: ImportPlace(file: file.path, line: rows.first?.line ?? 1))
        }
        rows.removeFirst()
        let header = CSVTable.Row(line: first.line, cells: LoopHeader.cells(of: file) ?? first.cells)
        let width = rows.map(\.cells.count).max() ?? header.cells.count
        let columns = names.count == width - 1 ? names : Array(header.cells.dropFirst())
        guard columns.count >= width - 1 else {
            throw ImportError(
                "the rows have \(width - 1) values, but the header has \(columns.count) habits",
                at: ImportPlace(file: file.path, line: header.line))
        }
        guard names.count == width - 1 || columns.count == width - 1 else {
            throw ImportError(
                "the header has \(columns.count) names, but the rows have \(width - 1) values; a habit's name has a comma",
                at: ImportPlace(file: file.path, line: header.line),
                hint: "import the folder of the export: Habits.csv in it says the names")
        }
        let order = DateOrder(ofDaily: rows.lazy.compactMap(\.cells.first))
        var cells = columns.map { _ in [Cell]() }
        for row in rows {
            let place = ImportPlace(file: file.path, line: row.line)
            let day = try day(row.cells[0], order, place)
            for (index, text) in row.cells.dropFirst().enumerated() {
                cells[index].append(Cell(day: day, text: text, note: "", place: place))
            }
        }
        return zip(columns, cells).map { LoopColumn($0, $1) }
    }

    /// The rows of a file, without the empty cell that the app leaves at the end of each.
    private static func rows(of file: SourceFile) throws(ImportError) -> [CSVTable.Row] {
        var rows: [CSVTable.Row] = []
        do throws(CSVTable.Fault) {
            var table = try CSVTable(file)
            while let row = try table.next() {
                var cells = joined(row.cells.map(withoutSpacesAround))
                while cells.count > 1, cells.last == "" { cells.removeLast() }
                if cells != [""] { rows.append(CSVTable.Row(line: row.line, cells: cells)) }
            }
        } catch {
            throw ImportError(error, in: file)
        }
        return rows
    }

    /// Puts together what a comma within `Entry(timestamp=2023-04-04, value=2)` has divided.
    private static func joined(_ cells: [String]) -> [String] {
        cells.reduce(into: []) { joined, cell in
            if let last = joined.last, last.hasPrefix("Entry("), !last.hasSuffix(")") {
                joined[joined.count - 1] += "," + cell
            } else {
                joined.append(cell)
            }
        }
    }

    private static func day(_ text: String, _ order: DateOrder?, _ place: ImportPlace) throws(ImportError) -> Day {
        if let date = WrittenDate(text, order) { return date.day }
        throw ImportError("\"\(text.prefix(40))\" is not a date; expected e.g. 2025-10-31", at: place)
    }
}
