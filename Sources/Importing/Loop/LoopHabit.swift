import Diary
import Model

/// A habit as exported by Loop Habit Tracker.
struct LoopHabit {
    let position: Int
    let name: String
    /// Nil if the file is from a version without types.
    var hasAmounts: Bool?
    var question = ""
    var description = ""
    var colour: String?
    var unit = ""
    /// The number of times in a number of days.
    var frequency = (times: 1, days: 1)
    var target: FixedDecimal?
    var isLimit = false
    var isArchived = false
    /// The days, whose marks don't contain the habit's name; nil until a file with them is read.
    var days: [HabitMark]?

    /// Reads `Habits.csv` of any version, by the names of its columns; unknown columns are ignored.
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
            habit.frequency.times = try number(cell("FrequencyNumerator", "NumRepetitions"))
            habit.frequency.days = try number(cell("FrequencyDenominator", "Interval"))
            habit.target = LoopHabit.target(cell("Target Value"))
            habit.isLimit = cell("Target Type") == "AT_MOST"
            habit.isArchived = cell("Archived?").lowercased() == "true"
            habits.append(habit)
        }
        return habits.sorted { $0.position < $1.position }
    }

    /// A target in the number format of the app's language, such as `2.0` or `1.5E7`; nil for anything else.
    private static func target(_ text: String) -> FixedDecimal? {
        if let target = FixedDecimal(digits: text.utf8) { return target }
        return Double(text).flatMap { FixedDecimal(digits: $0.description.utf8) }
    }

    private static func colour(_ text: String) -> String? {
        text.hasPrefix("#") && text.utf8.count == 7 && text.dropFirst().allSatisfy(\.isHexDigit) ? text : nil
    }

    /// The tracker that is closest to the habit; a notice is added for what it can't express.
    func tracker(_ hasAmounts: Bool, _ notices: inout ImportNotices) -> ImportedTracker {
        var tracker = ImportedTracker(name, hasAmounts ? .counter : .yesNo)
        (tracker.colour, tracker.isActive) = (colour, isArchived ? false : nil)
        tracker.prompt = question.isEmpty ? nil : LocalizedText(question)
        tracker.unit = unit.isEmpty || !hasAmounts ? nil : LocalizedText(unit)
        if !description.isEmpty { notices.add(.description, name) }
        let (times, days) = frequency
        let isDaily = times >= days
        guard hasAmounts else {
            tracker.schedule = isDaily ? nil : Schedule(times: times, in: days)
            if !isDaily, tracker.schedule == nil {
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
