import Model
import Wording

/// The words of a tracker, made once for a whole site.
///
/// It is a class because it is passed around often and never changed.
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
    let amounts: CountedWords
    /// A day's total or value, with its goal or limit if there is one: `6 of 8 glasses`, `2 cups (limit 3)`.
    let totals: CountedWords
    /// The options of a selection, each with its icon.
    let options: [String]

    init(_ tracker: Tracker, _ phrases: Phrases, in language: Language) {
        let name = tracker.name.text(in: language).isolated
        let last = tracker.mode == .counter ? 16 : 0
        icon = tracker.icon
        self.name = name
        without = phrases.without(name)
        logged = phrases.withTracker(name)
        noticed = CountedWords(upTo: tracker.isFocus ? 16 : 0) { phrases.noticed(name, $0.rounded) }
        amounts = CountedWords(upTo: last) { tracker.words($0, phrases, in: language) }
        totals = CountedWords(upTo: last) { tracker.total($0, phrases, in: language) }
        options = tracker.options.map { option in
            let name = option.name.text(in: language).isolated
            return option.icon.map { $0 + " " + name } ?? name
        }
    }
}
