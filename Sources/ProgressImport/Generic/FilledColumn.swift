import ProgressLoading
import ProgressModel

/// The cells of a column that say something, and what they most likely mean.
struct FilledColumn {
    private let name: ColumnName
    private let core: String
    private let cells: CountedCells
    private let words: TableWords
    private let vocabulary: Vocabulary
    /// Cells that are no usual word.
    private let open: CountedCells
    private let amounts: [(amount: FixedDecimal, count: Int)]

    init(_ name: ColumnName, _ cells: CountedCells, _ style: NumberStyle, _ words: TableWords, _ vocabulary: Vocabulary)
    {
        (self.name, self.cells, self.words, self.vocabulary) = (name, cells, words, vocabulary)
        core = vocabulary.core(of: name.name)
        open = cells.filter { words.meaning(of: $0) == nil }
        amounts = open.texts.compactMap { text in style.anyAmount(text.text).map { ($0, text.count) } }
    }

    /// What the name and the cells say.
    var meaning: (habit: TableMapping.Habit, doubt: TableDoubt?) {
        if isMade(of: isPair) { return (.bloodPressure, nil) }
        if hasNumbers(atLeast: 5), let known = named { return (known, nil) }
        // The name of the day says no more than the date.
        if isMade(of: { vocabulary.weekday(String($0.filter(\.isLetter))) != nil }) { return (.left, nil) }
        if vocabulary.has(core, for: .noteColumn) { return (.init(target: .note), nil) }
        if isMade(of: isLevel) { return (.init(target: .level), nil) }
        if FilledColumn.isTechnical(name.name, vocabulary) || isMade(of: { WrittenDate($0, .dmy, vocabulary) != nil }) {
            return (.left, .technical)
        }
        if open.count(where: NumberStyle.isBelowZero) * 20 >= max(open.count, 1) { return (.left, .belowZero) }
        if isTimeOfDay { return (.left, .timeOfDay) }
        if isMade(of: { TableWords.crosses.contains(TableWords.plain($0)) }) { return (tracker, .onlyCrosses) }
        let tracker = tracker
        guard tracker.target == .tracker(mode: .note) else { return (tracker, nil) }
        // Digits with signs between them are no prose.
        if isMade(of: { !$0.contains(where: \.isLetter) && $0.contains(where: \.isNumber) }) {
            return (.left, .notUnderstood)
        }
        return amounts.isEmpty ? (.init(target: .note), nil) : (.left, .notUnderstood)
    }

    /// What the cells say whatever the name is.
    var tracker: TableMapping.Habit {
        if hasNumbers(atLeast: 9) || open.texts.isEmpty {
            if isYesNo { return .init(target: .tracker(mode: .yesNo)) }
            return .init(target: .tracker(mode: isMeasured ? .number : .counter), unit: name.unit)
        }
        if isMade(of: { words.meaning(of: $0) != nil }) { return .init(target: .tracker(mode: .yesNo)) }
        let isChoice = amounts.isEmpty && cells.texts.count <= 12 && cells.texts.count * 2 <= cells.count
        return .init(target: .tracker(mode: isChoice ? .selection : .note))
    }

    /// What a whole name says whose cells are numbers; nil for other names.
    private var named: TableMapping.Habit? {
        guard !amounts.isEmpty else { return nil }
        if name.drinks(vocabulary) != nil { return .init(target: .drinks) }
        if vocabulary.presets(within: core).contains(.mood), !core.contains(" "),
            count(where: isMood) * 10 >= open.count * 9
        {
            return .init(target: .tracker(mode: .number), preset: .moodScale)
        }
        if let metric = vocabulary.metric(core) {
            let isSleep = metric == .sleep
            if isSleep, unitOfTime == nil, name.unit != nil { return nil }
            return .init(target: .metric(metric.rawValue), unit: isSleep && unitOfTime != 3600 ? name.unit : nil)
        }
        guard name.unit == nil || unitOfTime != nil, isClock || amounts.contains(where: { $0.amount > FixedDecimal(1) })
        else {
            return nil
        }
        let unit = unitOfTime == 60 ? nil : name.unit
        if vocabulary.has(core, for: .meditation) { return .init(target: .session(.meditation, type: nil), unit: unit) }
        let type = vocabulary.workout(core)
        guard type != nil || vocabulary.has(core, for: .sports) else { return nil }
        return .init(target: .session(.workout, type: type), unit: unit)
    }

