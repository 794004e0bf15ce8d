import Diary
import Model

/// Loop Habit Tracker: the folder of its zip file, or only `Checkmarks.csv` of all habits.
enum Loop {
    static let format = ImportFormat("loop", recognises: { input, _ in recognises(input) }, read: read)

    private static let table = "checkmarks.csv"

    /// Whether an input is an export of Loop.
    private static func recognises(_ input: ImportInput) -> Bool {
        guard !input.isSingleFile else { return input.files.first.map(isTable) ?? false }
        if let header = input.file(named: "Habits.csv")?.header, !header.isEmpty {
            return header.contains("Name") && header.contains("Position")
        }
        return input.files.contains { position(of: $0) != nil }
            || input.file(named: table).map(isTable) ?? false
    }

    /// Whether a file is the table of one habit or of all: every cell after the date has a value that Loop writes.
    private static func isTable(_ file: SourceFile) -> Bool {
        guard var table = try? CSVTable(LoopTable.readable(file)), let header = try? table.next(),
            header.cells.first == "Date", header.cells.count > 1
        else { return false }
        if header.cells == ["Date", "Value", "Notes"] { return true }
        let words: Set = ["YES_MANUAL", "YES_AUTO", "NO", "UNKNOWN", "SKIP"]
        // Loop ends every line with a comma, which few other programs do.
        var isSure = header.cells.last == ""
        for _ in 0..<100 {
            guard let row = try? table.next() else { break }
            let cells = row.cells.dropFirst().filter { !$0.isEmpty }
            guard cells.allSatisfy({ HabitDay.number($0) != nil || $0.hasPrefix("Entry(") || $0.hasSuffix(")") })
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
        // For a name without a Latin letter, Loop writes only the number.
        if folder.count == 3 { return (position, String(folder)) }
        return folder.dropFirst(3).first == " " ? (position, String(folder.dropFirst(4))) : nil
    }

    private static func read(
        _ input: ImportInput, _ context: ImportContext, _ imported: inout ImportedRecords
    ) throws(ImportError) {
        var habits =
            try input.file(named: "Habits.csv").map { file throws(ImportError) in try LoopHabit.all(in: file) } ?? []
        for file in input.files {
            guard let (position, name) = position(of: file) else { continue }
            if !habits.contains(where: { $0.position == position }) {
                habits.append(LoopHabit(position: position, name: name))
            }
            let days = try LoopTable.days(of: file)
            for index in habits.indices where habits[index].position == position { habits[index].days = days }
        }
        try readTable(input, &habits)
        for file in input.files where ImportInput.name(of: file.path).lowercased() == "scores.csv" {
            imported.notices.add(.file, file.path)
        }
        var counts: [String: Int] = [:]
        for habit in habits.sorted(by: { $0.position < $1.position }) {
            counts[habit.name, default: 0] += 1
            let count = counts[habit.name] ?? 1
            // If two habits have the same name, the ids of the second contain a number.
            try add(habit, subject: count == 1 ? habit.name : "\(habit.name) (\(count))", to: &imported)
        }
    }

    /// Takes the days of habits without a file of their own from the table of all habits.
    private static func readTable(_ input: ImportInput, _ habits: inout [LoopHabit]) throws(ImportError) {
        guard habits.isEmpty || habits.contains(where: { $0.days == nil }) else { return }
        let file = input.files.first { file in
            position(of: file) == nil && (input.isSingleFile || ImportInput.name(of: file.path).lowercased() == table)
        }
        guard let file else {
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
        for (index, column) in try LoopTable.columns(of: file, names: habits.map(\.name)).enumerated() {
            if habits.indices.contains(index), habits[index].name == column.name {
                habits[index].days = habits[index].days ?? column.days
            } else if !habits.contains(where: { $0.name == column.name }) {
                let last = habits.map(\.position).max() ?? 0
                habits.append(LoopHabit(position: last + 1, name: column.name, days: column.days))
            }
        }
    }

    private static func add(
        _ habit: LoopHabit, subject: String, to imported: inout ImportedRecords
    ) throws(ImportError) {
        let days = habit.days ?? []
        // Versions without types had no amounts, but the table of all habits doesn't contain the version.
        let hasAmounts = habit.hasAmounts ?? days.contains { (HabitDay.number($0.text) ?? 0) > 3 }
        let tracker = habit.tracker(hasAmounts, &imported.notices)
        let index = imported.add(tracker)
        for var mark in days {
            guard let said = HabitDay(loop: mark.text, isAmount: hasAmounts, hasTarget: tracker.target != nil) else {
                throw ImportError(
                    "\"\(mark.text.prefix(40))\" is not a value of \"\(habit.name)\"; expected e.g. YES_MANUAL, NO, SKIP or a number",
                    at: mark.place)
            }
            mark.habit = habit.name
            imported.take(said, mark, of: index, subject: subject)
        }
    }
}
