import ProgressLoading
import ProgressModel

/// A table with days across, or with months and days on its two sides, turned into one with a row for each day.
struct TableGrid {
    private(set) var columns = ["date"]
    private(set) var rows: [Table.Row] = []
    private(set) var notices: [(remark: ImportRemark, name: String)] = []

    /// What the columns after the first, or the rows, are.
    private enum Side {
        case days([Day])
        /// Days of a month.
        case numbers([Int])
        case months([Int])
    }

    /// Turns a table around; nil if it has none of these shapes.
    ///
    /// `names` say which month or year it is of: what is above it, its sheet and its file.
    ///
    /// Throws if no month or year is named that is needed.
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
            notices.append((.column, shape.columns[column]))
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
            // The first that names both says more than one that names the year alone.
            if year == nil || self.month == nil && named != nil { (year, self.month) = (Int(parts[place]), named) }
        }
    }
}
