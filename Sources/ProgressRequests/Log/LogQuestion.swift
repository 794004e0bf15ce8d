package import ProgressModel
package import ReportWords

/// Asked if the day that is usually meant has an entry already and today has none, or if the year of a date may be mistyped.
package struct LogQuestion: Sendable {
    let target: Day
    let today: Day
    /// Nil if the year is asked about.
    let entry: Entry?
    let profile: Profile

    /// The profile's.
    package var language: Language { profile.language }

    /// The question, and the keys that answer it.
    package func text(in phrases: Phrases) -> String {
        let day = phrases.dayName(target, today: today)
        return entry.map { phrases.whichDay(day, has: phrases.levelWords($0.level, $0.drinks)) }
            ?? "\(phrases.isYearRight(day)) \(phrases.yesOrDate)"
    }

    /// The day that an answer means; nil where it is none.
    package func day(_ answer: String, in phrases: Phrases) -> DayText? {
        guard entry != nil else { return AnswerText.yesOrNo(answer) == true ? DayText(target) : nil }
        let answer = answer.lowercased()
        if phrases.correctWords.contains(answer) { return DayText(target) }
        return phrases.todayWords.contains(answer) ? DayText(today) : nil
    }

    /// What to say where nobody can answer.
    package var error: CommandError {
        entry.map { CommandError(.usage, .eitherDay(target, $0.level, today: today), .yesterdayOrToday) }
            ?? CommandError(.usage, "the year of \(target) may be mistyped")
    }
}

extension RecordedFolder {
    /// The question whether the year of a new record is right, which a later state has; nil if it fits the others.
    package func yearQuestion(about day: Day, in later: RecordedFolder) -> LogQuestion? {
        let counts = [self, later].map { $0.diagnostics.filter { $0.code == .mistypedYear }.map(\.count).reduce(0, +) }
        guard day != today, counts[0] < counts[1] else { return nil }
        return LogQuestion(target: day, today: today, entry: nil, profile: profile)
    }
}
