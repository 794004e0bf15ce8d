import Model

/// Reads a table with a mapping.
///
/// A row with a cell that can't be understood is left out completely: half of a day would look like all of it.
struct TableReader {
    let table: Table
    let mapping: TableMapping
    /// The possible orders of its dates; several if nothing decides between them.
    private let orders: [DateOrder]
    var order: DateOrder? { orders.first }
    /// Whether rows that can't be understood are left out; else they are errors and nothing is imported.
    private let skipsBadRows: Bool
    var imported: ImportedRecords
    /// The index in `imported` of each habit's tracker.
    var trackers: [String: Int] = [:]
    var drinks: [Day: (sum: FixedDecimal, notes: [String], place: ImportPlace)] = [:]
    /// The options of each habit's selection, in the order of the table.
    var options: [String: [String]] = [:]
    private let zone: CivilZone
    /// How the times of the table are read, decided by the column of dates.
    private(set) lazy var times = SourceTimes(
        table.column(mapping.date).map { table.cells($0).compactMap { written($0) } } ?? [], in: zone)
    var time, end: Int?
    private var faults: [ImportFault] = []
    private var badRows: [Int] = []

    init(
        _ table: Table, _ mapping: TableMapping, in zone: CivilZone = .utc, source: String?, skipsBadRows: Bool = false
    ) {
        self.zone = zone
        (self.table, self.mapping, self.skipsBadRows) = (table, mapping, skipsBadRows)
        let column = table.column(mapping.date)
        orders =
            mapping.dateOrder.map { [$0] }
            ?? column.map { DateOrder.possible(for: table.cells($0), mapping.vocabulary) } ?? []
        imported = ImportedRecords(source: source ?? mapping.source)
        imported.ids.reserveCapacity(table.rows.count)
        imported.notices = table.notices
    }

    static let format = ImportFormat(
        "csv", [.mapping], recognises: { _, _ in false },
        read: { input, context, imported throws(ImportError) in
            var reader = try TableReader(input, context)
            imported = try reader.read()
        })

    static func draft(
        of input: ImportInput, _ encoding: TableEncoding?, _ vocabulary: Vocabulary
    ) throws(ImportError) -> TableDraft {
        let table = try Table(anyShape: input.tableText(encoding).file, of: input, vocabulary)
        return try TableProposal(table, vocabulary).draft(source: table.sourceName)
    }

    private init(_ input: ImportInput, _ context: ImportContext) throws(ImportError) {
        let text = try input.tableText(context.encoding)
        let table =
            if let draft = context.choices.draft { draft.table } else {
                try Table(anyShape: text.file, of: input, context.vocabulary)
            }
        self.init(
            table, try context.tableMapping(),
            in: context.zone, source: context.choices.source, skipsBadRows: context.choices.skipsBadRows)
        if let encoding = text.guessed { imported.notices.add(.encoding, encoding) }
        for column in input.hiddenColumns where table.columns.indices.contains(column) {
            imported.notices.add(.hiddenColumn, table.name(of: column))
        }
    }

    mutating func read() throws(ImportError) -> ImportedRecords {
        try table.checkHeader()
        let date = try column(mapping.date)
        if let open = table.openDate(date, orders) { throw open.error(at: table.place(open.row, date)) }
        time = try mapping.time.map { name throws(ImportError) in try column(name) }
        end = try mapping.end.map { name throws(ImportError) in try column(name) }
        let note = try mapping.note.map { name throws(ImportError) in try column(name) }
        if let habit = mapping.habit {
            let value = try mapping.value.map { name throws(ImportError) in try column(name) }
            try readTidy(date, habit: column(habit), value, note)
        } else {
            try readWide(date, note)
        }
        try finishBadRows()
        for (day, entry) in drinks.sorted(by: { $0.key < $1.key }) {
            let note = entry.notes.joined(separator: "\n")
            imported.records.append(.entry(day, drinks: entry.sum, note: note, at: entry.place))
        }
        for (name, index) in trackers {
            imported.trackers[index].options = options[name]?.map { Tracker.Option(named: $0) }
            // One of two options may be the opposite of the other, so a day with either isn't necessarily a good one.
            if options[name]?.count == 2 { imported.trackers[index].hasStreak = false }
        }
        return imported
    }

    private mutating func readTidy(_ date: Int, habit: Int, _ value: Int?, _ note: Int?) throws(ImportError) {
        let habits = Dictionary(mapping.habits.map { ($0.name.lowercased(), $0) }) { first, _ in first }
        let used = Set([date, habit, value, note, time, end].compactMap(\.self))
        leaveOut(table.columns.indices.filter { !used.contains($0) })
        let styles = value.map { self.styles(of: $0, by: habit) } ?? [:]
        var seen = RepeatedRows(table.rows.count)
        for (index, row) in table.rows.enumerated() where !isSums(index, date) {
            let name = row.cells[habit]
            guard !name.isEmpty else {
                let fault = ImportFault(
                    text: "nothing in \"\(shortened(table.columns[habit]))\"; expected the name of a habit",
                    place: table.place(row, habit))
                leaveOut(index, [fault])
                continue
            }
            guard let meant = habits[name.lowercased()] else {
                throw ImportError(
                    "the mapping does not name \"\(shortened(name))\"", at: table.place(row.line),
                    hint: "add it to \"habits\"")
            }
            var faults = excess(of: row)
            let written = day(row, date, &faults)
            let text = minutes(row, from: date, &faults) ?? value.map { row.cells[$0] } ?? "yes"
            let style = styles[name.lowercased()] ?? table.numbers(of: [])
            let place = table.place(row, value ?? habit)
            let meaning = self.value(text, of: meant.habit, in: value ?? habit, style, at: place, &faults)
            guard let written, let meaning, faults.isEmpty else {
                leaveOut(index, faults)
                continue
            }
            if let remark = seen.take(row, of: name, written, isOnce: mapping.hasUniqueRows) {
                let text = remark == .repeated ? row.cells[date] : "\(written.day)"
                imported.notices.add(remark, text, at: table.place(row, habit))
                if remark == .repeated { continue }
            }
            try take(
                meaning,
                of: HabitMark(
                    habit: meant.name, date: written, text: text, note: note.map { row.cells[$0] }, place: place),
                meant.habit)
        }
    }

