package import Model
import Wording

/// A week: `2025-W44`, `44` for the last one with that number, `last` or `this`.
package struct WeekText: Sendable {
    private let meaning: @Sendable (_ running: Week, _ weeks: [Week]) -> Week

    /// The expected form, for an error.
    package static let expectation = "expected e.g. 2025-W44, 44, last or this"

    /// Reads `YYYY-Www`, `W44`, `44`, `last` and `this`, in each language; nil for other texts, and missing weeks.
    package init?(_ text: String) {
        let text = text.lowercased()
        if DateWords.isLast(text) {
            meaning = { running, weeks in weeks.count > 1 ? running.advanced(by: -1) : running }
        } else if DateWords.isCurrent(text) {
            meaning = { running, _ in running }
        } else if let number = WeekText.number(text[...]) {
            // Up to seven years in a row have no week 53.
            meaning = { running, _ in
                let years = (0...8).map { running.year - $0 }
                return years.lazy.compactMap { WeekText.week(number, of: $0) }.first { $0 <= running } ?? running
            }
        } else if let week = WeekText.dated(text) {
            meaning = { _, _ in week }
        } else {
            return nil
        }
    }

    /// The week on a given day: `last` is the week before the current one.
    ///
    /// If the history begins in the current week, `last` is that week. `weeks` are those of the history.
    package func week(today: Day, weeks: [Week]) -> Week { meaning(Week(containing: today), weeks) }

    private static func number(_ text: Substring) -> Int? {
        DateWords.number(DateWords.withoutWeek(text), digits: 1...2).flatMap { (1...53).contains($0) ? $0 : nil }
    }

    private static func dated(_ text: String) -> Week? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].utf8.count == 3, parts[1].hasPrefix("w"),
            let year = DateWords.number(parts[0], digits: 4...4), let number = number(parts[1])
        else { return nil }
        return week(number, of: year)
    }

    /// Nil if the year doesn't have it.
    private static func week(_ number: Int, of year: Int) -> Week? {
        // January 4 is always in week 1 of its year.
        guard let fourth = Day(year: year, month: 1, day: 4) else { return nil }
        let week = Week(containing: fourth).advanced(by: number - 1)
        return week.year == year ? week : nil
    }
}

/// A month: `2025-10`, `10` or `october` for the last one with that number or name, `last` or `this`.
package struct MonthText: Sendable {
    private let meaning: @Sendable (_ today: YearMonth) -> YearMonth

    /// The expected form, for an error.
    package static let expectation = "expected e.g. 2025-10, 10, october, last or this"

    /// Reads `YYYY-MM`, `10`, `october`, `last` and `this`, in each language; nil for other texts.
    package init?(_ text: String) {
        let text = text.lowercased()
        if DateWords.isLast(text) {
            meaning = { $0.previous }
        } else if DateWords.isCurrent(text) {
            meaning = { $0 }
        } else if let number = MonthText.number(text, digits: 1...2) ?? Vocabulary.ofAllLanguages.month(text) {
            meaning = { YearMonth(year: number <= $0.month ? $0.year : $0.year - 1, month: number) }
        } else {
            let parts = text.split(separator: "-", omittingEmptySubsequences: false)
            guard parts.count == 2, let year = DateWords.number(parts[0], digits: 4...4), year > 0,
                let month = MonthText.number(parts[1], digits: 2...2)
            else { return nil }
            meaning = { _ in YearMonth(year: year, month: month) }
        }
    }

    package func month(today: Day) -> YearMonth { meaning(today.yearMonth) }

    private static func number(_ text: some StringProtocol, digits: ClosedRange<Int>) -> Int? {
        DateWords.number(text, digits: digits).flatMap { (1...12).contains($0) ? $0 : nil }
    }
}

package struct YearText: Sendable {
    private let meaning: @Sendable (_ today: Day) -> Int

    /// The expected form, for an error.
    package static let expectation = "expected e.g. 2025, last or this"

    /// Reads `YYYY`, `last` and `this`, in each language; nil for other texts.
    package init?(_ text: String) {
        let text = text.lowercased()
        if DateWords.isLast(text) {
            meaning = { $0.date.year - 1 }
        } else if DateWords.isCurrent(text) {
            meaning = { $0.date.year }
        } else if let year = DateWords.number(text, digits: 4...4), year > 0 {
            meaning = { _ in year }
        } else {
            return nil
        }
    }

    package func year(today: Day) -> Int { meaning(today) }
}