    /// The seconds in the unit of the name; nil if it has none, or another one.
    private var unitOfTime: Int? { name.unit.flatMap(vocabulary.seconds) }

    private var isMeasured: Bool {
        let measured: Set<TrackerPreset> = [.weight, .mood, .sleep]
        return !measured.isDisjoint(with: vocabulary.presets(within: name.name))
            || vocabulary.has(.measured, among: name.name) || isClock
    }

    /// Whether the values are hours and minutes, such as `0:45`.
    private var isClock: Bool { open.texts.allSatisfy { $0.text.contains(":") } }

    /// Whether the values are times such as 23:30, and no durations.
    private var isTimeOfDay: Bool {
        guard isClock, !open.texts.isEmpty else { return false }
        let time = { (cell: String) in MomentText.timeOfDay(cell, vocabulary) }
        guard open.count(where: { time($0) != nil }) * 10 >= open.count * 9 else { return false }
        // Nothing that is done on a day lasts from 18 hours on.
        return vocabulary.has(.timesOfDay, among: name.name)
            || open.texts.contains { time($0.text) ?? 0 >= 18 * 3600 || $0.text.contains(where: \.isLetter) }
    }

    /// Whether a name is that of a number, a picture or a zone that only programs need.
    static func isTechnical(_ name: String, _ vocabulary: Vocabulary) -> Bool {
        let last = name.lowercased().split { !$0.isLetter }.last
        return last.map { vocabulary.has(String($0), for: .technical) } ?? false
    }

    private var isYesNo: Bool { amounts.allSatisfy { $0.amount == .zero || $0.amount == FixedDecimal(1) } }

    /// Whether a cell is a blood pressure such as `138/85`.
    private func isPair(_ cell: String) -> Bool {
        let parts = cell.split(separator: "/", omittingEmptySubsequences: false).map {
            Int(withoutSpacesAround(String($0)))
        }
        guard parts.count == 2, let systolic = parts[0], let diastolic = parts[1] else { return false }
        return (60...260).contains(systolic) && (30...160).contains(diastolic) && diastolic < systolic
    }

    private func isMood(_ amount: FixedDecimal) -> Bool {
        TrackerPreset.moodScale.allowedValues?.contains(amount) == true && amount.whole != nil
    }

    private func isLevel(_ cell: String) -> Bool {
        Level(rawValue: cell.lowercased()) != nil || vocabulary.levels[cell.lowercased()] != nil
    }

    /// Whether that many of ten filled cells are numbers, or words for yes and no.
    private func hasNumbers(atLeast tenths: Int) -> Bool {
        !amounts.isEmpty && count { _ in true } * 10 >= open.count * tenths
    }

    /// The number of cells with such an amount.
    private func count(where test: (FixedDecimal) -> Bool) -> Int {
        amounts.reduce(0) { test($1.amount) ? $0 + $1.count : $0 }
    }

    private func isMade(of test: (String) -> Bool) -> Bool {
        !cells.texts.isEmpty && cells.count(where: test) * 10 >= cells.count * 9
    }
}

extension TableMapping.Habit {
    static var left: TableMapping.Habit { .init(target: .nothing) }
    /// Two metrics in one cell.
    static var bloodPressure: TableMapping.Habit {
        .init(target: .metric("\(KnownMetric.systolic.rawValue)/\(KnownMetric.diastolic.rawValue)"), split: "/")
    }
}