    private mutating func readWide(_ date: Int, _ note: Int?) throws(ImportError) {
        var columns: [(index: Int, name: String, habit: TableMapping.Habit, style: NumberStyle)] = []
        // Not with `column`, which searches all columns each time.
        let indices = Dictionary(table.columns.enumerated().map { ($0.element.lowercased(), $0.offset) }) { first, _ in
            first
        }
        for (name, habit) in mapping.habits {
            guard let index = indices[name.lowercased()] else { throw missingColumn(name) }
            columns.append((index, name, habit, table.numbers(of: table.cells(index))))
        }
        for column in columns where column.style.isGrouped { imported.notices.add(.grouped, column.name) }
        let used = Set(columns.map(\.index) + [date, note, time, end].compactMap(\.self))
        leaveOut(table.columns.indices.filter { !used.contains($0) })
        let drinkColumns = columns.indices.filter { columns[$0].habit.target == .drinks }
        var seen = RepeatedRows(table.rows.count)
        // The values of the texts of each column.
        var known = columns.map { _ in [String: CellValue]() }
        for (index, row) in table.rows.enumerated() where !isSums(index, date) {
            var faults = excess(of: row)
            let written = day(row, date, &faults)
            var values: [CellValue] = []
            for number in columns.indices {
                let column = columns[number].index
                let text = (column == end ? minutes(row, from: date, &faults) : nil) ?? row.cells[column]
                var meaning = known[number][text]
                if meaning == nil {
                    let (habit, style) = (columns[number].habit, columns[number].style)
                    meaning = value(text, of: habit, in: column, style, at: table.place(row, column), &faults)
                    known[number][text] = meaning
                }
                values.append(meaning ?? .nothing)
            }
            if let note { checkFormula(row.cells[note], in: note, at: table.place(row, note), &faults) }
            guard let written, faults.isEmpty else {
                leaveOut(index, faults)
                continue
            }
            if !drinkColumns.isEmpty, drinkColumns.allSatisfy({ values[$0].isNothing }) {
                imported.notices.add(.withoutDrinks, written.day.description, at: table.place(row.line))
            }
            if let remark = seen.take(row, of: "", written, isOnce: true) {
                let text = remark == .repeated ? row.cells[date] : "\(written.day)"
                imported.notices.add(remark, text, at: table.place(row.line))
                if remark == .repeated { continue }
            }
            if let note, !row.cells[note].isEmpty {
                imported.notes.append(
                    ImportedNote(text: row.cells[note], day: written.day, place: table.place(row, note)))
            }
            for number in columns.indices {
                let column = columns[number].index
                let cell = HabitMark(
                    habit: columns[number].name, date: written, text: row.cells[column],
                    place: table.place(row, column))
                try take(values[number], of: cell, columns[number].habit)
            }
        }
    }

    private mutating func leaveOut(_ columns: [Int]) {
        let beginnings = table.beginnings(of: columns)
        for index in columns {
            if let place = beginnings[index] { imported.notices.add(.column, table.columns[index], at: place) }
        }
    }

    private mutating func leaveOut(_ row: Int, _ faults: [ImportFault]) {
        self.faults += faults
        badRows.append(row)
    }

    /// Throws the faults of the table, or leaves out their rows.
    private mutating func finishBadRows() throws(ImportError) {
        guard !faults.isEmpty else { return }
        guard skipsBadRows, table.hasText else {
            throw ImportError(
                "\(ImportFault.counted(faults.count)) of the table cannot be understood",
                hint: table.hasText ? "mend them, or leave their rows out with --skip-bad" : "mend them in their files",
                faults: faults)
        }
        imported.skipped = SkippedRows(faults: faults, count: badRows.count, text: table.text(of: badRows))
    }

    /// Whether a row is one of sums below the records; such a row has its own notice.
    private mutating func isSums(_ index: Int, _ date: Int) -> Bool {
        guard table.isSums(index, date: date, mapping.vocabulary) else { return false }
        imported.notices.add(.sums, at: table.place(table.rows[index].line))
        return true
    }

    private func styles(of value: Int, by habit: Int) -> [String: NumberStyle] {
        Dictionary(grouping: table.rows) { $0.cells[habit].lowercased() }
            .mapValues { rows in table.numbers(of: rows.map { $0.cells[value] }) }
    }

    private func column(_ name: String) throws(ImportError) -> Int {
        guard let column = table.column(name) else { throw missingColumn(name) }
        return column
    }
}
