import Diagnostics
import ProgressLoading
import ProgressModel

/// Guesses what the columns of a table mean: a column is what at least nine of ten of its filled cells are, or half of them where
/// its name says so.
struct TableProposal {
    private let table: Table
    private let vocabulary: Vocabulary
    private let words: TableWords
    private let knownDate: Int?
    /// Columns, in lower case, that say nothing of the day.
    private let ignored: Set<String>

    /// `date` is the column of the date where that is known.
    init(_ table: Table, _ vocabulary: Vocabulary, date: Int? = nil, ignoring ignored: Set<String> = []) {
        (self.table, self.vocabulary, knownDate, self.ignored) = (table, vocabulary, date, ignored)
        words = TableWords(vocabulary)
    }

    /// The names of columns that apps give, beside the words of a language.
    private static let appColumns: [TypedWord: Set<String>] = [
        .dateColumn: ["timestamp", "calendardate", "full_date"], .habitColumn: ["habitname", "featurename"],
        .noteColumn: ["commenttext"],
    ]

    private func isNamed(_ column: Int, as word: TypedWord) -> Bool {
        let name = ColumnName(table.columns[column]).name.lowercased()
        return vocabulary.has(name, for: word) || TableProposal.appColumns[word]?.contains(name) == true
    }

    /// The draft; nil where no column holds dates.
    ///
    /// Throws where it would name more habits than an import takes.
    func draft(source: String) throws(ImportError) -> TableDraft? {
        if table.hasText { try table.checkHeader() }
        guard let date = knownDate ?? dateColumn else { return nil }
        var mapping = TableMapping(source: source, date: table.name(of: date), vocabulary)
        mapping.dateOrder = needsOrder(date) ? DateOrder(of: records.map { $0.cells[date] }) ?? .dmy : nil
        let rest = table.columns.indices.filter { $0 != date && !table.columns[$0].isEmpty }
        let note = rest.first { isNamed($0, as: .noteColumn) }
        mapping.note = note.map { table.columns[$0] }
        if let habit = rest.first(where: { isNamed($0, as: .habitColumn) }) {
            let value = rest.first { isNamed($0, as: .valueColumn) }
            mapping.habit = table.columns[habit]
            mapping.value = value.map { table.columns[$0] }
            return TableDraft(mapping, try habits(namedIn: habit, value), of: table)
        }
        return TableDraft(mapping, try habits(in: rest.filter { $0 != note }, date), of: table)
    }

    /// The rows but those of sums at the end.
    private var records: [Table.Row] {
        guard let date = knownDate ?? namedDate else { return table.rows }
        return table.rows.enumerated().filter { !table.isSums($0.offset, date: date, vocabulary) }.map(\.element)
    }

    /// The habits of rows that are a record each.
    private func habits(namedIn column: Int, _ value: Int?) throws(ImportError) -> [TableDraft.Column] {
        var cells: [String: [String]] = [:]
        var names: [String] = []
        for row in records {
            // A mapping has names in any capitals.
            let name = row.cells[column].lowercased()
            guard !name.isEmpty else { continue }
            if cells[name] == nil { names.append(row.cells[column]) }
            cells[name, default: []].append(value.map { row.cells[$0] } ?? "yes")
        }
        try ImportedRecords.check(habits: names.count)
        return names.map { self.column($0, cells[$0.lowercased()] ?? []) }
    }

    /// The habits that have a column each.
    private func habits(in columns: [Int], _ date: Int) throws(ImportError) -> [TableDraft.Column] {
        let cells = table.filledCells(of: columns, in: records)
        let meant = columns.filter { cells[$0] != nil && !ignored.contains(table.columns[$0].lowercased()) }
        try ImportedRecords.check(habits: meant.count)
        let totals = SumColumns(table, columns, records, vocabulary).indices
        return columns.map { column(table.columns[$0], cells[$0] ?? [], isLeft: totals.contains($0)) }
    }

    private func column(_ name: String, _ cells: [String], isLeft: Bool = false) -> TableDraft.Column {
        let filled = cells.filter { words.meaning(of: $0) != .unset }
        let column = FilledColumn(ColumnName(name), filled, table.numbers(of: filled), words, vocabulary)
        let isIgnored = isLeft || filled.isEmpty || ignored.contains(name.lowercased())
        return TableDraft.Column(
            name, filled, isIgnored ? TableMapping.Habit(target: .nothing) : column.habit,
            asTracker: column.tracker)
    }

    private var namedDate: Int? { table.columns.indices.first { isNamed($0, as: .dateColumn) } }

    /// The first column with a usual name half of whose cells are dates, else the first of which nine of ten are.
    private var dateColumn: Int? {
        let shares = table.columns.indices.map { column in
            let order = DateOrder(of: table.cells(column)) ?? .dmy
            let filled = table.cells(column).prefix(1000).filter { !$0.isEmpty }
            let dates = filled.count { WrittenDate($0, order, vocabulary) != nil }
            return (column: column, dates: dates, filled: filled.count)
        }
        return
            (shares.first { $0.dates > 0 && $0.dates * 2 >= $0.filled && isNamed($0.column, as: .dateColumn) }
            ?? shares.first { $0.dates > 0 && $0.dates * 10 >= $0.filled * 9 })?.column
    }

    private func needsOrder(_ column: Int) -> Bool {
        table.cells(column).contains { cell in
            guard let parts = DateOrder.parts(cell), WrittenDate(cell, nil, vocabulary) == nil else { return false }
            return DateOrder.allCases.contains { $0.day(parts) != nil }
        }
    }
}

extension Table {
    /// A word for the source of a file: its name without numbers, as `my-habits` of `My Habits 2025-10-31.csv`.
    var sourceName: String {
        let stem = ImportInput.name(of: path).split(separator: ".").first.map(String.init) ?? ""
        return Tracker.id(of: stem.filter { !$0.isNumber }) ?? "csv"
    }
}
