package import Diagnostics
package import ProgressModel
package import ReportWords

/// Asked where the day that is usually meant has an entry already, and today has none.
package struct LogQuestion: Sendable {
    let target: Day
    let today: Day
    let entry: Entry
    let profile: Profile

    /// The profile's.
    package var language: Language { profile.language }

    /// The question, and the keys that answer it.
    package func text(in phrases: any Phrases) -> String {
        phrases.whichDay(phrases.dayName(target, today: today), has: phrases.levelWords(entry.level, entry.drinks))
    }

    /// The day that an answer means; nil where it is none.
    package func day(_ answer: String, in phrases: any Phrases) -> DayText? {
        let answer = answer.lowercased()
        if phrases.correctWords.contains(answer) { return DayText(target) }
        return phrases.todayWords.contains(answer) ? DayText(today) : nil
    }

    /// What to say where nobody can answer.
    package var error: CommandError {
        CommandError(.usage, .eitherDay(target, entry.level, today: today), .yesterdayOrToday)
    }
}
