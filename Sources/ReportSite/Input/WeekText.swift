package import ProgressModel

/// The text of a week: `2025-W44` or `last`.
package struct WeekText: Sendable {
    private enum Words {
        case week(Week)
        case last
    }

    private let words: Words

    /// Reads `YYYY-Www` or `last`; nil for anything else and for weeks that the year does not have.
    package init?(_ text: String) {
        if text.lowercased() == "last" {
            words = .last
            return
        }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].count == 4, parts[1].count == 3, parts[1].first?.uppercased() == "W",
            let year = Int(parts[0]), let number = Int(parts[1].dropFirst()), number >= 1,
            let fourth = Day(year: year, month: 1, day: 4)
        else { return nil }
        // January 4 is always in week 1 of its year.
        let week = Week(containing: fourth).advanced(by: number - 1)
        guard week.year == year else { return nil }
        words = .week(week)
    }

    /// The week it means on a given today: `last` is the week before the current one.
    ///
    /// A history that begins in the current week has no earlier one; then `last` is the current week. `weeks` are those
    /// of the history.
    package func week(today: Day, weeks: [Week]) -> Week {
        switch words {
        case .week(let week): return week
        case .last:
            let running = Week(containing: today)
            return weeks.count > 1 ? running.advanced(by: -1) : running
        }
    }
}
