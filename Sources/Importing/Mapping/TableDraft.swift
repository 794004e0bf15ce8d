package import Diary
package import Model

/// A proposal for the meaning of the columns of a table, which a person can change.
package struct TableDraft: Sendable {
    /// A column, or a habit if each row of the table is a record.
    package struct Column: Sendable {
        package let name: String
        /// The number of rows that have a value.
        package let rows: Int
        /// The first few different texts in the column.
        package let examples: [String]
        /// Whether its meaning is remembered in the data directory.
        package fileprivate(set) var isRemembered = false
        /// The reason that it is left out or the person is asked; nil if neither is the case.
        package fileprivate(set) var doubt: TableDoubt?
        /// The unit in its name, if it is a unit of time.
        private let timeUnit: String?
        fileprivate var habit: TableMapping.Habit
        /// The meaning if the person wants a tracker.
        fileprivate let asTracker: TableMapping.Habit
        /// The amount in one drink, in the column's unit; nil for other columns.
        fileprivate var perDrink: FixedDecimal?

        init(
            _ name: String, _ cells: [String], _ habit: TableMapping.Habit, _ doubt: TableDoubt?,
            asTracker: TableMapping.Habit, timeUnit: String?
        ) {
            (self.name, rows, self.habit, self.asTracker) = (name, cells.count, habit, asTracker)
            (self.doubt, self.timeUnit) = (doubt, timeUnit)
            var examples: [String] = []
            for cell in cells where !examples.contains(cell) {
                examples.append(cell)
                if examples.count == TableDraft.mostExamples { break }
            }
            self.examples = examples.map { shortened($0.filter { $0 != SheetText.formulaMark }) }
        }

        package var choice: TableChoice { habit.target.choice }
        /// The name of the metric in files, or the tracker's mode or preset; nil for everything else.
        package var detail: String? {
            switch habit.target {
            case .metric(let name): name
            case .tracker(let mode): habit.preset?.rawValue ?? mode.rawValue
            case .session(_, let type): type
            default: nil
            }
        }

        /// Leaves out a column that seems to repeat another one.
        mutating func doubt(sameAs other: String) { (habit, doubt) = (.left, .sameTarget(other)) }
        /// The meaning, if only one column of a table can have it; nil otherwise.
        var single: TableMapping.Habit? {
            switch habit.target {
            case .level: habit
            case .metric: TableMapping.Habit(target: habit.target)
            case .tracker where habit.preset != nil: habit
            default: nil
            }
        }
        var isDrinks: Bool { habit.target == .drinks }

        /// Sets the meaning.
        package mutating func choose(_ choice: TableChoice) {
            doubt = nil
            guard choice != self.choice || choice == .drinks else { return }
            let name = ColumnName(name).name
            habit =
                switch choice {
                case .drinks: .init(target: .drinks, perDrink: perDrink)
                case .level: .init(target: .level)
                case .meditation, .breathing, .workout:
                    .init(
                        target: .session(Session.Kind(rawValue: choice.rawValue) ?? .workout, type: nil), unit: timeUnit
                    )
                case .metric: .init(target: .metric(Tracker.id(of: name) ?? "value"))
                case .tracker: asTracker
                case .note: .init(target: .note)
                case .leave: .init(target: .nothing)
                }
        }
    }

    private static let mostExamples = 3

    /// The columns in the order of the table, without those of the date, the value and the like.
    package var columns: [Column]
    /// The mapping without the habits.
    private var mapping: TableMapping
    let table: Table
    /// The input and the name of the format that it was read from, so that nothing is read twice.
    package var source: (input: ImportInput, format: String)?
    /// A date that can be read in several orders; nil if the order is known.
    private var openDate: Table.OpenDate?

    init(_ mapping: TableMapping, _ columns: [Column], of table: Table, openDate: Table.OpenDate?) {
        (self.mapping, self.columns, self.table, self.openDate) = (mapping, columns, table, openDate)
    }

    /// A date that can be read in several orders, and its day in each; nil if there is no question.
    package var dateQuestion: (text: String, days: [(order: DateOrder, day: Day)])? {
        openDate.map { ($0.text, $0.days) }
    }

    /// Sets the order of the dates.
    package mutating func choose(_ order: DateOrder) { (mapping.dateOrder, openDate) = (order, nil) }

    /// Asks about columns in grams or litres that seem to be drinks, if the profile has the size of a drink.
    package mutating func ask(_ profile: Profile, _ vocabulary: Vocabulary) {
        guard let grams = profile.drinkGrams else { return }
        let litres: [String: Int] = ["l": 1, "dl": 10, "cl": 100, "ml": 1000]
        for index in columns.indices where !columns[index].isRemembered && columns[index].choice != .leave {
            let name = ColumnName(columns[index].name)
            let core = vocabulary.core(of: name.name)
            guard let unit = name.unit?.lowercased() else { continue }
            if ["g", "gram", "grams", "gramm"].contains(unit) {
                guard vocabulary.has(core, for: .drinks) || vocabulary.isDrinkKind(core) else { continue }
                columns[index].perDrink = grams
            } else if let count = litres[unit],
                let percent = profile.ownDrinks.firstNonNil({ drink in
                    drink.name.lowercased() == core.lowercased() ? drink.volume?.percent : nil
                })
            {
                // A litre with one percent of alcohol contains 7.89 g of it.
                columns[index].perDrink = FixedDecimal(
                    billionths: divideRounding(
                        grams.billionths * FixedDecimal.unit * Int128(count) * 100, by: percent.billionths * 789))
            }
            if let perDrink = columns[index].perDrink {
                let shown = perDrink.rounded(toPlaces: perDrink < FixedDecimal(10) ? 2 : 0)
                columns[index].doubt = .drinksInUnit("\(shown.text) \(unit)")
            }
        }
    }

    /// The column of the date.
    package var date: String { mapping.date }
    /// The column of notes; nil if there isn't one.
    package var note: String? { mapping.note }

    /// Whether the data directory has a remembered meaning for every column that isn't left out.
    package var isRemembered: Bool {
        columns.contains(where: \.isRemembered)
            && columns.allSatisfy { $0.isRemembered || $0.choice == .leave }
    }

    private var whole: TableMapping {
        var mapping = mapping
        mapping.habits = columns.map { ($0.name, $0.habit) }
        return mapping
    }

    /// The mapping as a file, with comments that say what each column becomes.
    package var json: String {
        let comments = columns.map { column in
            let count = column.rows == 1 ? "1 row" : "\(column.rows) rows"
            let examples = column.examples.joined(separator: "; ")
            let remark = column.doubt.map { "; it \($0.text)" } ?? ""
            return (column.name.lowercased(), (examples.isEmpty ? count : "\(count): \(examples)") + remark)
        }
        let remark = openDate.map { date -> String in
            let orders = alternatives(date.days.map { "\"\($0.order.rawValue)\"" })
            return "\(date.text) could be \(alternatives(date.days.map { "\($0.day)" })): add \"dateOrder\": \(orders)"
        }
        return whole.json(comments: Dictionary(comments) { first, _ in first }, date: remark)
    }

    /// The mapping as a source file.
    package var file: SourceFile { SourceFile(path: "map.json", bytes: Array(whole.json().utf8)) }

    /// Takes over the remembered meanings for a table with the same columns.
    package mutating func remember(_ files: [SourceFile], _ vocabulary: Vocabulary) throws(ImportError) {
        guard let file = files.first(where: { $0.path == DataFolder.importedTables }) else { return }
        let known = try TableMapping.all(in: file, vocabulary).compactMap(\.self).last { $0.isOf(table, mapping) }
        guard let known else { return }
        let habits = Dictionary(known.habits.map { ($0.name.lowercased(), $0.habit) }) { first, _ in first }
        let order = mapping.dateOrder
        mapping = known
        if known.dateOrder != nil { openDate = nil } else { mapping.dateOrder = order }
        for index in columns.indices {
            guard let habit = habits[columns[index].name.lowercased()] else { continue }
            columns[index].habit = habit
            (columns[index].isRemembered, columns[index].doubt) = (true, nil)
        }
    }

    /// The change that remembers a mapping and how drinks are read; nil if both are remembered already, or the file
    /// isn't readable.
    package static func change(
        remembering mapping: SourceFile?, _ sources: [DrinkSource] = [], in files: [SourceFile],
        _ vocabulary: Vocabulary
    ) -> FileChange? {
        guard var text = SettingsText(DataFolder.importedTables, in: files) else { return nil }
        let isNew = mapping.map { TableMapping.remember($0, in: &text, files, vocabulary) } ?? false
        return sources.reduce(isNew) { TableMapping.remember($1, in: &text) || $0 } ? text.change : nil
    }
}
