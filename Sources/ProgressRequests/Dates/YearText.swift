package import ProgressModel

/// A year as a person names it.
package struct YearText: Sendable {
    private let meaning: @Sendable (_ today: Day) -> Int

    /// What to write, for an error.
    package static let expectation = "expected e.g. 2025, last or this"

    /// Reads `YYYY`, `last` and `this`, in each language; nil for anything else.
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

    /// The year it means on a given today.
    package func year(today: Day) -> Int { meaning(today) }
}
