import Diagnostics
import ProgressLoading
import ProgressModel

/// Reads a table as its mapping says.
struct TableReader: ImportReader {
    let table: Table
    let mapping: TableMapping
    private let order: DateOrder?
    var imported: ImportedRecords
    /// By habit, its tracker's index in `imported`.
    var trackers: [String: Int] = [:]
    var counts: [String: Int] = [:]
    var drinks: [Day: (sum: FixedDecimal, notes: [String], place: ImportPlace)] = [:]
    /// By habit, the options of its selection in the order of the table.
    var options: [String: [String]] = [:]

    init(_ table: Table, _ mapping: TableMapping, source: String?) {
        (self.table, self.mapping) = (table, mapping)
        let column = table.column(mapping.date)
        order = mapping.dateOrder ?? column.flatMap { DateOrder(of: table.cells($0)) }
        imported = ImportedRecords(source: source ?? mapping.source)
    }

    static let features: Set<ImportFeature> = [.mapping]

    init(_ input: ImportInput, _ context: ImportContext) throws(ImportError) {
        let table = try input.table()
        self.init(table, try context.tableMapping(), source: context.source)
    }

    /// Never: what a table means is said by a person.
    static func recognises(_ input: ImportInput, _: Vocabulary) -> Bool { false }

    static func proposal(for input: ImportInput, _ vocabulary: Vocabulary) throws(ImportError) -> String? {
        let table = try input.table()
        return try TableProposal(table, vocabulary).mapping(source: table.sourceName)?.json
    }

    mutating func read() throws(ImportError) -> ImportedRecords {
        let date = try column(mapping.date)
        let note = try mapping.note.map { name throws(ImportError) in try column(name) }
        if let habit = mapping.habit {
            let value = try mapping.value.map { name throws(ImportError) in try column(name) }
            try readTidy(date, habit: column(habit), value, note)
        } else {
            try readWide(date, note)
        }
        for (day, entry) in drinks.sorted(by: { $0.key < $1.key }) {
            let note = entry.notes.joined(separator: "\n")
            imported.records.append(.entry(day, drinks: entry.sum, note: note, at: entry.place))
        }
        for (name, index) in trackers {
            imported.trackers[index].options = options[name]?.map { Tracker.Option(named: $0) }
        }
        return imported
    }

    /// Rows that are a record each.
    private mutating func readTidy(_ date: Int, habit: Int, _ value: Int?, _ note: Int?) throws(ImportError) {
        let habits = Dictionary(mapping.habits.map { ($0.name.lowercased(), $0) }) { first, _ in first }
        let used = Set([date, habit, value, note].compactMap(\.self))
        leaveOut(table.columns.indices.filter { !used.contains($0) })
        var seen: Set<Table.Cells> = []
        for row in table.rows {
            let name = row.cells[habit]
            guard !mapping.hasUniqueRows || seen.insert(row.cells).inserted else {
                imported.notices.add(.repeated, row.cells[date], at: table.place(row, habit))
                continue
            }
            guard let meant = habits[name.lowercased()] else {
                throw error(row, "the mapping does not name \"\(shortened(name))\"", hint: "add it to \"habits\"")
            }
            let cell = TableCell(
                habit: meant.name, text: value.map { row.cells[$0] } ?? "yes", date: try day(row, date),
                note: note.map { row.cells[$0] }, place: table.place(row, value ?? habit))
            try read(cell, meant.habit)
        }
    }

    /// A column a habit.
    private mutating func readWide(_ date: Int, _ note: Int?) throws(ImportError) {
        var columns: [(index: Int, name: String, habit: TableMapping.Habit)] = []
        // Not by `column`, which looks through all columns for each.
        let indices = Dictionary(table.columns.enumerated().map { ($0.element.lowercased(), $0.offset) }) { first, _ in
            first
        }
        for (name, habit) in mapping.habits {
            guard let index = indices[name.lowercased()] else { throw missingColumn(name) }
            columns.append((index, name, habit))
        }
        let used = Set(columns.map(\.index) + [date, note].compactMap(\.self))
        leaveOut(table.columns.indices.filter { !used.contains($0) })
        for row in table.rows {
            let date = try day(row, date)
            if let note, !row.cells[note].isEmpty {
                imported.notes.append(ImportedNote(row.cells[note], on: date.day, at: table.place(row, note)))
            }
            for (index, name, habit) in columns {
                let cell = TableCell(
                    habit: name, text: row.cells[index], date: date, note: nil, place: table.place(row, index))
                try read(cell, habit)
            }
        }
    }

    private mutating func leaveOut(_ columns: [Int]) {
        let beginnings = table.beginnings(of: columns)
        for index in columns {
            if let place = beginnings[index] { imported.notices.add(.column, table.columns[index], at: place) }
        }
    }

    private func column(_ name: String) throws(ImportError) -> Int {
        guard let column = table.column(name) else { throw missingColumn(name) }
        return column
    }

    private func missingColumn(_ name: String) -> ImportError {
        ImportError(
            "the table has no column \"\(shortened(name))\", which the mapping names", at: table.place(1),
            hint: spellingHint(name, among: table.columns)
                ?? "it has \(table.columns.prefix(12).joined(separator: ", "))")
    }

    private func day(_ row: Table.Row, _ column: Int) throws(ImportError) -> WrittenDate {
        let text = row.cells[column]
        if let date = WrittenDate(text, order) { return date }
        throw error(
            row, "\"\(shortened(text))\" is not a date; expected e.g. 2025-10-31",
            hint: order == nil
                ? "where the day or the month could stand first, \"dateOrder\" of a mapping says it" : nil)
    }

    private func error(_ row: Table.Row, _ text: String, hint: String? = nil) -> ImportError {
        ImportError(text, at: table.place(row.line), hint: hint)
    }
}
