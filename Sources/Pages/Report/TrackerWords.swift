import Model
import Wording

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
    /// An amount of a counter or a number: `6 glasses`, `7:30 h`.
    let amounts: AmountWords
    /// A day's total or value, with its goal or limit where there is one: `6 of 8 glasses`, `2 cups (limit 3)`.
    let totals: AmountWords
    /// The options of a selection, each with its icon.
    let options: [String]

    init(_ tracker: Tracker, _ phrases: Phrases, in language: Language) {
        let name = tracker.name.text(in: language).isolated
        let last = tracker.mode == .counter ? 16 : 0
        let text = { @Sendable (amount: FixedDecimal) in tracker.text(of: amount, phrases.numbers) }
        let unit = { @Sendable (amount: FixedDecimal) in tracker.unit(for: amount, phrases, in: language)?.isolated }
        icon = tracker.icon
        self.name = name
        without = phrases.without(name)
        logged = phrases.withTracker(name)
        noticed = CountedWords(upTo: tracker.isFocus ? 16 : 0) { phrases.noticed(name, $0) }
        amounts = AmountWords(upTo: last) { amount in
            phrases.amount(text(amount), of: nil, unit: unit(amount))
        }
        totals = AmountWords(upTo: last) { total in
            if let limit = tracker.dailyLimit, tracker.dailyGoal == nil {
                return phrases.amount(text(total), limit: text(limit), unit: unit(total))
            }
            if let goal = tracker.dailyGoal, total > goal {
                return phrases.goalMet(phrases.amount(text(total), of: nil, unit: unit(total)))
            }
            return phrases.amount(text(total), of: tracker.dailyGoal.map(text), unit: unit(tracker.dailyGoal ?? total))
        }
        options = tracker.options.map { option in
            let name = option.name.text(in: language).isolated
            return option.icon.map { $0 + " " + name } ?? name
        }
    }
}
