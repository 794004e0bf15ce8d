import Model

/// HabitBull: a CSV file with a row for each habit and day, 1 for done, 0 for missed, or an amount.
enum HabitBull {
    static let format = ImportFormat(
        "habitbull", columns: ["HabitName", "CalendarDate", "Value"], also: ["CommentText"]
    ) { table, context, imported throws(ImportError) in
        var mapping = TableMapping(source: "habitbull", date: "CalendarDate", context.vocabulary)
        (mapping.habit, mapping.value, mapping.hasUniqueRows) = ("HabitName", "Value", true)
        mapping.note = table.has("CommentText") ? "CommentText" : nil
        mapping.dateOrder = context.choices.dateOrder ?? DateOrder(ofDaily: table.rows.lazy.map { $0["CalendarDate"] })
        let words = mapping.words
        let amounts = table.rows.filter { !["0", "1"].contains($0["Value"]) && words.meaning(of: $0["Value"]) == nil }
        let counted = Set(amounts.map { $0["HabitName"] })
        var known: Set<String> = []
        for name in table.rows.map({ $0["HabitName"] }) where known.insert(name).inserted {
            mapping.habits.append((name, .init(target: .tracker(mode: counted.contains(name) ? .counter : .yesNo))))
        }
        var reader = TableReader(
            table.table, mapping, source: imported.source, skipsBadRows: context.choices.skipsBadRows)
        imported = try reader.read()
    }
}
