import Diary
import Model

/// Loop Habit Tracker: the folder of its zip file, or `Checkmarks.csv` of all habits alone.
enum Loop {
    static let format = ImportFormat("loop", recognises: { input, _ in recognises(input) }, read: read)

    private static let table = "checkmarks.csv"

    /// Whether an input is such an export.
    private static func recognises(_ input: ImportInput) -> Bool {
        guard !input.isSingleFile else { return input.files.first.map(isTable) ?? false }
        if let header = input.file(named: "Habits.csv")?.header, !header.isEmpty {
            return header.contains("Name") && header.contains("Position")
        }
        return input.files.contains { position(of: $0) != nil }
            || input.file(named: table).map(isTable) ?? false
    }

    /// Whether a file is the table of one habit or of all: every cell after the date is one of the app's.
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

    private static func read(
        _ input: ImportInput, _ context: ImportContext, _ imported: inout ImportedRecords
    ) throws(ImportError) {
        var habits =
            try input.file(named: "Habits.csv").map { file throws(ImportError) in try LoopHabit.all(in: file) } ?? []
        // By the positions of habits.
        var days: [Int: [LoopDay]] = [:]
        for file in input.files {
            guard let (position, name) = position(of: file) else { continue }
            if !habits.contains(where: { $0.position == position }) {
                habits.append(LoopHabit(position: position, name: name))
            }
            days[position] = try LoopDay.all(in: file)
        }
        try readTable(input, &habits, &days)
        for file in input.files where ImportInput.name(of: file.path).lowercased() == "scores.csv" {
            imported.notices.add(.file, file.path)
        }
        var counts: [String: Int] = [:]
        for habit in habits.sorted(by: { $0.position < $1.position }) {
            counts[habit.name, default: 0] += 1
            let count = counts[habit.name] ?? 1
            // The ids of a second habit with the same name have a number.
            let key = count == 1 ? habit.name : "\(habit.name) (\(count))"
            try add(habit, days[habit.position] ?? [], key: key, to: &imported)
        }
    }

    /// Takes the habits that have no file of their own from the table of all.
    private static func readTable(
        _ input: ImportInput, _ habits: inout [LoopHabit], _ days: inout [Int: [LoopDay]]
    ) throws(ImportError) {
        guard habits.isEmpty || habits.contains(where: { days[$0.position] == nil }) else { return }
        let table = input.files.first { file in
            position(of: file) == nil
                && (input.isSingleFile || ImportInput.name(of: file.path).lowercased() == Loop.table)
        }
        guard let table else {
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
        for (index, column) in try LoopDay.columns(of: table, names: habits.map(\.name)).enumerated() {
            if habits.indices.contains(index), habits[index].name == column.name {
                let position = habits[index].position
                days[position] = days[position] ?? column.days
            } else if !habits.contains(where: { $0.name == column.name }) {
                let habit = LoopHabit(position: (habits.map(\.position).max() ?? 0) + 1, name: column.name)
                habits.append(habit)
                days[habit.position] = column.days
            }
        }
    }

    private static func add(
        _ habit: LoopHabit, _ days: [LoopDay], key: String, to imported: inout ImportedRecords
    ) throws(ImportError) {
        // Versions without types had no amounts, but a table alone does not say its version.
        let hasAmounts = habit.hasAmounts ?? days.contains { (LoopValue.number($0.text) ?? 0) > 3 }
        let tracker = habit.tracker(hasAmounts, &imported.notices)
        let index = imported.add(tracker)
        for day in days {
            guard let value = LoopValue(day.text, isAmount: hasAmounts, hasTarget: tracker.target != nil) else {
                throw ImportError(
                    "\"\(day.text.prefix(40))\" is not a value of \"\(habit.name)\"; expected e.g. YES_MANUAL, NO, SKIP or a number",
                    at: day.place)
            }
            let date = WrittenDate(day: day.day, time: nil)
            let mark = HabitMark(habit: habit.name, date: date, note: day.note, place: day.place)
            switch value {
            case .done(let amount):
                imported.log(mark, of: index, amount.map { .number($0) }, id: imported.dayID(of: key, day.day))
            case .left(let remark): imported.leave(remark, mark, of: index)
            }
        }
    }
}

/// A habit as Loop Habit Tracker describes it.
struct LoopHabit {
    let position: Int
    let name: String
    /// Nil if the file is of a version without types.
    var hasAmounts: Bool?
    var question = ""
    var description = ""
    var colour: String?
    var unit = ""
    /// The number of times in a number of days.
    var times = 1
    var days = 1
    var target: FixedDecimal?
    var isLimit = false
    var isArchived = false

