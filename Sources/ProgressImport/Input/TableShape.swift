import ProgressLoading
import ProgressModel

/// The rows of a file, told apart: the names of the columns, what is above them, and other tables below.
struct TableShape {
    /// Without the empty ones after the last.
    private(set) var columns: [String]
    let headerLine: Int
    private(set) var rows: [CSVTable.Row]
    private(set) var notices: [(remark: ImportRemark, name: String)] = []
    /// Texts above the names, such as a title.
    private(set) var titles: [String] = []

    /// The number of lines above the names that are looked at.
    private static let mostTitles = 10

    init(names: CSVTable.Row?, _ rows: some Sequence<CSVTable.Row>) {
        var columns = names?.cells ?? []
        while columns.last == "" { columns.removeLast() }
        (self.columns, headerLine, self.rows) = (columns, names?.line ?? 1, Array(rows))
    }

    /// Looks for the names of the columns in the first lines, and takes the first table of several that has dates.
    ///
    /// Of two columns with one name, the second gets a number after it.
    init(_ all: [CSVTable.Row], above: [String], _ vocabulary: Vocabulary) {
        var tables: [(titles: [String], names: CSVTable.Row, rows: [CSVTable.Row])] = []
        var titles: [String] = []
        var isApart = true
        for (index, row) in all.enumerated() {
            guard row.cells.contains(where: { !$0.isEmpty }) else {
                isApart = true
                continue
            }
            let distance = index > 0 ? row.line - all[index - 1].line : 0
            if distance > 1, distance > TableShape.lines(all[index - 1]) { isApart = true }
            let isFirst = tables.isEmpty
            let filled = isFirst || isApart ? row.cells.filter { !$0.isEmpty } : []
            let isTitle =
                (isFirst || isApart && filled.count == 1)
                && TableShape.isTitle(filled, above: all[(index + 1)...].prefix(TableShape.mostTitles), vocabulary)
            if isTitle, titles.count < TableShape.mostTitles {
                titles.append(filled.joined(separator: " "))
                isApart = true
            } else if isFirst
                || isApart && TableShape.areNames(row, vocabulary) && row.cells != tables.last?.names.cells
            {
                tables.append((titles, row, []))
                (titles, isApart) = ([], false)
            } else if row.cells != tables.last?.names.cells {
                tables[tables.count - 1].rows.append(row)
                isApart = false
            }
        }
        if tables.isEmpty, let first = all.first { tables.append(([], first, Array(all.dropFirst()))) }
        let taken =
            tables.isEmpty
            ? nil : tables.remove(at: tables.firstIndex { TableShape.hasDates($0.rows, vocabulary) } ?? 0)
        self.init(names: taken?.names, taken?.rows ?? [])
        self.titles = above + (taken?.titles ?? [])
        for table in tables {
            notices.append((.otherTable, table.titles.last ?? table.names.cells.first { !$0.isEmpty } ?? ""))
        }
        for title in self.titles { notices.append((.title, title)) }
        let names = columns
        columns = TableShape.numbered(names)
        for (name, column) in zip(names, columns) where name != column { notices.append((.sameName, column)) }
    }

    /// Names of which no two are equal, in any capitals: the second gets a 2 after it.
    static func numbered(_ names: [String]) -> [String] {
        var known: Set<String> = []
        var counts: [String: Int] = [:]
        return names.map { name in
            let key = name.lowercased()
            guard !name.isEmpty, !known.insert(key).inserted else { return name }
            // Another column may be called so already.
            let number = ((counts[key, default: 1] + 1)...).first { known.insert("\(key) \($0)").inserted } ?? 2
            counts[key] = number
            return "\(name) \(number)"
        }
    }

    /// The number of lines of a row.
    private static func lines(_ row: CSVTable.Row) -> Int {
        1 + row.cells.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: "\n") } }
    }

    /// Whether filled cells are above the names of the columns: one alone, or fewer than there are names, and a value among them.
    private static func isTitle(
        _ filled: [String], above rows: ArraySlice<CSVTable.Row>, _ vocabulary: Vocabulary
    ) -> Bool {
        guard let next = rows.first(where: { $0.cells.count { !$0.isEmpty } > 1 }), areNames(next, vocabulary) else {
            return false
        }
        return filled.count == 1
            || filled.count < next.cells.count { !$0.isEmpty } && filled.contains { isValue($0, vocabulary) }
    }

    /// Whether a row has several cells, and none of them is a value.
    private static func areNames(_ row: CSVTable.Row, _ vocabulary: Vocabulary) -> Bool {
        let filled = row.cells.filter { !$0.isEmpty }
        return filled.count > 1 && Set(filled.map { $0.lowercased() }).count * 2 > filled.count
            && !filled.contains { isValue($0, vocabulary) }
    }

    /// Whether a cell is a number or a date.
    static func isValue(_ cell: String, _ vocabulary: Vocabulary) -> Bool {
        cell.utf8.allSatisfy { "0123456789.,:".utf8.contains($0) } || WrittenDate(cell, .dmy, vocabulary) != nil
    }

    private static func hasDates(_ rows: [CSVTable.Row], _ vocabulary: Vocabulary) -> Bool {
        let first = rows.prefix(100)
        return (0..<(first.map(\.cells.count).max() ?? 0)).contains { column in
            let cells = first.compactMap {
                column < $0.cells.count && !$0.cells[column].isEmpty ? $0.cells[column] : nil
            }
            let dates = cells.count { WrittenDate($0, .dmy, vocabulary) != nil || WrittenDate($0, .mdy) != nil }
            return dates > 0 && dates * 2 >= cells.count
        }
    }
}
