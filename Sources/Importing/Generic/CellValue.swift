import Diary
import Model

/// The value of a cell for the habit of its column.
enum CellValue {
    /// The cell is empty, or has a word that means the same.
    case nothing
    /// The cell has a meaning that isn't written as a record: not set, not done, skipped, or an amount of 0 that would
    /// count as done.
    case left(ImportRemark)
    case done
    case amount(FixedDecimal)
    case amounts([FixedDecimal])
    case level(Level)
    case options([String])
    case text(String)

    /// Why a cell isn't a value of its habit.
    struct Fault: Error {
        /// A text that follows the quoted cell.
        let text: String
    }
}

extension TableMapping {
    /// The value of a cell for a habit; `style` is how numbers are written.
    func value(_ text: String, of habit: Habit, _ style: NumberStyle) throws(CellValue.Fault) -> CellValue {
        let meaning = words.meaning(of: text)
        switch habit.target {
        case .nothing: return meaning == .unset ? .nothing : .text(text)
        case .note: return text.isEmpty ? .nothing : .text(text)
        case .tracker(let mode): return try logged(text, habit, mode, meaning, style)
        case .level:
            guard meaning != .unset else { return .nothing }
            guard let level = level(text) else {
                throw CellValue.Fault(text: "is not a level; expected steady, easy or wild")
            }
            return .level(level)
        case .drinks:
            let value = try amount(text, meaning, style, upTo: habit.perDrink == nil ? 1000 : nil)
            if let perDrink = habit.perDrink, case .amount(let amount) = value {
                let hundredths = divideRounding(amount.billionths * 100, by: perDrink.billionths)
                return try TableMapping.amount(
                    FixedDecimal(billionths: hundredths * (FixedDecimal.unit / 100)), upTo: 1000)
            }
            if case .amount(let drinks) = value, drinks.rounded(toPlaces: 2) != drinks {
                throw CellValue.Fault(text: "has more than 2 decimals; expected a number of drinks")
            }
            return value
        case .session:
            if let minutes = minutes(text, unit: habit.unit, style) {
                return try TableMapping.amount(minutes, upTo: 1440)
            }
            return try amount(text, meaning, style, upTo: 1440)
        case .metric(let names):
            if let split = habit.split, !text.isEmpty, meaning != .unset {
                let amounts = text.split(separator: split).compactMap { style.amount(withoutSpacesAround(String($0))) }
                let count = names.split(separator: split).count
                guard amounts.count == count else {
                    throw CellValue.Fault(text: "is not \(count) numbers with \"\(split)\" between them")
                }
                return .amounts(amounts)
            }
            let value = try amount(text, meaning, style, upTo: nil)
            guard case .amount(let amount) = value, let seconds = habit.unit.flatMap(vocabulary.seconds) else {
                return value
            }
            let billionths = divideRounding(amount.billionths * Int128(seconds), by: 3600)
            return .amount(FixedDecimal(billionths: billionths))
        }
    }

    /// The level for a word, or for the number as which some apps store it.
    private func level(_ text: String) -> Level? {
        let word = text.lowercased()
        if let level = Level(rawValue: word) ?? levels[word] { return level }
        return switch word {
        case "0", "0.0", "0,0": .steady
        case "4", "4.0", "4,0": .easy
        case "6", "6.0", "6,0": .wild
        default: nil
        }
    }

    /// The minutes of a duration such as `1:30` or `45 min`, or of a number in the unit of its column.
    ///
    /// Seconds are rounded to the nearest minute.
    private func minutes(_ text: String, unit: String?, _ style: NumberStyle) -> FixedDecimal? {
        if let meant = MeantMinutes(text, in: vocabulary) { return FixedDecimal(meant.count) }
        if let hours = NumberStyle.hoursOfClock(text) {
            return FixedDecimal(billionths: hours.billionths * 60).rounded(toPlaces: 0)
        }
        guard let seconds = unit.flatMap(vocabulary.seconds), let amount = style.amount(text) else { return nil }
        // A number in minutes is kept exactly.
        guard seconds < 60 else { return FixedDecimal(billionths: amount.billionths * Int128(seconds / 60)) }
        return FixedDecimal(
            billionths: divideRounding(amount.billionths, by: 60 * FixedDecimal.unit) * FixedDecimal.unit)
    }

    private static func noNumber(_ text: String, _ style: NumberStyle) -> CellValue.Fault {
        CellValue.Fault(
            text: style.isAmbiguous(text)
                ? "could have thousands or decimals; expected the same in the whole column" : "is not a number from 0")
    }

    private static func amount(_ amount: FixedDecimal, upTo limit: Int?) throws(CellValue.Fault) -> CellValue {
        if let limit, amount > FixedDecimal(limit) { throw CellValue.Fault(text: "is more than \(limit)") }
        return .amount(amount)
    }

    /// The number of a cell that isn't empty.
    private func amount(
        _ text: String, _ meaning: TableWords.Meaning?, _ style: NumberStyle, upTo limit: Int?
    ) throws(CellValue.Fault) -> CellValue {
        switch meaning {
        case .unset: return text.isEmpty ? .nothing : .left(.notSet)
        case .skip: return .nothing
        case .no: return .left(.notDone)
        default: break
        }
        guard let amount = style.amount(text) else { throw TableMapping.noNumber(text, style) }
        return try TableMapping.amount(amount, upTo: limit)
    }

    private func logged(
        _ text: String, _ habit: Habit, _ mode: Tracker.Mode, _ meaning: TableWords.Meaning?, _ style: NumberStyle
    ) throws(CellValue.Fault) -> CellValue {
        switch meaning {
        case .skip: return .left(.skipped)
        case .unset: return text.isEmpty ? .nothing : .left(.notSet)
        case .no where mode != .selection && mode != .note: return .left(.notDone)
        default: break
        }
        switch mode {
        case .counter, .number:
            if meaning == .yes { return .done }
            guard let amount = style.amount(text) else { throw TableMapping.noNumber(text, style) }
            if let allowed = habit.preset?.allowedValues, !allowed.contains(amount) {
                throw CellValue.Fault(text: "is not \(allowed.lowerBound.text) to \(allowed.upperBound.text)")
            }
            return amount == .zero && mode == .counter && habit.goal == nil && habit.limit == nil
                ? .left(.zero) : .amount(amount)
        case .selection:
            return .options(text.split(separator: "|").map { withoutSpacesAround(String($0)) }.filter { !$0.isEmpty })
        case .note: return .text(text)
        case .yesNo, .awareness, .avoidance:
            if meaning == .yes { return .done }
            guard let amount = style.amount(text) else { throw CellValue.Fault(text: "says neither yes nor no") }
            return amount == .zero ? .left(.notDone) : .done
        }
    }
}
