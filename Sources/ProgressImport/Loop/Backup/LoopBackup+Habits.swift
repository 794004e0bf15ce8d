extension LoopBackup {
    /// What is read of a habit beside its id.
    var habitColumns: [String] {
        ["name", "description", "freq_num", "freq_den", "color", "archived", "position"]
            + (version >= 16 ? ["type"] : []) + (version >= 18 ? ["target_type", "target_value", "unit"] : [])
            + (version >= 23 ? ["question"] : [])
    }

    /// The habits with their ids, in the order of their positions.
    func habits() throws(ImportError) -> [(id: Int, habit: LoopHabit)] {
        var habits: [(id: Int, habit: LoopHabit)] = []
        var table = try LoopTable("Habits", habitColumns, of: database, in: path)
        while try table.next() {
            habits.append((table.id, try habit(table)))
            // Whoever has more is told so where all formats are, by `ImportedRecords`.
            if habits.count > ImportedRecords.mostTrackers { break }
        }
        return habits.sorted { ($0.habit.position, $0.id) < ($1.habit.position, $1.id) }
    }

    private func habit(_ table: LoopTable) throws(ImportError) -> LoopHabit {
        var habit = LoopHabit(try table.text("name"), position: try table.integer("position") ?? .max)
        switch try table.integer("type") ?? 0 {
        case 0: habit.hasAmounts = false
        case 1: habit.hasAmounts = true
        case let type:
            throw ImportError("\(type) is not a type of habits; expected 0 (yes or no) or 1 (amounts)", at: table.place)
        }
        habit.times = try LoopBackup.frequency(try table.integer("freq_num"), at: table.place)
        habit.days = try LoopBackup.frequency(try table.integer("freq_den"), at: table.place)
        habit.colour = try table.integer("color").flatMap { LoopPalette.colour($0, version: version) }
        // What is the question now was called a description before (`23.sql`).
        habit.question = try table.text(version >= 23 ? "question" : "description")
        habit.description = version >= 23 ? try table.text("description") : ""
        habit.unit = try table.text("unit")
        habit.target = table.amount("target_value")
        habit.isLimit = try table.integer("target_type") == 1
        habit.isArchived = try table.integer("archived") ?? 0 != 0
        return habit
    }

    private static func frequency(_ number: Int?, at place: ImportPlace) throws(ImportError) -> Int {
        let number = number ?? 1
        guard LoopHabit.frequencies.contains(number) else { throw LoopHabit.notFrequency("\(number)", at: place) }
        return number
    }
}
