import ProgressModel

/// A date with slashes: `11/15/2026`, `15/11/2026`, `11/15`, and `2026/11/15`, which is always year, month and day.
struct SlashedDate {
    /// What it can mean, of a leap year where none is said; that with the month first comes first.
    ///
    /// None where there is no such day, one where a number is above 12 or both are equal, else two.
    let days: [Day]
    let hasYear: Bool

    /// Reads a word; nil for what is no numbers between slashes, of one or two digits and of four for the year.
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
