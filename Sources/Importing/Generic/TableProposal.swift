import Diary
import Model

/// Guesses what the columns of a table mean: at least nine of ten filled cells have to agree, or half of them if the
/// whole name of the column says the same.
struct TableProposal {
    private let table: Table
    private let vocabulary: Vocabulary
    private let words: TableWords
    private let knownDate: Int?
    /// Columns that aren't about the day, in lower case.
    private let ignored: Set<String>

    /// `date` is the column of the date, if it is known.
    init(_ table: Table, _ vocabulary: Vocabulary, date: Int? = nil, ignoring ignored: Set<String> = []) {
        (self.table, self.vocabulary, knownDate, self.ignored) = (table, vocabulary, date, ignored)
        words = TableWords(vocabulary)
    }

    /// The column names that apps use, in addition to the words of all languages.
    private static let appColumns: [TypedWord: Set<String>] = [
        .dateColumn: ["timestamp", "calendardate", "full date", "entry timestamp"],
        .habitColumn: ["habitname", "featurename"], .noteColumn: ["commenttext"],
    ]

    private func isNamed(_ column: Int, as word: TypedWord) -> Bool {
        let name = ColumnName(table.columns[column]).name.lowercased().replacing("_", with: " ")
        return vocabulary.has(name, for: word) || TableProposal.appColumns[word]?.contains(name) == true
    }

    /// The draft.
    ///
    /// Throws if no column holds dates, or if it would name more habits than an import takes.
    func draft(source: String) throws(ImportError) -> TableDraft {
        try table.checkHeader()
        guard let date = knownDate ?? dateColumn else { throw noDates }
        let records = records(date)
        let orders = DateOrder.possible(for: records.lazy.map { $0.cells[date] }, vocabulary)
        let openDate = table.openDate(date, orders)
        var mapping = TableMapping(source: source, date: table.name(of: date), vocabulary)
        mapping.dateOrder = openDate == nil ? orders.first : nil
        let end = table.columns.indices.first { $0 != date && isNamed($0, as: .endColumn) && isMadeOfTimes($0) }
        let time = table.columns.indices.first { column in
            column != date && column != end && isNamed(column, as: .timeColumn) && isMadeOfTimes(column)
        }
        let hasStart = time != nil || isMadeOfTimes(date)
        mapping.time = time.map { table.columns[$0] }
        mapping.end = end.flatMap { hasStart ? table.columns[$0] : nil }
        var rest = table.columns.indices.filter { ![date, time].contains($0) && !table.columns[$0].isEmpty }
        let note = rest.first { isNamed($0, as: .noteColumn) }
        mapping.note = note.map { table.columns[$0] }
        rest.removeAll { $0 == note }
        let habits: [TableDraft.Column]
        if let habit = habitColumn(rest, date) {
            let value = mapping.end == nil ? rest.first { $0 != habit && isNamed($0, as: .valueColumn) } : nil
            mapping.habit = table.columns[habit]
            mapping.value = value.map { table.columns[$0] }
            habits = try self.habits(namedIn: habit, value, mapping.end != nil ? end : nil, records)
        } else {
            habits = try self.habits(in: rest, mapping.end != nil ? end : nil, records)
        }
        return TableDraft(mapping, habits, of: table, openDate: openDate)
    }

    /// The rows, without those of sums at the end.
    private func records(_ date: Int) -> [Table.Row] {
        table.rows.enumerated().filter { !table.isSums($0.offset, date: date, vocabulary) }.map(\.element)
    }

    // MARK: Columns

    /// The first column with a usual name and dates in half of its cells, else the first with dates in nine of ten.
    private var dateColumn: Int? {
        let shares = table.columns.indices.map { column in
            let isNamed = isNamed(column, as: .dateColumn)
            var filled = table.cells(column).prefix(1000).filter { !$0.isEmpty }
            // A few cells are enough to see that a column has no dates.
            let isPossible = filled.prefix(20).contains { cell in
                WrittenDate(cell, .dmy, vocabulary) != nil || WrittenDate(cell, .mdy) != nil
            }
            if !isNamed, !isPossible { filled = [] }
            let order = DateOrder.possible(for: filled, vocabulary).first
            // A number alone is a date only if its column is named so.
            let dates = filled.count { WrittenDate($0, order, vocabulary, ofNumbers: isNamed) != nil }
            return (column: column, isNamed: isNamed, dates: dates, filled: filled.count)
        }
        return
            (shares.first { $0.dates > 0 && $0.dates * 2 >= $0.filled && $0.isNamed }
            ?? shares.first { $0.dates > 0 && $0.dates * 10 >= $0.filled * 9 })?.column
    }

    /// The error for a table without dates: the first cell that isn't one, in the column that looks most like dates.
    private var noDates: ImportError {
        guard !table.rows.isEmpty else {
            return ImportError("the table has no row below the names of its columns", at: table.place(1))
        }
        let named = table.columns.indices.first { isNamed($0, as: .dateColumn) }
        let shares = table.columns.indices.map { column in
            let cells = table.cells(column).prefix(1000)
            return (column, cells.count { WrittenDate($0, .dmy, vocabulary) != nil })
        }
        let column = named ?? shares.max { $0.1 < $1.1 }?.0 ?? 0
        let first = table.rows.first { row in
            !row.cells[column].isEmpty && WrittenDate(row.cells[column], .dmy, vocabulary) == nil
        }
        let row = first ?? table.rows[0]
        return ImportError(
            table.problem(ofDate: row.cells[column], column, nil), at: table.place(row, column),
            hint: "no column holds dates; expected one with a date in each row")
    }

