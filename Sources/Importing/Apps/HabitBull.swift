import Model

/// HabitBull: a CSV file with a row for each habit and day, 1 for done, 0 for missed, or an amount.
enum HabitBull {
    static let format = ImportFormat(
        "habitbull",
        recognises: { input, _ in input.columns.isSuperset(of: ["habitname", "calendardate", "value"]) }, read: read)

    private static func read(
        _ input: ImportInput, _ context: ImportContext, _ imported: inout ImportedRecords
    ) throws(ImportError) {
        let table = try Table(input.singleFile(of: "table"))
        guard let value = table.column("Value"), let name = table.column("HabitName") else {
            throw ImportError("the table has no columns HabitName and Value", at: table.place(1))
        }
        var mapping = TableMapping(source: "habitbull", date: "CalendarDate", context.vocabulary)
        (mapping.habit, mapping.value) = (table.columns[name], table.columns[value])
        mapping.note = table.column("CommentText").map { table.columns[$0] }
        mapping.hasUniqueRows = true
        mapping.dateOrder =
            context.choices.dateOrder ?? table.column("CalendarDate").flatMap { DateOrder(ofDaily: table.cells($0)) }
        let counted = Set(
            table.rows.filter { row in
                !["0", "1"].contains(row.cells[value]) && mapping.words.meaning(of: row.cells[value]) == nil
            }.map { $0.cells[name] })
        var known: Set<String> = []
        mapping.habits = table.rows.map { $0.cells[name] }.filter { known.insert($0).inserted }.map { name in
            (name, TableMapping.Habit(target: .tracker(mode: counted.contains(name) ? .counter : .yesNo)))
        }
        var reader = TableReader(table, mapping, source: imported.source, skipsBadRows: context.choices.skipsBadRows)
        imported = try reader.read()
    }
}
