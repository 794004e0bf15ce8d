package import Counting
package import Model
package import Wording

/// The days that `log` asks about when nothing is said: those without an entry since the last one.
package struct OpenDays: Sendable {
    /// Ascending; the last one is at most the day that a level means now.
    package let days: [Day]
    private let today: Day

    /// Looks for them in a folder.
    ///
    /// Days that are assumed are not open, and without any entry only the last day is.
    package init(in folder: RecordedFolder) {
        let target = folder.targetDay
        let written = Set(folder.history.entries.map(\.day))
        let last = written.filter { $0 <= target }.max() ?? target.advanced(by: -1)
        today = folder.today
        days = (last.number..<target.number).map { Day(number: $0 + 1) }.filter { day in
            let isAssumed = day < folder.today && folder.profile.assumeSteady.contains { $0.contains(day) }
            return !written.contains(day) && !isAssumed
        }
    }

    /// What a key says of a day.
    package enum Answer: Sendable, Equatable {
        case words([String])
        case skip, quit
    }

    /// The question about a day, with the keys that answer it.
    package func question(about day: Day, in phrases: Phrases) -> String {
        phrases.howWas(phrases.dayName(day, today: today))
    }

    /// What a key means; nil for a key that means nothing.
    package static func answer(_ key: Character, in phrases: Phrases) -> Answer? {
        if ("0"..."9").contains(key) { return .words([String(key)]) }
        // Not Enter: it follows a number out of habit, and would skip the next day.
        if key == " " || key == "-" { return .skip }
        if key == "q" { return .quit }
        let key = key.lowercased()
        return Level.allCases.first { level in phrases.level(level).lowercased().hasPrefix(key) }.map {
            .words([$0.rawValue])
        }
    }
}

/// The days without an entry of a person who seems to write down only some of them.
package struct UnloggedDays: Sendable, Equatable {
    /// How many days have no entry.
    package let gaps: Int
    /// The days since the first entry, without those that are paused or assumed, and without today.
    package let count: Int
    /// From the first to the last day without an entry.
    package let span: DaySpan

    /// Fewer may have been missed.
    private static let fewest = 14

    /// Counts them; nil if there are fewer than 14, or less than half of all days.
    package init?(of analysis: Analysis) {
        let (levels, days, today) = (analysis.noalc, analysis.days, analysis.today)
        let writtenToday = days[today]?.level == nil ? 0 : 1
        gaps = levels.gap
        count = levels.steady + levels.easy + levels.wild + levels.gap - levels.assumed - writtenToday
        guard gaps >= Self.fewest, gaps * 2 >= count else { return nil }
        let walk = levels.streak.walk
        let isGap = { (day: Day) in day < today && walk[day]?.mark == .missed(.gap) }
        guard let first = walk.days.first(where: isGap), let last = walk.days.last(where: isGap) else { return nil }
        span = DaySpan(first: first, last: last)
    }

    /// What to say of them.
    package func text(in phrases: Phrases) -> String {
        let last = span.last.map { ", \"to\": \"\($0)\"" } ?? ""
        return phrases.unlogged(
            gaps, of: count, setting: "\"assumeSteady\": [{ \"from\": \"\(span.first)\"\(last) }]")
    }
}

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

    /// The day that an answer means; nil if it is none.
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
