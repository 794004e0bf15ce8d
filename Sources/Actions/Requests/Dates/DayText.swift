package import Counting
import Diary
package import Model

/// The text of a day, wherever a person types one; what leaves a part out means the last such day, today included.
///
/// In each language, in any capitals, with or without commas and what is before a day (`on sunday`, `am 15.11.`):
///
/// - `2025-11-15`, `15.11.2025`, `15 November 2025`, `15. Nov. 2025`, `November 15, 2025`, `15th of November 2025`
/// - the same without a year: the last such day up to today
/// - `11/15/2025` and `11/15`, where it can be one day only: a number is above 12, or both are equal
/// - `today`, `yesterday`, `day before yesterday`, `tomorrow`
/// - `sunday`, `sun`: today or the last one; `last sunday`: the last one before today
/// - `nine days ago`, `9 days ago`, `a week ago`, `vor neun Tagen`, `vor einer Woche`, `-9`
package struct DayText: Sendable {
    private let words: DayWords
    /// As written, in lower case, with single spaces.
    let text: String

    /// Reads a day; nil for other texts, for dates that don't exist, and for ambiguous ones.
    package init?(_ text: String) {
        self.init(DateWords.words(text))
    }

    init?(_ words: some Collection<String>) {
        guard let meaning = DayWords(Array(words)) else { return nil }
        self.words = meaning
        text = words.joined(separator: " ")
    }

    /// Whether it means a different day tomorrow.
    var isRelative: Bool { if case .date = words { false } else { true } }

    /// Whether it is a date without a year.
    var lacksYear: Bool { if case .dayAndMonth = words { true } else { false } }

    /// Whether it can only mean today or an earlier day.
    var isUpToToday: Bool {
        switch words {
        case .date: false
        case .daysBeforeToday(let number): number >= 0
        case .weekday, .lastWeekday, .dayAndMonth: true
        }
    }

    /// The nearest day, for something that may be in the future: `31.10.` may be the next one.
    func day(near today: Day) -> Day {
        guard case .dayAndMonth(let day, let month) = words else { return self.day(today: today) }
        let years = (-8...8).map { today.date.year + $0 }
        let days = years.compactMap { Day(year: $0, month: month, day: day) }
        return days.min { abs($0.distance(to: today)) < abs($1.distance(to: today)) } ?? self.day(today: today)
    }

    package func day(today: Day) -> Day {
        switch words {
        case .date(let day): return day
        case .daysBeforeToday(let number): return today.advanced(by: -number)
        case .weekday(let weekday): return today.advanced(by: -((today.weekday.rawValue - weekday.rawValue + 7) % 7))
        case .lastWeekday(let weekday):
            return today.advanced(by: -((today.weekday.rawValue - weekday.rawValue + 6) % 7 + 1))
        case .dayAndMonth(let day, let month):
            // 29 February is missing in up to seven years in a row.
            let years = (0...8).map { today.date.year - $0 }
            return years.lazy.compactMap { Day(year: $0, month: month, day: day) }.first { $0 <= today } ?? today
        }
    }

    package init(_ day: Day) {
        words = .date(day)
        text = "\(day)"
    }

    /// Why a text isn't a day, or a day and time: it is ambiguous, or neither; its examples are near `today`.
    package static func problem(with text: String, today: Day) -> RequestProblem {
        ambiguity(in: text) ?? .noDay(shortened(text), today: today)
    }

    /// The first ambiguous word of a text as a problem; nil if there isn't one.
    ///
    /// With `needsYear`, `1/2` isn't ambiguous.
    static func ambiguity(in text: String, needsYear: Bool = false) -> RequestProblem? {
        for word in DateWords.words(text) {
            guard let date = SlashedDate(word), date.days.count == 2, date.hasYear || !needsYear else { continue }
            return .eitherDay(word, date.days[0], date.days[1])
        }
        return nil
    }
}

/// The text of `--as-of`: a day or a timestamp.
package struct AsOfText: Sendable {
    private enum Moment {
        case day(DayText)
        case timestamp(TimestampText)
    }

    private let moment: Moment
    package let text: String

    /// Whether it is a day without a time.
    package var isDay: Bool { if case .day = moment { true } else { false } }

    /// Reads a day or RFC 3339 such as `2025-10-31T21:00:00+01:00`; nil for other texts.
    package init?(_ text: String) {
        self.text = text
        if let day = DayText(text) {
            moment = .day(day)
        } else if let timestamp = TimestampText(Array(text.utf8).span) {
            moment = .timestamp(timestamp)
        } else {
            return nil
        }
    }

    /// Whether it means a different moment tomorrow.
    package var isRelative: Bool { if case .day(let day) = moment { day.isRelative } else { false } }

    /// The moment by the person's clock, with its zone for a timestamp without an offset; `now` decides what today is.
    package func asOf(_ clock: DayClock, now: Instant) -> AsOf {
        switch moment {
        case .day(let day): .day(day.day(today: clock.day(of: now)))
        case .timestamp(let timestamp): .instant(timestamp.moment(in: clock.zone).instant)
        }
    }
}

/// A day with an optional time: `15.11. 22:00`, `15 November at 22:00`, `yesterday 10pm`.
package struct DayTimeText: Sendable {
    package let day: DayText
    /// The time of day in seconds after midnight, 0–86,399; nil without a time.
    ///
    /// It is on the calendar date, whenever the person's days start.
    package let second: Int?

    /// Reads a day, or a day followed by a time such as `22:00`, `21.30`, `22 Uhr`, `at 22`, `10pm`; also
    /// `2025-11-15T22:00`.
    ///
    /// Nil for other texts: for a time alone, for what `DayText` refuses, and for a number after a day without a year,
    /// which is ambiguous: `15 November 22`.
    package init?(_ text: String) {
        var words = DateWords.words(text)
        // A timestamp without seconds and offset.
        if let first = words.first, words.count == 1, first.count == 16, first.dropFirst(10).first == "t" {
            words = [String(first.prefix(10)), String(first.suffix(5))]
        }
        self.init(words)
    }

    /// Reads words of `DateWords.words`; the day is as long as possible.
    ///
    /// Without `takesBareHour`, `22` alone isn't a time.
    init?(_ words: [String], takesBareHour: Bool = true) {
        for count in stride(from: words.count, through: 1, by: -1) {
            guard let day = DayText(words[..<count]) else { continue }
            let rest = words[count...]
            if rest.isEmpty {
                (self.day, second) = (day, nil)
                return
            }
            guard let time = TimeText(rest), !time.isBare || takesBareHour && !day.lacksYear else { continue }
            (self.day, second) = (day, time.second)
            return
        }
        return nil
    }
}
