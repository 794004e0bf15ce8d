package import ProgressModel

/// A year as a person names it.
package struct YearText: Sendable {
    private enum Words {
        case year(Int)
        case yearsBefore(Int)
    }

    private let words: Words

    /// What to write, for an error.
    package static let expectation = "expected e.g. 2025, last or this"

    /// Reads `YYYY`, `last` and `this`, in each language; nil for anything else.
    package init?(_ text: String) {
        let text = text.lowercased()
        if DateWords.isLast(text) {
            words = .yearsBefore(1)
        } else if DateWords.isCurrent(text) {
            words = .yearsBefore(0)
        } else if let year = DateWords.number(text, digits: 4...4), year > 0 {
            words = .year(year)
        } else {
            return nil
        }
    }

    /// The year it means on a given today.
    package func year(today: Day) -> Int {
        switch words {
        case .year(let year): year
        case .yearsBefore(let number): today.date.year - number
        }
    }
}
