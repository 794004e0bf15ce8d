import ProgressLoading
import ProgressModel

/// Reads the CSV file of HabitBull: a row for each habit and day, 1 for done, 0 for missed, or an amount.
struct HabitBullReader: ImportReader {
    private let input: ImportInput
    private let source: String?
    private let vocabulary: Vocabulary
    private let skipsBadRows: Bool
    private let dateOrder: DateOrder?

    init(_ input: ImportInput, _ context: ImportContext) {
        (self.input, source, vocabulary) = (input, context.source, context.vocabulary)
        (skipsBadRows, dateOrder) = (context.skipsBadRows, context.dateOrder)
    }

    private static let columns: Set = ["habitname", "calendardate", "value"]

    /// Whether an input has the columns of such a file.
    static func recognises(_ input: ImportInput, _: Vocabulary) -> Bool {
        columns.isSubset(of: input.header.map { withoutSpacesAround($0).lowercased() })
    }

    func read() throws(ImportError) -> ImportedRecords {
        let table = try input.table()
        guard let value = table.column("Value"), let name = table.column("HabitName") else {
            throw ImportError("the table has no columns HabitName and Value", at: table.place(1))
        }
        var mapping = TableMapping(source: "habitbull", date: "CalendarDate", vocabulary)
        (mapping.habit, mapping.value) = (table.columns[name], table.columns[value])
        mapping.note = table.column("CommentText").map { table.columns[$0] }
        mapping.hasUniqueRows = true
        mapping.dateOrder =
            dateOrder ?? table.column("CalendarDate").flatMap { DateOrder(ofDaily: table.cells($0)) }
        var hasAmounts: [String: Bool] = [:]
        var names: [String] = []
        for row in table.rows {
            let isAmount = !["0", "1"].contains(row.cells[value]) && mapping.words.meaning(of: row.cells[value]) == nil
            if hasAmounts[row.cells[name]] == nil { names.append(row.cells[name]) }
            hasAmounts[row.cells[name], default: false] = hasAmounts[row.cells[name]] == true || isAmount
        }
        mapping.habits = names.map { name in
            (name, TableMapping.Habit(target: .tracker(mode: hasAmounts[name] == true ? .counter : .yesNo)))
        }
        var reader = TableReader(table, mapping, source: source, skipsBadRows: skipsBadRows)
        return try reader.read()
    }
}
