import Counting
import Model
import Wording

/// The words for days, looked up once for a whole site.
///
/// A class, because many places hold it for a moment and nothing changes it.
final class DayWords: Sendable {
    /// `Steady`, `No entry`.
    let levels: LevelWords
    /// `💧 Steady`, `No entry`.
    let levelsWithEmoji: LevelWords
    /// `Steady, assumed`, with its emoji and without.
    let assumed, assumedWithEmoji: String
    /// Said of a day without a level because its streak is paused.
    let paused: String
    /// `Easy, healed by a joker`.
    let healedLevels: LevelWords
    let allRingsClosed: String
    let healedByJoker, workout, mindfulness: String
    /// What follows a number: ` min Workout`.
    let minutesOfWorkout, minutesOfMindfulness: String
    /// `2 drinks`.
    let drinks: CountedWords
    /// `3 logs`, `1 moment`.
    let logs, moments: CountedWords
    /// `of 30 min`; `min` without a goal.
    let ofWorkoutGoal, ofMindfulnessGoal: String
    /// In the order of `History.trackers`.
    let trackers: [TrackerWords]
    let names: NameWords

    init(_ phrases: Phrases, _ history: History, in language: Language) {
        let healed = phrases.healedByJoker
        levels = LevelWords(none: phrases.noEntry) { phrases.level($0) }
        levelsWithEmoji = LevelWords(none: phrases.noEntry) { $0.emoji + " " + phrases.level($0) }
        assumed = phrases.level(.steady) + ", " + phrases.assumed
        assumedWithEmoji = Level.steady.emoji + " " + assumed
        paused = phrases.paused
        healedLevels = LevelWords(none: phrases.noEntry + ", " + healed) { phrases.level($0) + ", " + healed }
        allRingsClosed = phrases.allRingsClosed
        healedByJoker = healed
        workout = phrases.workout
        mindfulness = phrases.mindfulness
        let minutes = phrases.minutes("").unit
        minutesOfWorkout = " " + minutes + " " + workout
        minutesOfMindfulness = " " + minutes + " " + mindfulness
        drinks = CountedWords { phrases.drinks($0).text }
        logs = CountedWords { phrases.logs($0.rounded).text }
        moments = CountedWords { phrases.moments($0.rounded).text }
        let (numbers, profile) = (phrases.numbers, history.profile)
        ofWorkoutGoal = phrases.ofMinutes(profile.workoutGoal.map(numbers.text(_:)))
        ofMindfulnessGoal = phrases.ofMinutes(profile.mindfulnessGoal.map(numbers.text(_:)))
        trackers = history.trackers.map { TrackerWords($0, phrases, in: language) }
        names = NameWords(history.logs.names, phrases)
    }
}

extension DayWords {
    /// The level of a day, and whether it is assumed.
    func level(of record: DayRecord?) -> String { record?.isAssumed == true ? assumed : levels[record?.level] }

    /// The same with its emoji.
    func levelWithEmoji(of record: DayRecord?) -> String {
        record?.isAssumed == true ? assumedWithEmoji : levelsWithEmoji[record?.level]
    }
}

/// A word for each level, and one for a day without an entry.
struct LevelWords: Sendable {
    private let steady, easy, wild, none: String

    init(none: String, _ word: (Level) -> String) {
        self.none = none
        steady = word(.steady)
        easy = word(.easy)
        wild = word(.wild)
    }

    subscript(level: Level?) -> String {
        switch level {
        case .steady: steady
        case .easy: easy
        case .wild: wild
        case nil: none
        }
    }
}
