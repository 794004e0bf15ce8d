import Diary
import Model
import Wording

enum DayWords {
    case date(Day)
    /// Negative for future days.
    case daysBeforeToday(Int)
    /// Today, or the last such day before it.
    case weekday(Weekday)
    /// The last such day before today.
    case lastWeekday(Weekday)
    /// Of this year or an earlier one.
    case dayAndMonth(day: Int, month: Int)

    /// A year with every day, for dates without a year.
    static let leapYear = 2024

    private static let vocabulary = Vocabulary.ofAllLanguages

    /// Reads words of `DateWords.words`; nil for other texts, for dates that don't exist, and for ambiguous ones.
    init?(_ words: [String]) {
        let before = words.prefix { DayWords.vocabulary.has($0, for: .beforeDay) }
        let words = Array(words.dropFirst(before.count))
        let found =
            DayWords.named(words) ?? DayWords.counted(words) ?? DayWords.last(words) ?? DayWords.ofMonth(words)
            ?? DayWords.numbers(words)
        guard let found else { return nil }
        self = found
    }

    /// `today`, `-3`, `2025-10-31`, `sunday`, and the short form `so.`.
    private static func named(_ words: [String]) -> DayWords? {
        let text = words.joined(separator: " ")
        if let day = parseDay(Array(text.utf8).span) { return .date(day) }
        if let number = DateWords.daysBeforeToday(text) { return .daysBeforeToday(number) }
        return vocabulary.weekday(withoutDot(text)).map { .weekday($0) }
    }

    /// `nine days ago`, `vor 2 Wochen`.
    private static func counted(_ words: [String]) -> DayWords? {
        guard words.count == 3 else { return nil }
        let count: ArraySlice<String>
        if vocabulary.has(words[2], for: .ago) {
            count = words[..<2]
        } else if vocabulary.has(words[0], for: .beforeAgo) {
            count = words[1...]
        } else {
            return nil
        }
        guard let first = count.first, let unit = count.last,
            let number = vocabulary.numbers[first] ?? DateWords.number(first, digits: 1...5)
        else { return nil }
        if vocabulary.has(unit, for: .days) { return .daysBeforeToday(number) }
        return vocabulary.has(unit, for: .weeks) ? .daysBeforeToday(number * 7) : nil
    }

    /// `last sunday`.
    private static func last(_ words: [String]) -> DayWords? {
        guard words.count == 2, DateWords.isLast(words[0]) else { return nil }
        return vocabulary.weekday(withoutDot(words[1])).map { .lastWeekday($0) }
    }

    /// `15 November`, `15. Nov. 2025`, `15th of November`, `November 15`, `Nov 15 2025`.
    private static func ofMonth(_ words: [String]) -> DayWords? {
        var words = words
        if words.count > 2, vocabulary.has(words[1], for: .beforeMonth) { words.remove(at: 1) }
        guard (2...3).contains(words.count) else { return nil }
        let isMonthFirst = month(words[0]) != nil
        guard let month = month(words[isMonthFirst ? 0 : 1]), let day = dayOfMonth(words[isMonthFirst ? 1 : 0]) else {
            return nil
        }
        guard words.count == 3 else { return eachYear(day: day, month: month) }
        return DateWords.number(words[2], digits: 4...4).flatMap { Day(year: $0, month: month, day: day) }
            .map { .date($0) }
    }

    /// `31.10.2025`, `31.10.`, `31.10`, `31. 10. 2025` and `11/15/2025`.
    private static func numbers(_ words: [String]) -> DayWords? {
        guard let last = words.last, words.dropLast().allSatisfy({ $0.hasSuffix(".") }) else { return nil }
        if words.count == 1, let date = SlashedDate(last) {
            guard date.days.count == 1 else { return nil }
            let (_, month, day) = date.days[0].date
            return date.hasYear ? .date(date.days[0]) : .dayAndMonth(day: day, month: month)
        }
        var parts = words.joined().split(separator: ".", omittingEmptySubsequences: false)
        if parts.count == 3, parts[2].isEmpty { parts.removeLast() }
        guard let day = DateWords.number(parts[0], digits: 1...2), (2...3).contains(parts.count),
            let month = DateWords.number(parts[1], digits: 1...2)
        else { return nil }
        guard parts.count == 3 else { return eachYear(day: day, month: month) }
        return DateWords.number(parts[2], digits: 4...4).flatMap { Day(year: $0, month: month, day: day) }
            .map { .date($0) }
    }

    /// Nil if no year has the day.
    private static func eachYear(day: Int, month: Int) -> DayWords? {
        Day(year: leapYear, month: month, day: day).map { _ in .dayAndMonth(day: day, month: month) }
    }

    private static func month(_ word: String) -> Int? { vocabulary.month(withoutDot(word)) }

    /// `15`, `15.` and `15th`.
    private static func dayOfMonth(_ word: String) -> Int? {
        let ending = vocabulary[.ordinal].union(["."]).first { word.hasSuffix($0) } ?? ""
        return DateWords.number(word.dropLast(ending.count), digits: 1...2)
    }

    /// A name without the dot of an abbreviation.
    private static func withoutDot(_ word: String) -> String { word.hasSuffix(".") ? String(word.dropLast()) : word }
}

/// A date with slashes: `11/15/2026`, `15/11/2026`, `11/15`, and `2026/11/15`, which is always year, month and day.
struct SlashedDate {
    /// Its possible meanings, in a leap year if it has no year; the one with the month first is first.
    ///
    /// Empty if there is no such day; one if a number is above 12 or both are equal; else two.
    let days: [Day]
    let hasYear: Bool

    /// Reads a word; nil unless it has numbers between slashes, of one or two digits, and four for the year.
    init?(_ word: String) {
        let parts = word.split(separator: "/", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count) else { return nil }
        hasYear = parts.count == 3
        if hasYear, let year = DateWords.number(parts[0], digits: 4...4) {
            guard let month = DateWords.number(parts[1], digits: 1...2),
                let day = DateWords.number(parts[2], digits: 1...2)
            else { return nil }
            days = [Day(year: year, month: month, day: day)].compactMap(\.self)
            return
        }
        guard let first = DateWords.number(parts[0], digits: 1...2),
            let second = DateWords.number(parts[1], digits: 1...2),
            let year = hasYear ? DateWords.number(parts[2], digits: 4...4) : DayWords.leapYear
        else { return nil }
        let american = Day(year: year, month: first, day: second)
        let european = Day(year: year, month: second, day: first)
        days = [american, european == american ? nil : european].compactMap(\.self)
    }
}
