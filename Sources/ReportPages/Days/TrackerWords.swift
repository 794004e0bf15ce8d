import ProgressModel
import ReportWords

/// The words of a tracker, looked up once for a whole site.
///
/// A class, because many places hold it for a moment and nothing changes it.
final class TrackerWords: Sendable {
    let icon: String
    let name: String
    /// `without Snacking`.
    let without: String
    /// `Reading logged`.
    let logged: String
    /// `Snacking: 2 moments`.
    let noticed: CountedWords
    /// An amount of a counter: `6 glasses`.
    let amounts: AmountWords
    /// A day's total of a counter, with its goal where there is one: `6 of 8 glasses`.
    let totals: AmountWords
    /// The options of a selection, each with its icon.
    let options: [String]

    init(_ tracker: Tracker, _ phrases: any Phrases, in language: Language) {
        let name = tracker.name.text(in: language).isolated
        let isCounter = tracker.mode == .counter
        let (numbers, goal) = (phrases.numbers, tracker.dailyGoal)
        icon = tracker.icon
        self.name = name
        without = phrases.without(name)
        logged = phrases.withTracker(name)
        noticed = CountedWords(upTo: tracker.isFocus ? 16 : 0) { phrases.noticed(name, $0) }
        amounts = AmountWords(upTo: isCounter ? 16 : 0) { amount in
            phrases.amount(numbers.text(amount), of: nil, unit: tracker.unit(for: amount, phrases, in: language))
        }
        totals = AmountWords(upTo: isCounter ? 16 : 0) { total in
            let unit = tracker.unit(for: goal ?? total, phrases, in: language)
            return phrases.amount(numbers.text(total), of: goal.map(numbers.text(_:)), unit: unit)
        }
        options = tracker.options.map { option in
            let name = option.name.text(in: language).isolated
            return option.icon.map { $0 + " " + name } ?? name
        }
    }
}

extension Tracker {
    /// What a counter counts, in the singular where there is one of it; nil where it has no unit.
    func unit(for amount: FixedDecimal, _ phrases: any Phrases, in language: Language) -> String? {
        guard let unit = unit?.text(in: language) else { return nil }
        return (amount.whole == 1 ? phrases.singular(unit) : unit).isolated
    }
}
