import ProgressLoading
import ProgressModel

/// The cells of a column that say something, and what they most likely mean.
struct FilledColumn {
    private let name: ColumnName
    private let cells: [String]
    private let words: TableWords
    private let vocabulary: Vocabulary
    /// Cells that are no usual word.
    private let open: [String]
    private let amounts: [FixedDecimal]

    init(_ name: ColumnName, _ cells: [String], _ style: NumberStyle, _ words: TableWords, _ vocabulary: Vocabulary) {
        (self.name, self.cells, self.words, self.vocabulary) = (name, cells, words, vocabulary)
        open = cells.filter { words.meaning(of: $0) == nil }
        amounts = open.compactMap(style.anyAmount)
    }

    /// What the name and the cells say.
    var habit: TableMapping.Habit {
        if hasNumbers(atLeast: 5), let known = named { return known }
        // The name of the day says no more than the date.
        if isMade(of: { vocabulary.weekday(String($0.filter(\.isLetter))) != nil }) { return .init(target: .nothing) }
        if !vocabulary.has(name.name, for: .noteColumn), isMade(of: isLevel) { return .init(target: .level) }
        if vocabulary.has(name.name, for: .noteColumn) { return .init(target: .note) }
        let tracker = tracker
        return tracker.target == .tracker(mode: .note) ? .init(target: amounts.isEmpty ? .note : .nothing) : tracker
    }

    /// What the cells say whatever the name is.
    var tracker: TableMapping.Habit {
        if hasNumbers(atLeast: 9) || open.isEmpty {
            if isYesNo { return .init(target: .tracker(mode: .yesNo)) }
            return .init(target: .tracker(mode: isMeasured ? .number : .counter), unit: name.unit)
        }
        if isMade(of: { words.meaning(of: $0) == .yes || words.meaning(of: $0) == .no }) {
            return .init(target: .tracker(mode: .yesNo))
        }
        let distinct = Set(cells)
        let isChoice = amounts.isEmpty && distinct.count <= 12 && distinct.count * 2 <= cells.count
        return .init(target: .tracker(mode: isChoice ? .selection : .note))
    }

    /// What a name says whose cells are numbers; nil for other names.
    private var named: TableMapping.Habit? {
        guard !amounts.isEmpty else { return nil }
        if vocabulary.has(.drinks, within: name.name) || vocabulary.names(.drinkKinds, in: name.name) {
            return .init(target: .drinks)
        }
        if vocabulary.presets(within: name.name).contains(.mood), amounts.count(where: isMood) * 10 >= open.count * 9 {
            return .init(target: .tracker(mode: .number), preset: .moodScale)
        }
        if let metric = vocabulary.metric(in: name.name) {
            let unit = name.unit.flatMap { vocabulary[.minutes].contains($0.lowercased()) ? $0 : nil }
            return .init(target: .metric(metric.rawValue), unit: unit)
        }
        guard isTime, isClock || amounts.contains(where: { $0 > FixedDecimal(1) }) else { return nil }
        if vocabulary.has(.meditation, within: name.name) {
            return .init(target: .session(.meditation, type: nil), unit: hours)
        }
        let type = vocabulary.workout(in: name.name)
        if type != nil || vocabulary.has(.workout, within: name.name) || vocabulary.names(.sports, in: name.name) {
            return .init(target: .session(.workout, type: type), unit: hours)
        }
        return nil
    }

    /// Whether the values may be minutes: of another unit they are not.
    private var isTime: Bool {
        guard let unit = name.unit?.lowercased() else { return true }
        return vocabulary[.minutes].contains(unit) || vocabulary[.hours].contains(unit)
    }

    private var hours: String? { name.unit.flatMap { vocabulary[.hours].contains($0.lowercased()) ? $0 : nil } }

    private var isMeasured: Bool {
        let measured: Set<TrackerPreset> = [.weight, .mood, .sleep]
        return !measured.isDisjoint(with: vocabulary.presets(within: name.name))
            || vocabulary.has(.temperature, within: name.name) || isClock
    }

    /// Whether the values are hours and minutes, such as `0:45`.
    private var isClock: Bool { open.allSatisfy { $0.contains(":") } }

    private var isYesNo: Bool { amounts.allSatisfy { $0 == .zero || $0 == FixedDecimal(1) } }

    private func isMood(_ amount: FixedDecimal) -> Bool {
        TrackerPreset.moodScale.allowedValues?.contains(amount) == true && amount.whole != nil
    }

    private func isLevel(_ cell: String) -> Bool {
        Level(rawValue: cell.lowercased()) != nil || vocabulary.levels[cell.lowercased()] != nil
    }

    /// Whether so many of ten filled cells are numbers, or words for yes and no.
    private func hasNumbers(atLeast tenths: Int) -> Bool {
        !amounts.isEmpty && amounts.count * 10 >= open.count * tenths
    }

    private func isMade(of test: (String) -> Bool) -> Bool {
        !cells.isEmpty && cells.count(where: test) * 10 >= cells.count * 9
    }
}
