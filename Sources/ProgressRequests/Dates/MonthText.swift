package import ProgressModel
import ReportWords

/// The text of a month: `2025-10`, `10` or `october` for the last one of that number or name, `last` or `this`.
package struct MonthText: Sendable {
    private let meaning: @Sendable (_ today: YearMonth) -> YearMonth

    /// What to write, for an error.
    package static let expectation = "expected e.g. 2025-10, 10, october, last or this"

    /// Reads `YYYY-MM`, `10`, `october`, `last` and `this`, in each language; nil for anything else.
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

    /// The month it means on a given today.
    package func month(today: Day) -> YearMonth { meaning(today.yearMonth) }

    private static func number(_ text: some StringProtocol, digits: ClosedRange<Int>) -> Int? {
        DateWords.number(text, digits: digits).flatMap { (1...12).contains($0) ? $0 : nil }
    }
}
