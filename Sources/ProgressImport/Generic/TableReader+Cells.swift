import Diagnostics
import ProgressLoading
import ProgressModel

extension TableReader {
    mutating func read(_ cell: TableCell, _ habit: TableMapping.Habit) throws(ImportError) {
        let meaning = mapping.words.meaning(of: cell.text)
        let place = cell.place
        switch habit.target {
        case .nothing:
            if meaning != .unset { imported.notices.add(.column, cell.habit, at: place) }
            keepNote(cell)
        case .note:
            guard !cell.text.isEmpty else { return keepNote(cell) }
            imported.notes.append(ImportedNote(cell.text, on: cell.date.day, at: place))
            keepNote(cell)
        case .tracker(let mode): try readLog(cell, habit, mode, meaning)
        case .level:
            if meaning == .unset { return keepNote(cell) }
            let word = cell.text.lowercased()
            guard let level = Level(rawValue: word) ?? mapping.levels[word] else {
                throw refusal(cell, "is not a level; expected steady, easy or wild")
            }
            imported.records.append(.entry(cell.date.day, level: level, note: cell.note, at: place))
        case .drinks:
            guard let amount = try amount(cell, meaning, upTo: 1000) else { return keepNote(cell) }
            guard amount.billionths % (FixedDecimal.unit / 100) == 0 else {
                throw refusal(cell, "is not a number of drinks; expected at most 2 places")
            }
            var day = drinks[cell.date.day] ?? (.zero, [], place)
            day.sum = day.sum + amount
            if let note = cell.note, !note.isEmpty { day.notes.append(note) }
            drinks[cell.date.day] = day
        case .session(let kind, let type):
            guard let minutes = try amount(cell, meaning, upTo: 1440) else { return keepNote(cell) }
            guard minutes > .zero else {
                imported.notices.add(.zero, cell.habit, at: place)
                return keepNote(cell)
            }
            imported.records.append(
                .session(
                    kind, minutes: minutes, on: cell.date.day, id: id(of: cell), start: cell.date.time, type: type,
                    note: cell.note, at: place))
        case .metric(let name):
            guard let amount = try amount(cell, meaning, upTo: nil) else { return keepNote(cell) }
            imported.records.append(.metric(name, amount, on: cell.date.day, id: .text(id(of: cell)), at: place))
            keepNote(cell)
        }
    }

    private mutating func readLog(
        _ cell: TableCell, _ habit: TableMapping.Habit, _ mode: Tracker.Mode, _ meaning: TableWords.Meaning?
    ) throws(ImportError) {
        let tracker = tracker(cell.habit, habit, mode)
        let place = cell.place
        var value: RecordValue?
        switch meaning {
        case .skip:
            imported.notices.add(.skipped, cell.habit, at: place)
            imported.rests.append(ImportedRest(of: tracker, on: cell.date.day))
            return keepNote(cell)
        case .unset:
            if !cell.text.isEmpty { imported.notices.add(.notSet, cell.habit, at: place) }
            return keepNote(cell)
        case .no where mode != .selection && mode != .note:
            imported.notices.add(.notDone, cell.habit, at: place)
            return keepNote(cell)
        default: break
        }
        switch mode {
        case .counter, .number:
            if meaning == .yes { break }
            guard let amount = table.amount(cell.text) else { throw refusal(cell, "is not a number") }
            if amount == .zero, mode == .counter, habit.goal == nil, habit.limit == nil {
                imported.notices.add(.zero, cell.habit, at: place)
                return keepNote(cell)
            }
            value = .number(amount)
        case .selection:
            let chosen = cell.text.split(separator: "|").map { withoutSpacesAround(String($0)) }.filter { !$0.isEmpty }
            for option in chosen
            where !(options[cell.habit] ?? []).contains(where: { $0.lowercased() == option.lowercased() }) {
                options[cell.habit, default: []].append(option)
                guard options[cell.habit, default: []].count <= ImportedRecords.mostOptions else {
                    throw ImportError(
                        "\"\(shortened(cell.habit))\" has more than \(ImportedRecords.mostOptions) different values",
                        at: place, hint: "a column of texts is a note rather than a selection")
                }
            }
            if chosen.count > 1 { imported.trackers[tracker].allowsSeveralOptions = true }
            value = .text(chosen.joined(separator: "|"))
        case .note:
            let note = [cell.text, cell.note ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
            imported.records.append(
                .log(of: tracker, on: cell.date.day, id: id(of: cell), time: cell.date.time, note: note, at: place))
            return
        case .yesNo, .awareness, .avoidance:
            guard meaning == .yes || table.amount(cell.text) != nil else {
                throw refusal(cell, "says neither yes nor no")
            }
            if meaning == nil, table.amount(cell.text) == .zero {
                imported.notices.add(.notDone, cell.habit, at: place)
                return keepNote(cell)
            }
        }
        imported.records.append(
            .log(
                of: tracker, on: cell.date.day, id: id(of: cell), time: cell.date.time, value: value, note: cell.note,
                at: place))
    }

    /// A number of a cell that is filled; nil for what says nothing or no.
    private mutating func amount(
        _ cell: TableCell, _ meaning: TableWords.Meaning?, upTo limit: Int?
    ) throws(ImportError) -> FixedDecimal? {
        if meaning == .unset || meaning == .skip || meaning == .no {
            if meaning == .no { imported.notices.add(.notDone, cell.habit, at: cell.place) }
            return nil
        }
        guard let amount = table.amount(cell.text) else { throw refusal(cell, "is not a number") }
        if let limit, amount > FixedDecimal(limit) { throw refusal(cell, "is more than \(limit)") }
        return amount
    }

    /// A note of a day on which nothing is written of the habit goes into the note of the day.
    private mutating func keepNote(_ cell: TableCell) {
        guard let note = cell.note, !note.isEmpty else { return }
        imported.notes.append(ImportedNote("\(cell.habit): \(note)", on: cell.date.day, at: cell.place))
    }

    /// The habit and its day or instant; a second record of the same has a number behind it.
    private mutating func id(of cell: TableCell) -> String {
        let moment = (cell.date.time ?? .day(cell.date.day)).text(in: .utc)
        let id = "\(imported.source ?? mapping.source):\(cell.habit):\(moment)"
        let count = counts[id, default: 0] + 1
        counts[id] = count
        return count == 1 ? id : "\(id):\(count)"
    }

    private mutating func tracker(_ name: String, _ habit: TableMapping.Habit, _ mode: Tracker.Mode) -> Int {
        if let tracker = trackers[name] { return tracker }
        var tracker = ImportedTracker(name, mode)
        (tracker.id, tracker.unit) = (habit.id, habit.unit.map { LocalizedText($0) })
        tracker.target = habit.goal.map { .goal($0) } ?? habit.limit.map { .limit($0) }
        if let days = habit.perWeek, days < 7 { tracker.schedule = .perWeek(days) }
        if mode == .yesNo { tracker.hasStreak = true }
        let index = imported.add(tracker)
        trackers[name] = index
        return index
    }

    private func refusal(_ cell: TableCell, _ text: String) -> ImportError {
        ImportError(
            "\"\(shortened(cell.text))\" of \"\(shortened(cell.habit))\" \(text)", at: cell.place,
            hint: "a mapping can name the words for \"yes\", \"no\", \"skip\" and \"unset\"")
    }
}
