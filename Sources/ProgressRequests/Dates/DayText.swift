import ProgressLoading
package import ProgressModel
import ReportWords

/// The text of a day, as every command reads it; what leaves a part out means the last such day, today included.
package struct DayText: Sendable {
    private enum Words {
        case date(Day)
        case daysBeforeToday(Int)
        case weekday(Weekday)
        /// Of this year or an earlier one.
        case dayAndMonth(day: Int, month: Int)
    }

    private let words: Words
    /// As it was written, in lower case.
    let text: String

    /// What to write, for an error.
    package static let expectation = "expected e.g. 2025-10-31, 31.10., today, yesterday, -3 or monday"

    /// Reads `2025-10-31`, `31.10.2025`, `31.10.`, `today`, `-3` (three days ago) and `monday`, in each language; nil
    /// for anything else and for dates that do not exist.
    package init?(_ text: String) {
        let text = text.lowercased()
        self.text = text
        if let day = parseDay(Array(text.utf8).span) {
            words = .date(day)
        } else if let number = DateWords.daysBeforeToday(text) {
            words = .daysBeforeToday(number)
        } else if let weekday = Vocabulary.ofAllLanguages.weekday(text) {
            words = .weekday(weekday)
        } else if let dotted = DayText.dotted(text) {
            words = dotted
        } else {
            return nil
        }
    }

    /// Whether it means another day tomorrow.
    var isRelative: Bool { if case .date = words { false } else { true } }

    /// Whether it can only mean today or an earlier day.
    var isUpToToday: Bool {
        switch words {
        case .date: false
        case .daysBeforeToday(let number): number >= 0
        case .weekday, .dayAndMonth: true
        }
    }

    /// The day it means for something that may be planned: of `31.10.` the nearest one.
    func day(near today: Day) -> Day {
        guard case .dayAndMonth(let day, let month) = words else { return self.day(today: today) }
        let years = (-8...8).map { today.date.year + $0 }
        let days = years.compactMap { Day(year: $0, month: month, day: day) }
        return days.min { abs($0.distance(to: today)) < abs($1.distance(to: today)) } ?? self.day(today: today)
    }

    /// The day it means on a given today.
    package func day(today: Day) -> Day {
        switch words {
        case .date(let day): return day
        case .daysBeforeToday(let number): return today.advanced(by: -number)
        case .weekday(let weekday): return today.advanced(by: -((today.weekday.rawValue - weekday.rawValue + 7) % 7))
        case .dayAndMonth(let day, let month):
            // The 29th of February is missing in up to seven years in a row.
            let years = (0...8).map { today.date.year - $0 }
            return years.lazy.compactMap { Day(year: $0, month: month, day: day) }.first { $0 <= today } ?? today
        }
    }

    /// Reads `31.10.2025`, `31.10.` and `31.10`.
    private static func dotted(_ text: String) -> Words? {
        var parts = text.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count == 3, parts[2].isEmpty { parts.removeLast() }
        guard let day = DateWords.number(parts[0], digits: 1...2), parts.count > 1,
            let month = DateWords.number(parts[1], digits: 1...2)
        else { return nil }
        if parts.count == 3 {
            let year = DateWords.number(parts[2], digits: 4...4)
            return year.flatMap { Day(year: $0, month: month, day: day) }.map { .date($0) }
        }
        // Of a leap year, so that the 29th of February is one.
        return parts.count == 2 && Day(year: 2024, month: month, day: day) != nil
            ? .dayAndMonth(day: day, month: month) : nil
    }
}

extension DayText {
    /// A day that is known.
    package init(_ day: Day) {
        words = .date(day)
        text = "\(day)"
    }
}
