import Diary
import Model

/// The tables of Loop Habit Tracker: `Checkmarks.csv` of one habit or of all.
enum LoopTable {
    /// Reads the table of one habit; it has a header from version 2.3.1 on.
    static func days(of file: SourceFile) throws(ImportError) -> [HabitMark] {
        var rows = try rows(of: file)
        if rows.first?.cells.first?.lowercased() == "date" { rows.removeFirst() }
        let order = DateOrder(ofDaily: rows.lazy.compactMap(\.cells.first))
        var days: [HabitMark] = []
        for row in rows {
            let place = ImportPlace(file: file.path, line: row.line)
            guard row.cells.count >= 2 else {
                throw ImportError("the row has no value; expected a date and a value", at: place)
            }
            let date = WrittenDate(day: try WrittenDate(row.cells[0], order, at: place).day, time: nil)
            let note = row.cells.dropFirst(2).joined(separator: ",")
            days.append(HabitMark(date: date, text: row.cells[1], note: note, place: place))
        }
        return days
    }

    /// Reads the table of all habits.
    ///
    /// Loop writes the names of the habits without quotation marks, so a name with a comma becomes two cells; `names`,
    /// from `Habits.csv`, are used to repair that.
    static func columns(
        of file: SourceFile, names: [String]
    ) throws(ImportError) -> [(name: String, days: [HabitMark])] {
        var rows = try rows(of: readable(file))
        guard let first = rows.first, first.cells.first?.lowercased() == "date" else {
            throw ImportError(
                "not an export of Loop Habit Tracker; expected a table whose first column is Date",
                at: ImportPlace(file: file.path, line: rows.first?.line ?? 1))
        }
        rows.removeFirst()
        let header = headerCells(of: file) ?? first.cells
        let width = (rows.map(\.cells.count).max() ?? header.count) - 1
        let columns = names.count == width ? names : Array(header.dropFirst())
        guard columns.count == width else {
            let place = ImportPlace(file: file.path, line: first.line)
            guard columns.count > width else {
                throw ImportError(
                    "the rows have \(width) values, but the header has \(columns.count) habits", at: place)
            }
            throw ImportError(
                "the header has \(columns.count) names, but the rows have \(width) values; a habit's name has a comma",
                at: place, hint: "import the folder of the export: Habits.csv in it says the names")
        }
        let order = DateOrder(ofDaily: rows.lazy.compactMap(\.cells.first))
        var days = columns.map { (name: $0, days: [HabitMark]()) }
        for row in rows {
            let place = ImportPlace(file: file.path, line: row.line)
            let date = WrittenDate(day: try WrittenDate(row.cells[0], order, at: place).day, time: nil)
            for (index, text) in row.cells.dropFirst().enumerated() {
                days[index].days.append(HabitMark(date: date, text: text, note: "", place: place))
            }
        }
        return days
    }

    /// The rows of a file, without the empty cell that Loop writes at the end of each.
    private static func rows(of file: SourceFile) throws(ImportError) -> [CSVTable.Row] {
        try Table.rows(of: file).rows.compactMap { row in
            var cells = joined(row.cells)
            while cells.count > 1, cells.last == "" { cells.removeLast() }
            return cells == [""] ? nil : CSVTable.Row(line: row.line, cells: cells)
        }
    }

    /// Joins cells that were split at the comma in `Entry(timestamp=2023-04-04, value=2)`.
    private static func joined(_ cells: [String]) -> [String] {
        cells.reduce(into: []) { joined, cell in
            if let last = joined.last, last.hasPrefix("Entry("), !last.hasSuffix(")") {
                joined[joined.count - 1] += "," + cell
            } else {
                joined.append(cell)
            }
        }
    }

    /// The file without the quotation marks of an invalid first line: Loop doesn't double those in a habit's name.
    static func readable(_ file: SourceFile) -> SourceFile {
        guard !isCSV(file) else { return file }
        let end = end(of: file)
        return file.with(text: file.bytes[..<end].filter { $0 != quote } + file.bytes[end...])
    }

    /// The cells of a first line that isn't valid CSV, each as it is written; nil if it is valid.
    private static func headerCells(of file: SourceFile) -> [String]? {
        guard !isCSV(file) else { return nil }
        var cells = file.bytes[..<end(of: file)].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            .map { withoutSpacesAround(String(decoding: $0, as: UTF8.self)) }
        while cells.count > 1, cells.last == "" { cells.removeLast() }
        return cells
    }

    private static let quote = UInt8(ascii: "\"")

    /// Whether the first line alone is valid CSV; if not, a reader looks for the end of a quotation in later lines.
    private static func isCSV(_ file: SourceFile) -> Bool {
        let line = file.bytes[..<end(of: file)]
        return !line.contains(quote) || !file.with(text: Array(line)).header.isEmpty
    }

    private static func end(of file: SourceFile) -> Int {
        file.bytes.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? file.bytes.count
    }
}

/// The meaning of a cell of Loop Habit Tracker (`Entry.kt` of the app).
///
/// From version 2.3.1 on the cells are words, before it they were numbers, and some builds of 2022 and 2023 wrote
/// `Entry(timestamp=2023-04-04, value=2)`. The words also stand for numbers in habits with amounts, where an amount of
/// 0 is therefore written as `NO`.
extension HabitDay {
    /// Reads a cell; `isAmount` if the habit has amounts; nil for a cell that Loop doesn't write.
    init?(loop cell: String, isAmount: Bool, hasTarget: Bool) {
        switch (HabitDay.number(cell), isAmount) {
        case (-1, _): self = .left(.notSet)
        case (3, _): self = .left(.skipped)
        case (0, true) where !hasTarget: self = .left(.zero)
        case (let thousandths?, true) where (0...HabitDay.largest).contains(thousandths):
            self = .done(FixedDecimal(billionths: Int128(thousandths) * 1_000_000))
        case (2, false): self = .done(nil)
        case (1, false): self = .left(.implied)
        case (0, false): self = .left(.notDone)
        default: return nil
        }
    }

    /// The maximum amount, in thousandths.
    private static let largest = 1_000_000_000_000

    /// The number that a cell stands for; nil if the cell isn't valid.
    static func number(_ cell: String) -> Int? {
        switch cell {
        case "YES_MANUAL": return 2
        case "YES_AUTO": return 1
        case "NO": return 0
        case "UNKNOWN", "": return -1
        case "SKIP": return 3
        default: break
        }
        guard cell.hasPrefix("Entry("), let start = cell.firstRange(of: "value=") else {
            return Int(cell).flatMap { (-1...largest).contains($0) ? $0 : nil }
        }
        return Int(cell[start.upperBound...].prefix { $0 == "-" || $0.isNumber })
    }
}
