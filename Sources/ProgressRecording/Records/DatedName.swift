import ProgressModel

/// The path of a file that is named after a year, a month or a day, such as `entries/2025-10.csv`.
struct DatedName {
    private let before, after: Substring
    /// Year, month and day, as far as the name has them.
    private let parts: [Int]
    /// What stands between them.
    private let separator: String

    /// Recognizes the first date in a file's name; nil where there is none, or other digits follow, as in `2024-2025`.
    init?(_ path: String) {
        var rest = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
        while let start = rest.firstIndex(where: \.isASCIIDigit) {
            let digits = rest[start...].prefix(while: \.isASCIIDigit)
            if let found = DatedName.date(from: digits, in: path) {
                guard !path[found.end...].contains(where: \.isASCIIDigit) else { return nil }
                (before, after) = (path[..<start], path[found.end...])
                (parts, separator) = (found.parts, found.separator)
                return
            }
            rest = rest[digits.endIndex...]
        }
        return nil
    }

    /// Reads `2025`, `2025-10`, `2025_10_31` and `20251031`, the first of whose digits are these.
    private static func date(
        from digits: Substring, in path: String
    ) -> (parts: [Int], separator: String, end: String.Index)? {
        guard let year = Int(digits.prefix(4)), (1900...2199).contains(year) else { return nil }
        guard digits.count == 4 else {
            let rest = digits.dropFirst(4)
            guard rest.count == 2 || rest.count == 4, let month = number(rest.prefix(2), upTo: 12) else { return nil }
            guard rest.count == 4 else { return ([year, month], "", digits.endIndex) }
            return number(rest.dropFirst(2), upTo: 31).map { ([year, month, $0], "", digits.endIndex) }
        }
        var (parts, end) = ([year], digits.endIndex)
        guard let separator = path[end...].first, "-_.".contains(separator) else { return (parts, "-", end) }
        while parts.count < 3, path[end...].first == separator {
            let next = path[path.index(after: end)...].prefix(while: \.isASCIIDigit)
            guard next.count == 2, let number = number(next, upTo: parts.count == 1 ? 12 : 31) else { break }
            parts.append(number)
            end = next.endIndex
        }
        return (parts, String(separator), end)
    }

    private static func number(_ digits: Substring, upTo last: Int) -> Int? {
        Int(digits).flatMap { (1...last).contains($0) ? $0 : nil }
    }

    /// Whether the year, month or day it is named after is before that of another.
    func isBefore(_ other: DatedName) -> Bool { parts.lexicographicallyPrecedes(other.parts) }

    /// Whether a day lies in what the file is named after.
    func covers(_ day: Day) -> Bool { parts.elementsEqual(DatedName.parts(of: day).prefix(parts.count)) }

    /// The same path for the year, month or day of another day.
    func path(for day: Day) -> String {
        let numbers = zip(DatedName.parts(of: day), [4, 2, 2]).prefix(parts.count)
        return before + numbers.map { padded($0, $1) }.joined(separator: separator) + after
    }

    private static func parts(of day: Day) -> [Int] {
        let date = day.date
        return [date.year, date.month, date.day]
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
