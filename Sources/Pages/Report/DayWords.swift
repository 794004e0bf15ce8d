import Counting
import Model
import Wording

/// The words for days, made once for a whole site.
///
/// It is a class because it is passed around often and never changed.
final class DayWords: Sendable {
    /// The text after a number: ` min Workout`.
    let minutesOfWorkout, minutesOfMindfulness: String
    /// `2 drinks`.
    let drinks: CountedWords
    /// In the order of `History.trackers`.
    let trackers: [TrackerWords]
    let names: NameWords

    init(_ phrases: Phrases, _ history: History, in language: Language) {
        let minutes = phrases.minutes("").unit
        minutesOfWorkout = " " + minutes + " " + phrases.workout
        minutesOfMindfulness = " " + minutes + " " + phrases.mindfulness
        drinks = CountedWords { phrases.drinks($0).text }
        trackers = history.trackers.map { TrackerWords($0, phrases, in: language) }
        names = NameWords(history.logs.names, phrases)
    }
}

extension Phrases {
    /// The level of a day: `Steady`, `Steady, assumed`, `No entry`.
    func level(of record: DayRecord?) -> String {
        record?.isAssumed == true ? assumedSteady : record?.level.map { self.level($0) } ?? noEntry
    }

    /// The level of a day with its emoji.
    func levelWithEmoji(of record: DayRecord?) -> String {
        record?.level.map { $0.emoji + " " + level(of: record) } ?? noEntry
    }
}
