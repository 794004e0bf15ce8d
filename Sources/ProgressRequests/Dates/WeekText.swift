package import ProgressModel

/// The text of a week: `2025-W44`, `44` for the last one of that number, `last` or `this`.
package struct WeekText: Sendable {
    private let meaning: @Sendable (_ running: Week, _ weeks: [Week]) -> Week

    /// What to write, for an error.
    package static let expectation = "expected e.g. 2025-W44, 44, last or this"

    /// Reads `YYYY-Www`, `W44`, `44`, `last` and `this`, in each language; nil for anything else and for weeks that the
    /// year does not have.
    package init?(_ text: String) {
        let text = text.lowercased()
        if DateWords.isLast(text) {
            meaning = { running, weeks in weeks.count > 1 ? running.advanced(by: -1) : running }
        } else if DateWords.isCurrent(text) {
            meaning = { running, _ in running }
        } else if let number = WeekText.number(text[...]) {
            // Seven years may pass without a week 53.
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

    /// The week it means on a given today: `last` is the week before the current one.
    ///
    /// A history that begins in the current week has no earlier one; then `last` is the current week. `weeks` are those
    /// of the history.
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

    /// Nil where the year does not have it.
    private static func week(_ number: Int, of year: Int) -> Week? {
        // January 4 is always in week 1 of its year.
        guard let fourth = Day(year: year, month: 1, day: 4) else { return nil }
        let week = Week(containing: fourth).advanced(by: number - 1)
        return week.year == year ? week : nil
    }
}
