import Actions
import Model
import Pages
import Wording

/// What a field of a form holds, and how it is entered.
typealias SettingContent = (value: String, control: FormField.Control)

extension SettingKind {
    /// What a field holds that changes it in `root`, and how it is entered; `name` is what a word is called.
    func content(of root: Root, _ phrases: Phrases, name: (String) -> String) -> SettingContent {
        func entered(_ amount: FixedDecimal?) -> String { amount.map { phrases.numbers.entered($0.text) } ?? "" }
        func number(_ unit: SettingUnit?) -> FormField.Control {
            switch unit {
            case .minutes: .number(unit: phrases.minutes("0").unit)
            case .kilograms: .number(unit: "kg")
            case .grams: .number(unit: "g")
            case nil: .number(unit: nil)
            }
        }
        return switch self {
        case .text(let place): (place.value(root) ?? "", .text)
        case .localizedText(let place): (place.value(root)?.text(in: phrases.language) ?? "", .text)
        case .flag(let place):
            ("\(place.value(root) ?? false)", .choice([("true", phrases.yes), ("false", phrases.no)]))
        case .word(let place, let words): (place.value(root) ?? "", .choice(words.map { ($0, name($0)) }))
        case .wholeNumber(let place, _, let unit): (place.value(root).map { "\($0)" } ?? "", number(unit))
        case .amount(let place, _, _, let unit): (entered(place.value(root)), number(unit))
        case .amountOverTime(let place, _, _): (entered(place.value(root)?.amounts.last), number(nil))
        case .time(let place, _): (place.value(root).flatMap { $0 == 0 ? nil : clockText($0) } ?? "", .time)
        case .day(let place): (place.value(root).map { "\($0)" } ?? "", .date)
        case .schedule(let place): (phrases.schedule(place.value(root) ?? .everyDay), .text)
        case .own: ("", .text)
        }
    }
}

extension SettingList.Row {
    /// A value of the form as a person reads it; nil for none.
    func words(for value: String) -> String? {
        switch fields.first?.control {
        case .choice(let choices)?: return choices.first { $0.value == value }?.text
        case .several(let choices)?: return SettingList.Row.names(value, choices)
        default: return value.isEmpty ? nil : value
        }
    }

    /// The names of values between commas; nil for none.
    private static func names(_ value: String, _ choices: [FormWriter.Option]) -> String? {
        let names = value.split(separator: ",").compactMap { value in choices.first { $0.value == value }?.text }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    /// A setting with one field, which shows what that holds.
    init(
        _ key: String, _ name: String, value: String, _ hint: String, _ control: FormField.Control,
        _ phrases: Phrases
    ) {
        let shown: String
        switch control {
        case .choice(let choices): shown = choices.first { $0.value == value }?.text ?? value
        case .several(let choices): shown = SettingList.Row.names(value, choices) ?? phrases.notSet
        case .number(let unit?) where !value.isEmpty: shown = "\(value) \(unit)"
        case .area:
            // The first line of its text, without the signs of Markdown.
            let lines = value.split(whereSeparator: \.isNewline)
            let first = (lines.first { !$0.hasPrefix("#") } ?? lines.first ?? "").filter { !"#>*_`".contains($0) }.drop
            { "- ".contains($0) }
            shown = first.isEmpty ? phrases.notSet : String(first)
        case .text, .suggested, .number, .time, .date, .radios: shown = value.isEmpty ? phrases.notSet : value
        }
        self.init(
            key, name, shown: shown,
            [FormField(SettingList.FieldName.value, name, value, hint: hint, control)])
    }
}