    /// Reads `Habits.csv` of any version, by the names of its columns; columns that are not known are left aside.
    static func all(in file: SourceFile) throws(ImportError) -> [LoopHabit] {
        let table = try Table(file)
        guard table.column("Name") != nil else {
            throw ImportError("Habits.csv has no column \"Name\"", at: table.place(1))
        }
        var habits: [LoopHabit] = []
        for (index, row) in table.rows.enumerated() {
            func cell(_ names: String...) -> String {
                names.firstNonNil { table.column($0) }.map { row.cells[$0] } ?? ""
            }
            func number(_ text: String) throws(ImportError) -> Int {
                guard !text.isEmpty else { return 1 }
                guard let number = Int(text), (1...1000).contains(number) else {
                    throw ImportError(
                        "\"\(text)\" is not a frequency; expected 1 to 1000", at: table.place(row.line))
                }
                return number
            }
            var habit = LoopHabit(position: Int(cell("Position")) ?? index + 1, name: cell("Name"))
            switch cell("Type") {
            case "": break
            case "YES_NO": habit.hasAmounts = false
            case "NUMERICAL": habit.hasAmounts = true
            case let type:
                throw ImportError(
                    "\"\(type)\" is not a type of habits; expected YES_NO or NUMERICAL", at: table.place(row.line))
            }
            (habit.question, habit.description) = (cell("Question"), cell("Description"))
            (habit.unit, habit.colour) = (cell("Unit"), LoopHabit.colour(cell("Color")))
            habit.times = try number(cell("FrequencyNumerator", "NumRepetitions"))
            habit.days = try number(cell("FrequencyDenominator", "Interval"))
            habit.target = LoopHabit.target(cell("Target Value"))
            habit.isLimit = cell("Target Type") == "AT_MOST"
            habit.isArchived = cell("Archived?").lowercased() == "true"
            habits.append(habit)
        }
        return habits.sorted { $0.position < $1.position }
    }

    /// A target as the app's language writes it, such as `2.0` or `1.5E7`; nil for anything else.
    private static func target(_ text: String) -> FixedDecimal? {
        if let target = FixedDecimal(digits: text.utf8) { return target }
        return Double(text).flatMap { FixedDecimal(digits: $0.description.utf8) }
    }

    private static func colour(_ text: String) -> String? {
        text.hasPrefix("#") && text.utf8.count == 7 && text.dropFirst().allSatisfy(\.isHexDigit) ? text : nil
    }

    /// The tracker that says the same, as far as there is one; what is lost is noted.
    func tracker(_ hasAmounts: Bool, _ notices: inout ImportNotices) -> ImportedTracker {
        var tracker = ImportedTracker(name, hasAmounts ? .counter : .yesNo)
        (tracker.colour, tracker.isActive) = (colour, isArchived ? false : nil)
        tracker.prompt = question.isEmpty ? nil : LocalizedText(question)
        tracker.unit = unit.isEmpty || !hasAmounts ? nil : LocalizedText(unit)
        if !description.isEmpty { notices.add(.description, name) }
        let isDaily = times >= days
        guard hasAmounts else {
            tracker.hasStreak = true
            if !isDaily, days == 7 { tracker.schedule = .perWeek(times) }
            if !isDaily, days != 7 {
                tracker.hasStreak = false
                notices.add(.frequency, name)
            }
            return tracker
        }
        guard let target, isLimit || target > .zero else { return tracker }
        if isDaily {
            tracker.target = isLimit ? .limit(target) : .goal(target)
        } else {
            notices.add(.target, name)
        }
        return tracker
    }
}
