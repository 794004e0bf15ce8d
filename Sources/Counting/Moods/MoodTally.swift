import Model

/// Counts the moods of a tracker day by day while its logs are read.
struct MoodTally {
    private(set) var rows: [MoodHistory.Row]
    private(set) var entries = 0
    private(set) var daysOfKind = [Int](repeating: 0, count: MoodDayKind.allCases.count)
    private(set) var firstDay: Day?
    let isScale: Bool
    private let rowOfOption: [Int]
    private var entriesBefore = 0

    init(_ tracker: Tracker) {
        if tracker.mode == .number {
            let scale = tracker.allowedValues ?? FixedDecimal(1)...FixedDecimal(5)
            let values = scale.lowerBound.rounded...max(scale.lowerBound.rounded, scale.upperBound.rounded)
            rows = values.reversed().map { MoodHistory.Row(step: .value($0)) }
            (rowOfOption, isScale) = ([], true)
        } else if tracker.options.contains(where: { $0.valence != nil }) {
            let others = tracker.options.indices.filter { tracker.options[$0].valence == nil }
            rows = (-2...2).reversed().map { MoodHistory.Row(step: .valence($0)) }
            rows += others.map { MoodHistory.Row(step: .option($0)) }
            rowOfOption = tracker.options.indices.map { option in
                tracker.options[option].valence.map { 2 - $0 } ?? 5 + (others.firstIndex(of: option) ?? 0)
            }
            isScale = true
        } else {
            rows = tracker.options.indices.map { MoodHistory.Row(step: .option($0)) }
            (rowOfOption, isScale) = (Array(tracker.options.indices), false)
        }
    }

    /// Adds a log; one without a mood is ignored.
    ///
    /// For a number only the part of the day is counted, because the day's value is known only after all of its logs.
    mutating func add(_ log: LogTable.Row, on day: Day, _ kind: MoodDayKind?, of table: LogTable) {
        let part = log.wallTime.map { PartOfDay(hour: $0.hour) }
        switch table.value(log.value) {
        case .options(let options) where !rowOfOption.isEmpty:
            // Two options of the same step count once in an entry.
            var found: [Int] = []
            for option in options where rowOfOption.indices.contains(option) && !found.contains(rowOfOption[option]) {
                found.append(rowOfOption[option])
            }
            guard !found.isEmpty else { return }
            entries += 1
            for row in found {
                count(row, on: day, kind)
                if let part { rows[row].byPart[part.index] += 1 }
            }
        case .amount(let amount) where rowOfOption.isEmpty:
            guard let row = row(of: amount.rounded) else { return }
            entries += 1
            if let part { rows[row].byPart[part.index] += 1 }
        case .none, .options, .amount: return
        }
    }

    mutating func add(_ value: DayValue, on day: Day, _ kind: MoodDayKind?) {
        guard value.isKnown, let row = row(of: value.rounded.rounded) else { return }
        count(row, on: day, kind)
    }

    mutating func endDay(_ kind: MoodDayKind?) {
        defer { entriesBefore = entries }
        guard entries > entriesBefore, let kind else { return }
        daysOfKind[kind.rawValue] += 1
    }

    private mutating func count(_ row: Int, on day: Day, _ kind: MoodDayKind?) {
        if firstDay == nil { firstDay = day }
        rows[row].count += 1
        rows[row].byWeekday[day.weekday.rawValue] += 1
        guard rows[row].days.last != day else { return }
        rows[row].days.append(day)
        if let kind { rows[row].onKind[kind.rawValue] += 1 }
    }

    private func row(of value: Int) -> Int? { rows.firstIndex { $0.step == .value(value) } }
}
