import Diary
import Model

/// The parts of a file of rows: the names of the columns, the titles above them, and other tables below.
struct TableShape {
    /// The names, without the empty ones at the end.
    private(set) var columns: [String]
    let headerLine: Int
    private(set) var rows: [CSVTable.Row]
    private(set) var notices = ImportNotices()
    /// Texts above the names, such as a title.
    private(set) var titles: [String] = []

    /// The maximum number of lines above the names that are examined.
    private static let mostTitles = 10

    init(names: CSVTable.Row?, _ rows: some Sequence<CSVTable.Row>) {
        var columns = names?.cells ?? []
        while columns.last == "" { columns.removeLast() }
        (self.columns, headerLine, self.rows) = (columns, names?.line ?? 1, Array(rows))
    }

    /// Finds the names of the columns in the first lines, and takes the first of several tables that has dates.
    ///
    /// If two columns have the same name, the second gets a number after it.
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
            notices.add(.otherTable, table.titles.last ?? table.names.cells.first { !$0.isEmpty } ?? "")
        }
        for title in self.titles { notices.add(.title, title) }
        let names = columns
        columns = TableShape.numbered(names)
        for (name, column) in zip(names, columns) where name != column { notices.add(.sameName, column) }
    }

    /// Makes names unique, in any capitals: the second gets a 2 after it.
    static func numbered(_ names: [String]) -> [String] {
        var known: Set<String> = []
        var counts: [String: Int] = [:]
        return names.map { name in
            let key = name.lowercased()
            guard !name.isEmpty, !known.insert(key).inserted else { return name }
            // Another column may have that name already.
            let number = ((counts[key, default: 1] + 1)...).first { known.insert("\(key) \($0)").inserted } ?? 2
            counts[key] = number
            return "\(name) \(number)"
        }
    }

    private static func lines(_ row: CSVTable.Row) -> Int {
        1 + row.cells.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: "\n") } }
    }

    /// Whether the row above the names is a title: one cell, or fewer cells than names, with a value among them.
    private static func isTitle(
        _ filled: [String], above rows: ArraySlice<CSVTable.Row>, _ vocabulary: Vocabulary
    ) -> Bool {
        guard let next = rows.first(where: { $0.cells.count { !$0.isEmpty } > 1 }), areNames(next, vocabulary) else {
            return false
        }
        return filled.count == 1
            || filled.count < next.cells.count { !$0.isEmpty } && filled.contains { isValue($0, vocabulary) }
    }

    /// Whether a row has several different cells and none of them is a value.
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

/// A table with a column for each day, or with months and days on its sides, converted to one with a row for each day.
struct TableGrid {
    private(set) var columns = ["date"]
    private(set) var rows: [Table.Row] = []
    private(set) var notices = ImportNotices()

    /// What the names of the columns after the first are, or the first cells of the rows.
    private enum Side {
        case days([Day])
        case numbers([Int])
        case months([Int])
    }

