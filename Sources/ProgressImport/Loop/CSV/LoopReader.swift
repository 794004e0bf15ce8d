import ProgressLoading
import ProgressModel

/// Reads the CSV export of Loop Habit Tracker: the folder of its zip file, or `Checkmarks.csv` of all habits alone.
struct LoopReader: ImportReader {
    private let input: ImportInput
    private var records: LoopRecords

    init(_ input: ImportInput, _ context: ImportContext) {
        self.input = input
        records = LoopRecords(source: context.source)
    }

    private static let table = "checkmarks.csv"

    /// Whether an input is such an export.
    static func recognises(_ input: ImportInput, _: Vocabulary) -> Bool {
        guard !input.isSingleFile else { return input.files.first.map(isTable) ?? false }
        if let header = input.file(named: "Habits.csv")?.header, !header.isEmpty {
            return header.contains("Name") && header.contains("Position")
        }
        return input.files.contains { position(of: $0) != nil }
            || input.file(named: table).map(isTable) ?? false
    }

    /// Whether a file is the table of one habit or of all: every cell behind the date is one of the app's.
    private static func isTable(_ file: SourceFile) -> Bool {
        guard var table = try? CSVTable(LoopHeader.readable(file)), let header = try? table.next(),
            header.cells.first == "Date", header.cells.count > 1
        else { return false }
        if header.cells == ["Date", "Value", "Notes"] { return true }
        let words: Set = ["YES_MANUAL", "YES_AUTO", "NO", "UNKNOWN", "SKIP"]
        // The app ends every line with a comma, which few other programs do.
        var isSure = header.cells.last == ""
        for _ in 0..<100 {
            guard let row = try? table.next() else { break }
            let cells = row.cells.dropFirst().filter { !$0.isEmpty }
            guard cells.allSatisfy({ LoopValue.number($0) != nil || $0.hasPrefix("Entry(") || $0.hasSuffix(")") })
            else { return false }
            isSure = isSure || cells.contains { words.contains($0) || $0.hasPrefix("Entry(") }
        }
        return isSure
    }

    /// The number and the name of a habit's folder, such as `001 Meditate`; nil for other files.
    private static func position(of file: SourceFile) -> (Int, String)? {
        let parts = file.path.split(separator: "/")
        guard parts.count >= 2, parts[parts.count - 1].lowercased() == table else { return nil }
        let folder = parts[parts.count - 2]
        let digits = folder.prefix { $0.isASCII && $0.isNumber }
        guard digits.count == 3, let position = Int(digits) else { return nil }
        // Of a name without a Latin letter the app leaves the number alone.
        if folder.count == 3 { return (position, String(folder)) }
        return folder.dropFirst(3).first == " " ? (position, String(folder.dropFirst(4))) : nil
    }

    mutating func read() throws(ImportError) -> ImportedRecords {
        var habits =
            try input.file(named: "Habits.csv").map { file throws(ImportError) in try LoopHabit.all(in: file) } ?? []
        var columns: [Int: LoopColumn] = [:]
        for file in input.files {
            guard let (position, name) = LoopReader.position(of: file) else { continue }
            if !habits.contains(where: { $0.position == position }) {
                habits.append(LoopHabit(name, position: position))
            }
            let habit = habits.first { $0.position == position }
            columns[position] = try LoopColumn(of: habit?.name ?? name, in: file)
        }
        try readTable(&habits, &columns)
        for file in input.files where ImportInput.name(of: file.path).lowercased() == "scores.csv" {
            records.imported.notices.add(.file, file.path)
        }
        habits.sort { $0.position < $1.position }
        for habit in habits { try add(habit, columns[habit.position]?.cells ?? []) }
        return records.imported
    }

    /// Takes the habits that have no file of their own from the table of all.
    private mutating func readTable(
        _ habits: inout [LoopHabit], _ columns: inout [Int: LoopColumn]
    ) throws(ImportError) {
        guard habits.isEmpty || habits.contains(where: { columns[$0.position] == nil }) else { return }
        let tables = input.files.filter { file in
            LoopReader.position(of: file) == nil
                && (input.isSingleFile || ImportInput.name(of: file.path).lowercased() == LoopReader.table)
        }
        guard let table = tables.first else {
            guard habits.isEmpty, input.file(named: "Habits.csv") == nil else { return }
            throw ImportError(
                "not an export of Loop Habit Tracker; expected Habits.csv or Checkmarks.csv in it",
                hint: "leave the name of the format out")
        }
        if input.header == ["Date", "Value", "Notes"] {
            throw ImportError(
                "the file is of one habit and does not say of which",
                hint: "import the folder that holds Habits.csv and the folder of each habit")
        }
        let all = try LoopColumn.all(in: table, names: habits.map(\.name))
        for (index, column) in all.enumerated() {
            if habits.indices.contains(index), habits[index].name == column.name {
                let position = habits[index].position
                columns[position] = columns[position] ?? column
            } else if !habits.contains(where: { $0.name == column.name }) {
                let habit = LoopHabit(column.name, position: (habits.map(\.position).max() ?? 0) + 1)
                habits.append(habit)
                columns[habit.position] = column
            }
        }
    }

    private mutating func add(_ habit: LoopHabit, _ cells: [LoopColumn.Cell]) throws(ImportError) {
        // Versions without types had no amounts, but a table alone does not say its version.
        let hasAmounts = habit.hasAmounts ?? cells.contains { (LoopValue.number($0.text) ?? 0) > 3 }
        let tracker = records.begin(habit, hasAmounts: hasAmounts)
        for cell in cells {
            guard let number = LoopValue.number(cell.text), let value = LoopValue(number, isAmount: hasAmounts) else {
                throw ImportError(
                    "\"\(cell.text.prefix(40))\" is not a value of \"\(habit.name)\"; expected e.g. YES_MANUAL, NO, SKIP or a number",
                    at: cell.place)
            }
            records.add(value, on: cell.day, note: cell.note, of: tracker, at: cell.place)
        }
    }
}
