import Diary
import Model

extension CellValue {
    var isNothing: Bool { if case .nothing = self { true } else { false } }
}

extension TableReader {
    mutating func take(_ value: CellValue, of cell: HabitMark, _ habit: TableMapping.Habit) throws(ImportError) {
        switch value {
        case .nothing: imported.keepNote(of: cell)
        case .left(.skipped):
            guard case .tracker(let mode) = habit.target else { return imported.keepNote(of: cell) }
            imported.leave(.skipped, cell, of: tracker(cell.habit, habit, mode))
        case .left(let remark): imported.leave(remark, cell)
        case .level(let level):
            imported.records.append(.entry(cell.date.day, level: level, note: cell.note, at: cell.place))
        case .done, .amount, .amounts, .options, .text: try add(value, of: cell, habit)
        }
    }

    private mutating func add(_ value: CellValue, of cell: HabitMark, _ habit: TableMapping.Habit) throws(ImportError) {
        switch (habit.target, value) {
        case (.nothing, _):
            let isTime = cell.text.contains(":") && MomentText.timeOfDay(cell.text, mapping.vocabulary) != nil
            imported.leave(NumberStyle.isBelowZero(cell.text) ? .belowZero : isTime ? .timeOfDay : .column, cell)
        case (.note, .text(let text)):
            imported.notes.append(ImportedNote(text: text, day: cell.date.day, place: cell.place))
            imported.keepNote(of: cell)
        case (.drinks, .amount(let drinks)): add(drinks: drinks, cell)
        case (.session, .amount(.zero)): imported.leave(.zero, cell)
        case (.session(let kind, let type), .amount(let minutes)):
            imported.records.append(
                .session(
                    kind, minutes: minutes, on: cell.date.day, id: id(of: cell), start: cell.date.time, type: type,
                    note: cell.note, at: cell.place))
        case (.metric(let name), .amount(let amount)):
            add(amount, name, cell)
            imported.keepNote(of: cell)
        case (.metric(let names), .amounts(let amounts)):
            for (name, amount) in zip(names.split(separator: habit.split ?? "/"), amounts) {
                add(amount, String(name), cell)
            }
            imported.keepNote(of: cell)
        case (.tracker(let mode), _): try addLog(value, of: cell, habit, mode)
        default: imported.keepNote(of: cell)
        }
    }

    private mutating func add(_ amount: FixedDecimal, _ metric: String, _ cell: HabitMark) {
        imported.records.append(.metric(metric, amount, on: cell.date.day, id: .text(id(of: cell)), at: cell.place))
    }

    private mutating func add(drinks: FixedDecimal, _ cell: HabitMark) {
        var day = self.drinks[cell.date.day] ?? (.zero, [], cell.place)
        day.sum = day.sum + drinks
        if let note = cell.note, !note.isEmpty { day.notes.append(note) }
        self.drinks[cell.date.day] = day
    }

    private mutating func addLog(
        _ value: CellValue, of cell: HabitMark, _ habit: TableMapping.Habit, _ mode: Tracker.Mode
    ) throws(ImportError) {
        let index = tracker(cell.habit, habit, mode)
        var written: RecordValue?
        var mark = cell
        switch value {
        case .amount(let amount): written = .number(amount)
        case .options(let chosen):
            try add(options: chosen, cell)
            if chosen.count > 1 { imported.trackers[index].allowsSeveralOptions = true }
            written = .text(chosen.joined(separator: "|"))
        case .text(let text): mark.note = lines(text, cell.note ?? "")
        default: break
        }
        imported.log(mark, of: index, written)
    }

    private mutating func add(options chosen: [String], _ cell: HabitMark) throws(ImportError) {
        for option in chosen
        where !(options[cell.habit] ?? []).contains(where: { $0.lowercased() == option.lowercased() }) {
            options[cell.habit, default: []].append(option)
            guard options[cell.habit, default: []].count <= ImportedRecords.mostOptions else {
                throw ImportError(
                    "\"\(shortened(cell.habit))\" has more than \(ImportedRecords.mostOptions) different values",
                    at: cell.place, hint: "a column of texts is a note rather than a selection")
            }
        }
    }

    private mutating func id(of cell: HabitMark) -> String { imported.id(of: cell.habit, at: cell.date.identity) }

    private mutating func tracker(_ name: String, _ habit: TableMapping.Habit, _ mode: Tracker.Mode) -> Int {
        if let tracker = trackers[name] { return tracker }
        var tracker = habit.preset.map(ImportedTracker.init(preset:)) ?? ImportedTracker(ColumnName(name).name, mode)
        tracker.id = habit.id
        if habit.preset != nil { tracker.title = ColumnName(name).name }
        if habit.preset == nil { tracker.unit = (habit.unit ?? ColumnName(name).unit).map { LocalizedText($0) } }
        if let target = habit.goal.map({ Tracker.DailyTarget.goal($0) }) ?? habit.limit.map({ .limit($0) }) {
            tracker.target = target
        }
        if let days = habit.perWeek, days < 7 { tracker.schedule = .perWeek(days) }
        let index = imported.add(tracker)
        trackers[name] = index
        return index
    }
}

/// The rows of a table that were read so far, to find duplicates.
struct RepeatedRows {
    private struct Subject: Hashable {
        let habit: String
        let day: Day
    }

    private var rows: Set<Table.Cells> = []
    private var subjects: Set<Subject> = []

    init(_ count: Int) { rows.reserveCapacity(count) }

    /// Adds a row; `isOnce` if two rows with the same cells are one record.
    ///
    /// Returns `repeated` if the same row was added before, and `severalRows` for another row of the same habit and day
    /// that differs or may be counted again.
    mutating func take(_ row: Table.Row, of habit: String, _ date: WrittenDate, isOnce: Bool) -> ImportRemark? {
        if isOnce || date.time != nil, !rows.insert(row.cells).inserted { return .repeated }
        let isNew = subjects.insert(Subject(habit: habit, day: date.day)).inserted
        return isNew || date.time != nil ? nil : .severalRows
    }
}
