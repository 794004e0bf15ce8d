import ProgressLoading
import ProgressModel

/// Guesses what the columns of a table mean.
struct TableProposal {
    private let table: Table
    private let words = TableWords()
    private let knownDate: Int?
    /// Columns, in lower case, that say nothing of the day.
    private let ignored: Set<String>

    /// `date` is the column of the date where that is known.
    init(_ table: Table, date: Int? = nil, ignoring ignored: Set<String> = []) {
        (self.table, knownDate, self.ignored) = (table, date, ignored)
    }

    private static let dates: Set = [
        "date", "day", "datum", "tag", "timestamp", "time", "calendardate", "full_date", "start", "created",
    ]
    private static let habits: Set = [
        "habit", "habitname", "habit name", "tracker", "task name", "featurename", "name", "gewohnheit", "tag name",
    ]
    private static let values: Set = [
        "value", "amount", "count", "status", "done", "quantity", "wert", "menge", "anzahl", "completed",
    ]
    private static let notes: Set = [
        "note", "notes", "comment", "comments", "commenttext", "notiz", "notizen", "kommentar", "text",
    ]

    /// The mapping; nil where no column holds dates.
    func mapping(source: String) -> TableMapping? {
        guard let date = knownDate ?? dateColumn else { return nil }
        var mapping = TableMapping(source: source, date: table.columns[date])
        mapping.dateOrder = needsOrder(date) ? DateOrder(of: table.cells(date)) ?? .dmy : nil
        let rest = table.columns.indices.filter { $0 != date && !table.columns[$0].isEmpty }
        let note = rest.first { TableProposal.notes.contains(table.columns[$0].lowercased()) }
        mapping.note = note.map { table.columns[$0] }
        if let habit = rest.first(where: { TableProposal.habits.contains(table.columns[$0].lowercased()) }) {
            let value = rest.first { TableProposal.values.contains(table.columns[$0].lowercased()) }
            mapping.habit = table.columns[habit]
            mapping.value = value.map { table.columns[$0] }
            var cells: [String: [String]] = [:]
            var names: [String] = []
            for row in table.rows {
                let name = row.cells[habit]
                if cells[name] == nil { names.append(name) }
                cells[name, default: []].append(value.map { row.cells[$0] } ?? "yes")
            }
            mapping.habits = names.map { ($0, self.habit($0, cells[$0] ?? [])) }
        } else {
            mapping.habits = rest.filter { $0 != note }.map { column in
                (table.columns[column], habit(table.columns[column], Array(table.cells(column))))
            }
        }
        return mapping
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
        return holding.first { TableProposal.dates.contains(table.columns[$0].lowercased()) } ?? holding.first
    }

    private func needsOrder(_ column: Int) -> Bool {
        table.cells(column).contains { !$0.isEmpty && WrittenDate($0, nil) == nil }
    }

    private func habit(_ name: String, _ cells: [String]) -> TableMapping.Habit {
        let filled = cells.filter { words.meaning(of: $0) != .unset }
        let lowercased = name.lowercased()
        guard !filled.isEmpty, !ignored.contains(lowercased) else { return TableMapping.Habit(target: .nothing) }
        func isNamed(_ words: String...) -> Bool { words.contains { lowercased.contains($0) } }
        let open = filled.filter { words.meaning(of: $0) == nil }
        let amounts = open.compactMap { table.amount($0) }
        if amounts.count == open.count {
            if isNamed("drinks", "getränke", "alcohol", "alkohol"), amounts.count > 0 { return .init(target: .drinks) }
            if isNamed("meditat"), amounts.contains(where: { $0 > FixedDecimal(1) }) {
                return .init(target: .session(.meditation, type: nil))
            }
            if isNamed("workout", "exercise min", "training min", "sport min") {
                if amounts.contains(where: { $0 > FixedDecimal(1) }) {
                    return .init(target: .session(.workout, type: nil))
                }
            }
            if amounts.allSatisfy({ $0 == .zero || $0 == FixedDecimal(1) }) {
                return .init(target: .tracker(mode: .yesNo))
            }
            let isMeasured = isNamed("weight", "gewicht", "mood", "stimmung", "sleep", "schlaf", "temperature")
            return .init(target: .tracker(mode: isMeasured ? .number : .counter))
        }
        if filled.allSatisfy({ Level(rawValue: $0.lowercased()) != nil || otherLevelNames[$0.lowercased()] != nil }) {
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
