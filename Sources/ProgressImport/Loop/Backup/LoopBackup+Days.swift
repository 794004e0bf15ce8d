import ProgressModel

extension LoopBackup {
    /// A day of a habit, as the app keeps it.
    struct HabitDay {
        /// The number that the app gives to the row.
        let row: Int
        let day: Day
        let value: Int
        let note: String
    }

    /// What is read of a day beside the id of its row.
    var dayColumns: [String] {
        ["habit", "timestamp"] + (version >= 16 ? ["value"] : []) + (version >= 25 ? ["notes"] : [])
    }

    /// More days than a hundred habits have in 27 years: what has more is made to exhaust the program.
    private static let mostDays = 1_000_000

    /// The days of all habits, by the id of the habit; nil stands for that of rows without a habit or a day, which older
    /// versions left behind.
    func days() throws(ImportError) -> [Int?: [HabitDay]] {
        var days: [Int?: [HabitDay]] = [:]
        var left = LoopBackup.mostDays
        var table = try LoopTable("Repetitions", dayColumns, of: database, in: path)
        while try table.next() {
            left -= 1
            guard left >= 0 else {
                throw ImportError("\(path): more than \(LoopBackup.mostDays) days; expected those of a person")
            }
            guard let habit = try table.integer("habit"), let milliseconds = try table.integer("timestamp") else {
                days[nil, default: []].append(HabitDay(row: table.id, day: Day(number: 0), value: 0, note: ""))
                continue
            }
            guard let day = LoopBackup.day(milliseconds) else {
                throw ImportError(
                    "\(milliseconds) is not a day; expected the milliseconds from 1970 to a midnight of UTC",
                    at: table.place)
            }
            // Before there were values each row said that the habit was done.
            guard let value = version >= 16 ? try table.integer("value") : 2 else {
                throw ImportError("the day has no value; expected a number", at: table.place)
            }
            let note = try table.text("notes")
            days[habit, default: []].append(HabitDay(row: table.id, day: day, value: value, note: note))
        }
        return days
    }

    func place(of day: HabitDay) -> ImportPlace { ImportPlace(file: path, table: "Repetitions", row: day.row) }

    private static func day(_ milliseconds: Int) -> Day? {
        let (number, rest) = milliseconds.quotientAndRemainder(dividingBy: 86_400_000)
        guard rest == 0, calendar.contains(number) else { return nil }
        return Day(number: number)
    }

    /// From 1900-01-01, as everywhere in imports, to 9999-12-31.
    private static let calendar = -25_567...2_932_896
}
