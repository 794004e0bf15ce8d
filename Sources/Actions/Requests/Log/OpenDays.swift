package import Counting
package import Model
package import Wording

/// The days about which `log` without words asks: those without an entry since the last one.
package struct OpenDays: Sendable {
    /// Ascending; at most up to the day that a level means now.
    package let days: [Day]
    private let today: Day

    /// Finds them in a folder; assumed days aren't open, and without any entry only the last day is.
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

    /// The meaning of a key.
    package enum Answer: Sendable, Equatable {
        case words([String])
        case skip, quit
    }

    /// The question about a day, with the keys for the answers.
    package func question(about day: Day, in phrases: Phrases) -> String {
        phrases.howWas(phrases.dayName(day, today: today))
    }

    /// The meaning of a key; nil if it has none.
    package static func answer(_ key: Character, in phrases: Phrases) -> Answer? {
        if ("0"..."9").contains(key) { return .words([String(key)]) }
        // Not Enter, which people press after a number by habit: it would skip the next day.
        if key == " " || key == "-" { return .skip }
        if key == "q" { return .quit }
        let key = key.lowercased()
        return Level.allCases.first { level in phrases.level(level).lowercased().hasPrefix(key) }.map {
            .words([$0.rawValue])
        }
    }
}

/// The days without an entry of a person who probably writes down only some of them.
package struct UnloggedDays: Sendable, Equatable {
    /// The number of days without an entry.
    package let gaps: Int
    /// The days since the first entry, without paused or assumed ones, and without today.
    package let count: Int
    /// From the first to the last day without an entry.
    package let span: DaySpan

    /// Fewer days may have been forgotten.
    private static let fewest = 14

    /// Nil with fewer than 14, or less than half of all days.
    package init?(of analysis: Analysis) {
        let (levels, days, today) = (analysis.totals, analysis.days, analysis.today)
        let writtenToday = days[today]?.level == nil ? 0 : 1
        gaps = levels.gap
        count = levels.steady + levels.easy + levels.wild + levels.gap - levels.assumed - writtenToday
        guard gaps >= Self.fewest, gaps * 2 >= count else { return nil }
        let walk = analysis.noalc.streak.walk
        let isGap = { (day: Day) in day < today && walk[day]?.mark == .missed(.gap) }
        guard let first = walk.days.first(where: isGap), let last = walk.days.last(where: isGap) else { return nil }
        span = DaySpan(first: first, last: last)
    }

    package func text(in phrases: Phrases) -> String {
        let last = span.last.map { ", \"to\": \"\($0)\"" } ?? ""
        return phrases.unlogged(
            gaps, of: count, setting: "\"assumeSteady\": [{ \"from\": \"\(span.first)\"\(last) }]")
    }
}

/// A question if the usual day has an entry and today has none, or if the year of a date may be mistyped.
package struct LogQuestion: Sendable {
    let target: Day
    let today: Day
    /// Nil for the question about the year.
    let entry: Entry?
    let profile: Profile

    package var language: Language { profile.language }

    /// The question with the keys for the answers.
    package func text(in phrases: Phrases) -> String {
        let day = phrases.dayName(target, today: today)
        return entry.map { phrases.whichDay(day, has: phrases.levelWords($0.level, $0.drinks)) }
            ?? "\(phrases.isYearRight(day)) \(phrases.yesOrDate)"
    }

    /// The day of an answer; nil if it is invalid.
    package func day(_ answer: String, in phrases: Phrases) -> DayText? {
        guard entry != nil else { return AnswerText.yesOrNo(answer) == true ? DayText(target) : nil }
        let answer = answer.lowercased()
        if phrases.correctWords.contains(answer) { return DayText(target) }
        return phrases.todayWords.contains(answer) ? DayText(today) : nil
    }

    /// The error if no person can answer.
    package var error: CommandError {
        entry.map { CommandError(.usage, .eitherDay(target, $0.level, today: today), .yesterdayOrToday) }
            ?? CommandError(.usage, "the year of \(target) may be mistyped")
    }
}

extension RecordedFolder {
    /// The question whether the year of a new record in a later state is right; nil if it fits the others.
    package func yearQuestion(about day: Day, in later: RecordedFolder) -> LogQuestion? {
        let counts = [self, later].map { $0.diagnostics.filter { $0.code == .mistypedYear }.map(\.count).reduce(0, +) }
        guard day != today, counts[0] < counts[1] else { return nil }
        return LogQuestion(target: day, today: today, entry: nil, profile: profile)
    }
}
