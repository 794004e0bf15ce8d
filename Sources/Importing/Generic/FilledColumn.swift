import Diary
import Model

/// The cells of a column that have a meaning, and what they most likely are.
struct FilledColumn {
    private let name: ColumnName
    private let core: String
    /// The number of cells with each text: most columns have few texts, so each is examined once.
    private let cells: [String: Int]
    private let words: TableWords
    private let vocabulary: Vocabulary
    /// The number of cells with each text that isn't one of the usual words.
    private let open: [String: Int]
    private let amounts: [FixedDecimal: Int]

    init(
        _ name: ColumnName, _ cells: [String: Int], _ style: NumberStyle, _ words: TableWords, _ vocabulary: Vocabulary
    ) {
        (self.name, self.cells, self.words, self.vocabulary) = (name, cells, words, vocabulary)
        core = vocabulary.core(of: name.name)
        open = cells.filter { words.meaning(of: $0.key) == nil }
        amounts = Dictionary(
            open.compactMap { text, count in style.anyAmount(text).map { ($0, count) } }, uniquingKeysWith: +)
    }

    /// The meaning that follows from the name and the cells.
    var meaning: (habit: TableMapping.Habit, doubt: TableDoubt?) {
        if isMade(of: isPair) { return (.bloodPressure, nil) }
        if hasNumbers(atLeast: 5), let known = named { return (known, nil) }
        // The name of the weekday adds nothing to the date.
        if isMade(of: { vocabulary.weekday(String($0.filter(\.isLetter))) != nil }) { return (.left, nil) }
        if vocabulary.has(core, for: .noteColumn) { return (.init(target: .note), nil) }
        if isMade(of: isLevel) { return (.init(target: .level), nil) }
        if FilledColumn.isTechnical(name.name, vocabulary) || isMade(of: { WrittenDate($0, .dmy, vocabulary) != nil }) {
            return (.left, .technical)
        }
        if open.cells(where: NumberStyle.isBelowZero) * 20 >= max(open.cells, 1) { return (.left, .belowZero) }
        if isTimeOfDay { return (.left, .timeOfDay) }
        if isMade(of: { TableWords.crosses.contains(TableWords.plain($0)) }) { return (tracker, .onlyCrosses) }
        let tracker = tracker
        guard tracker.target == .tracker(mode: .note) else { return (tracker, nil) }
        // Digits with signs between them aren't prose.
        if isMade(of: { !$0.contains(where: \.isLetter) && $0.contains(where: \.isNumber) }) {
            return (.left, .notUnderstood)
        }
        return amounts.isEmpty ? (.init(target: .note), nil) : (.left, .notUnderstood)
    }

    /// The meaning that follows from the cells, whatever the name is.
    var tracker: TableMapping.Habit {
        if hasNumbers(atLeast: 9) || open.isEmpty {
            if isYesNo { return .init(target: .tracker(mode: .yesNo)) }
            return .init(target: .tracker(mode: isMeasured ? .number : .counter), unit: name.unit)
        }
        if isMade(of: { words.meaning(of: $0) != nil }) { return .init(target: .tracker(mode: .yesNo)) }
        let isChoice = amounts.isEmpty && cells.count <= 12 && cells.count * 2 <= cells.cells
        return .init(target: .tracker(mode: isChoice ? .selection : .note))
    }

    /// The meaning that follows from the whole name, if the cells are numbers; nil for other names.
    private var named: TableMapping.Habit? {
        guard !amounts.isEmpty else { return nil }
        if name.drinks(vocabulary) != nil { return .init(target: .drinks) }
        if vocabulary.presets(within: core).contains(.mood), !core.contains(" "),
            amounts.cells(where: isMood) * 10 >= open.cells * 9
        {
            return .init(target: .tracker(mode: .number), preset: .moodScale)
        }
        if let metric = vocabulary.metric(core) {
            let isSleep = metric == .sleep
            if isSleep, unitOfTime == nil, name.unit != nil { return nil }
            return .init(target: .metric(metric.rawValue), unit: isSleep && unitOfTime != 3600 ? name.unit : nil)
        }
        guard name.unit == nil || unitOfTime != nil, isClock || amounts.keys.max() ?? .zero > FixedDecimal(1) else {
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
    private var isClock: Bool { open.keys.allSatisfy { $0.contains(":") } }

    /// Whether the values are times of the day such as 23:30, not durations.
    private var isTimeOfDay: Bool {
        guard isClock, !open.isEmpty else { return false }
        let time = { (cell: String) in MomentText.timeOfDay(cell, vocabulary) }
        guard open.cells(where: { time($0) != nil }) * 10 >= open.cells * 9 else { return false }
        // Nothing lasts 18 hours on one day.
        return vocabulary.has(.timesOfDay, among: name.name)
            || open.keys.contains { time($0) ?? 0 >= 18 * 3600 || $0.contains(where: \.isLetter) }
    }

    static func isTechnical(_ name: String, _ vocabulary: Vocabulary) -> Bool {
        let last = name.lowercased().split { !$0.isLetter }.last
        return last.map { vocabulary.has(String($0), for: .technical) } ?? false
    }

    private var isYesNo: Bool { amounts.keys.allSatisfy { $0 == .zero || $0 == FixedDecimal(1) } }

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

    /// Whether at least this many of ten filled cells are numbers, or words for yes and no.
    private func hasNumbers(atLeast tenths: Int) -> Bool {
        !amounts.isEmpty && amounts.cells * 10 >= open.cells * tenths
    }

    private func isMade(of test: (String) -> Bool) -> Bool {
        !cells.isEmpty && cells.cells(where: test) * 10 >= cells.cells * 9
    }
}

extension Dictionary where Value == Int {
    fileprivate var cells: Int { values.reduce(0, +) }
    fileprivate func cells(where test: (Key) -> Bool) -> Int { reduce(0) { test($1.key) ? $0 + $1.value : $0 } }
}

extension TableMapping.Habit {
    static var left: TableMapping.Habit { .init(target: .nothing) }
    /// Two metrics in one cell.
    static var bloodPressure: TableMapping.Habit {
        .init(target: .metric("\(KnownMetric.systolic.rawValue)/\(KnownMetric.diastolic.rawValue)"), split: "/")
    }
}