    /// Converts a table; nil if it has neither of these shapes.
    ///
    /// `names` are texts that may name its month or year: the titles, the sheet and the file.
    ///
    /// Throws if the month or the year is needed and isn't named.
    init?(_ shape: TableShape, _ names: [String], _ path: String, _ vocabulary: Vocabulary) throws(ImportError) {
        let across = shape.columns.indices.dropFirst().filter { !vocabulary.isSum(shape.columns[$0]) }
        guard let top = TableGrid.side(across.map { shape.columns[$0] }, vocabulary) else { return nil }
        let body = shape.rows.filter { row in row.cells.first.map { !$0.isEmpty && !vocabulary.isSum($0) } ?? false }
        let left = TableGrid.side(body.map(\.cells[0]), vocabulary)
        let date = NamedMonth([shape.columns[0]] + names, vocabulary)
        func missing(_ what: String, _ example: String) -> ImportError {
            ImportError(
                "the columns are \(what), but no \(what == "months" ? "year" : "month") is named",
                at: ImportPlace(file: path, line: shape.headerLine),
                hint: "name the file or its sheet after it, such as \"\(example)\", or write it above the table")
        }
        var day: (_ row: Int, _ column: Int) -> Day?
        var isOneHabit = true
        switch (top, left) {
        case (.months(let months), .numbers(let numbers)):
            guard let year = date.year else { throw missing("months", "2025") }
            day = { Day(year: year, month: months[$1], day: numbers[$0]) }
        case (.numbers(let numbers), .months(let months)):
            guard let year = date.year else { throw missing("days of several months", "2025") }
            day = { Day(year: year, month: months[$0], day: numbers[$1]) }
        case (.days(let days), _):
            (day, isOneHabit) = ({ days[$1] }, false)
        case (.numbers(let numbers), _):
            guard let year = date.year, let month = date.month else { throw missing("days of a month", "October 2025") }
            (day, isOneHabit) = ({ Day(year: year, month: month, day: numbers[$1]) }, false)
        default: return nil
        }
        if isOneHabit {
            columns.append(
                names.first { !$0.isEmpty && NamedMonth([$0], vocabulary).year == nil } ?? Table.stem(of: path))
        }
        var cells: [Day: [Int: String]] = [:]
        var places: [Day: [Int: ImportPlace]] = [:]
        for (index, row) in body.enumerated() {
            if !isOneHabit { columns.append(row.cells[0]) }
            let place = ImportPlace(file: path, line: row.line)
            for (number, column) in across.enumerated() where column < row.cells.count && !row.cells[column].isEmpty {
                guard let day = day(index, number) else {
                    throw ImportError("\"\(row.cells[column])\" is on a day that the month doesn't have", at: place)
                }
                cells[day, default: [:]][columns.count - 1] = row.cells[column]
                places[day, default: [:]][columns.count - 1] = place
            }
        }
        columns = TableShape.numbered(columns)
        rows = cells.sorted { $0.key < $1.key }.map { day, cells in
            let written = places[day] ?? [:]
            let start = written.min { $0.key < $1.key }?.value ?? ImportPlace(file: path, line: shape.headerLine)
            return Table.Row(
                line: start.number, cells: .written(cells.merging([0: "\(day)"]) { $1 }),
                places: Table.CellPlaces(start: start, written: written))
        }
        notices = shape.notices
        for column in shape.columns.indices.dropFirst() where !across.contains(column) && !shape.columns[column].isEmpty
        {
            notices.add(.column, shape.columns[column])
        }
    }

    private static func side(_ cells: [String], _ vocabulary: Vocabulary) -> Side? {
        guard cells.count > 1 else { return nil }
        let order = DateOrder(ofDaily: cells)
        let days = cells.compactMap { WrittenDate($0, order, vocabulary)?.day }
        if days.count == cells.count, Set(days).count == days.count { return .days(days) }
        let numbers = cells.compactMap { Int($0) }
        if numbers.count == cells.count, cells.count >= 7, numbers.elementsEqual(1...cells.count), cells.count <= 31 {
            return .numbers(numbers)
        }
        let months = cells.compactMap {
            $0.contains(where: \.isNumber) ? nil : vocabulary.month($0.filter { $0 != "." })
        }
        return months.count == cells.count && Set(months).count == months.count ? .months(months) : nil
    }
}

/// The month and the year that texts name, such as `October 2025` or `2025-10`.
private struct NamedMonth {
    private(set) var year: Int?
    private(set) var month: Int?

    init(_ texts: [String], _ vocabulary: Vocabulary) {
        for text in texts {
            let parts = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
            guard let place = parts.firstIndex(where: { $0.count == 4 && (1900...2100).contains(Int($0) ?? 0) }) else {
                continue
            }
            let month = parts.firstNonNil(vocabulary.month)
            let number = [place + 1, place - 1].firstNonNil {
                parts.indices.contains($0) && parts[$0].count <= 2 ? Int(parts[$0]) : nil
            }
            let named = month ?? number.flatMap { (1...12).contains($0) ? $0 : nil }
            // A text that names both is better than an earlier one that names only the year.
            if year == nil || self.month == nil && named != nil { (year, self.month) = (Int(parts[place]), named) }
        }
    }
}