    /// Whether nearly all cells of a column are times of the day, with or without dates.
    private func isMadeOfTimes(_ column: Int) -> Bool {
        let cells = table.cells(column).prefix(100).filter { !$0.isEmpty }
        let times = cells.count { cell in
            cell.contains(where: \.isNumber)
                && (MomentText.timeOfDay(cell, vocabulary) ?? WrittenDate(cell, .dmy, vocabulary)?.time.map { _ in 0 })
                    != nil
        }
        return times > 0 && times * 10 >= cells.count * 9
    }

    /// The column that names the habit of each row: found by its own name, or because it repeats a few words and
    /// several rows have the same day.
    private func habitColumn(_ columns: [Int], _ date: Int) -> Int? {
        if let named = columns.first(where: { isNamed($0, as: .habitColumn) }) { return named }
        return columns.first { column in
            guard !FilledColumn.isTechnical(table.columns[column], vocabulary),
                table.cells(column).allSatisfy({ $0.contains(where: \.isLetter) })
            else { return false }
            let names = table.cells(column).map { $0.lowercased() }
            let distinct = Set(names)
            let days = table.rows.map { $0.cells[date].prefix(10) }
            return (2...30).contains(distinct.count) && distinct.count * 2 <= names.count
                && !distinct.contains { words.meaning(of: $0) != nil }
                && days.count >= 6 && Set(days).count * 5 <= days.count * 4
                && Set(zip(days, names).map { "\($0)|\($1)" }).count * 10 >= days.count * 9
        }
    }

    // MARK: Habits

    private func habits(
        namedIn column: Int, _ value: Int?, _ end: Int?, _ records: [Table.Row]
    ) throws(ImportError) -> [TableDraft.Column] {
        var cells: [String: [String]] = [:]
        var names: [String] = []
        for row in records {
            // Names in a mapping match in any capitals.
            let name = row.cells[column].lowercased()
            guard !name.isEmpty else { continue }
            if cells[name] == nil { names.append(row.cells[column]) }
            cells[name, default: []].append((end ?? value).map { row.cells[$0] } ?? "yes")
        }
        try ImportedRecords.check(habits: names.count)
        return names.map { self.column($0, cells[$0.lowercased()] ?? [], isMinutes: end != nil) }
    }

    private func habits(
        in columns: [Int], _ end: Int?, _ records: [Table.Row]
    ) throws(ImportError) -> [TableDraft.Column] {
        let cells = table.filledCells(of: columns, in: records)
        let meant = columns.filter { cells[$0] != nil && !ignored.contains(table.columns[$0].lowercased()) }
        try ImportedRecords.check(habits: meant.count)
        let totals = table.sumColumns(among: columns, records, vocabulary)
        var habits = columns.map { index in
            column(table.columns[index], cells[index] ?? [], isLeft: totals.contains(index), isMinutes: index == end)
        }
        doubtRepeated(&habits)
        return habits
    }

    /// Marks columns with the same meaning as an earlier one: a value that a day has once, drinks in total, a total and
    /// one kind, or the same name.
    private func doubtRepeated(_ habits: inout [TableDraft.Column]) {
        for index in habits.indices {
            let habit = habits[index]
            let drinks = ColumnName(habit.name).drinks(vocabulary)
            let other = habits[..<index].first { other in
                if let single = habit.single { return other.single == single }
                guard habit.isDrinks, other.isDrinks else { return false }
                return drinks == .all || ColumnName(other.name).drinks(vocabulary) == .all
                    || vocabulary.core(of: habit.name) == vocabulary.core(of: other.name)
            }
            if let other { habits[index].doubt(sameAs: other.name) }
        }
    }

    private func column(
        _ name: String, _ cells: [String], isLeft: Bool = false, isMinutes: Bool = false
    ) -> TableDraft.Column {
        var counts = Dictionary(cells.lazy.map { ($0, 1) }, uniquingKeysWith: +)
        counts = counts.filter { words.meaning(of: $0.key) != .unset }
        let filled = cells.filter { counts[$0] != nil }
        // Minutes up to an end are calculated, so the cells themselves don't have them.
        let read = isMinutes && !filled.isEmpty ? ["2": filled.count] : counts
        let column = FilledColumn(ColumnName(name), read, table.numbers(of: cells), words, vocabulary)
        let isIgnored = isLeft || filled.isEmpty || ignored.contains(name.lowercased())
        var (habit, doubt) = isIgnored ? (.left, nil) : column.meaning
        var tracker = column.tracker
        if isMinutes { tracker.unit = "min" }
        if isMinutes, case .tracker = habit.target { habit = tracker }
        let unit = ColumnName(name).unit.flatMap { vocabulary.seconds(in: $0) == nil ? nil : $0 }
        return TableDraft.Column(name, filled, habit, doubt, asTracker: tracker, timeUnit: unit)
    }
}

extension Table {
    /// A word for the source of a file: its name without numbers, such as `my-habits` for `My Habits 2025-10-31.csv`.
    var sourceName: String { Tracker.id(of: Table.stem(of: path).filter { !$0.isNumber }) ?? "csv" }
}
