import ProgressLoading
import ProgressModel

/// Guesses what the columns of a table mean.
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
        let name = table.columns[column].lowercased()
        return vocabulary.has(name, for: word) || TableProposal.appColumns[word]?.contains(name) == true
    }

    /// The mapping; nil where no column holds dates.
    ///
    /// Throws where it would name more habits than an import takes.
    func mapping(source: String) throws(ImportError) -> TableMapping? {
        guard let date = knownDate ?? dateColumn else { return nil }
        var mapping = TableMapping(source: source, date: table.columns[date], vocabulary)
        mapping.dateOrder = needsOrder(date) ? DateOrder(of: table.cells(date)) ?? .dmy : nil
        let rest = table.columns.indices.filter { $0 != date && !table.columns[$0].isEmpty }
        let note = rest.first { isNamed($0, as: .noteColumn) }
        mapping.note = note.map { table.columns[$0] }
        if let habit = rest.first(where: { isNamed($0, as: .habitColumn) }) {
            let value = rest.first { isNamed($0, as: .valueColumn) }
            mapping.habit = table.columns[habit]
            mapping.value = value.map { table.columns[$0] }
            mapping.habits = try habits(namedIn: habit, value)
        } else {
            mapping.habits = try habits(in: rest.filter { $0 != note })
        }
        return mapping
    }

    /// The habits of rows that are a record each.
    private func habits(
        namedIn column: Int, _ value: Int?
    ) throws(ImportError) -> [(name: String, habit: TableMapping.Habit)] {
        var cells: [String: [String]] = [:]
        var names: [String] = []
        for row in table.rows {
            let name = row.cells[column]
            if cells[name] == nil { names.append(name) }
            cells[name, default: []].append(value.map { row.cells[$0] } ?? "yes")
        }
        // A mapping has names in any capitals.
        try ImportedRecords.check(habits: Set(names.map { $0.lowercased() }).count)
        return names.map { ($0, habit($0, cells[$0] ?? [])) }
    }

    /// The habits that have a column each.
    private func habits(in columns: [Int]) throws(ImportError) -> [(name: String, habit: TableMapping.Habit)] {
        let cells = table.filledCells(of: columns)
        let meant = columns.filter { cells[$0] != nil && !ignored.contains(table.columns[$0].lowercased()) }
        try ImportedRecords.check(habits: meant.count)
        return columns.map { (table.columns[$0], habit(table.columns[$0], cells[$0] ?? [])) }
    }

    /// The first column with a usual name whose cells are dates, else the first whose cells are.
    private var dateColumn: Int? {
        let holding = table.columns.indices.filter { column in
            let order = DateOrder(of: table.cells(column)) ?? .dmy
            var filled = 0
            for cell in table.cells(column).prefix(1000) where !cell.isEmpty {
                guard WrittenDate(cell, order) != nil else { return false }
                filled += 1
            }
            return filled > 0
        }
        return holding.first { isNamed($0, as: .dateColumn) } ?? holding.first
    }

    private func needsOrder(_ column: Int) -> Bool {
        table.cells(column).contains { !$0.isEmpty && WrittenDate($0, nil) == nil }
    }

    private func habit(_ name: String, _ cells: [String]) -> TableMapping.Habit {
        let filled = cells.filter { words.meaning(of: $0) != .unset }
        let lowercased = name.lowercased()
        guard !filled.isEmpty, !ignored.contains(lowercased) else { return TableMapping.Habit(target: .nothing) }
        let open = filled.filter { words.meaning(of: $0) == nil }
        let amounts = open.compactMap { table.amount($0) }
        if amounts.count == open.count {
            if vocabulary.has(.drinks, within: name), amounts.count > 0 { return .init(target: .drinks) }
            if vocabulary.has(.meditation, within: name), amounts.contains(where: { $0 > FixedDecimal(1) }) {
                return .init(target: .session(.meditation, type: nil))
            }
            if vocabulary.has(.workout, within: name) {
                if amounts.contains(where: { $0 > FixedDecimal(1) }) {
                    return .init(target: .session(.workout, type: nil))
                }
            }
            if amounts.allSatisfy({ $0 == .zero || $0 == FixedDecimal(1) }) {
                return .init(target: .tracker(mode: .yesNo))
            }
            let measured: Set<TrackerPreset> = [.weight, .mood, .sleep]
            let isMeasured =
                !measured.isDisjoint(with: vocabulary.presets(within: name))
                || vocabulary.has(.temperature, within: name)
            return .init(target: .tracker(mode: isMeasured ? .number : .counter))
        }
        let levels = filled.lazy.map { $0.lowercased() }
        if levels.allSatisfy({ Level(rawValue: $0) != nil || vocabulary.levels[$0] != nil }) {
            return .init(target: .level)
        }
        let distinct = Set(filled)
        if amounts.isEmpty, distinct.count <= 12, distinct.count * 2 <= filled.count {
            return .init(target: .tracker(mode: .selection))
        }
        return .init(target: amounts.isEmpty ? .note : .nothing)
    }
}

extension Table {
    /// A word for the source of a file: its name without numbers, as `my-habits` of `My Habits 2025-10-31.csv`.
    var sourceName: String {
        let stem = ImportInput.name(of: path).split(separator: ".").first.map(String.init) ?? ""
        return Tracker.id(of: stem.filter { !$0.isNumber }) ?? "csv"
    }
}
