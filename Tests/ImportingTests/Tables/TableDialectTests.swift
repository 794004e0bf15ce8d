import Diary
import Importing
import Model
import TestSupport
import Testing
import Wording

/// A random history that is written in the style of another program or person is imported unchanged.
@Suite struct TableDialectTests {
    /// How a table is written.
    private struct Dialect {
        /// A date in the form of this dialect, and whether its order is clear.
        let date: (Day) -> String
        let separator: String
        let hasDecimalComma: Bool
        let words: (yes: String, no: String)
        let lineEnd: String
        let title: String
        let shape: Shape
    }

    private enum Shape: CaseIterable {
        case wide, tidy, grid
    }

    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    private static let dates: [@Sendable (Day) -> String] = [
        { "\($0)" }, { "\(padded($0.date.day, 2)).\(padded($0.date.month, 2)).\($0.date.year)" },
        { "\($0.date.day).\($0.date.month).\($0.date.year % 100)" },
        { "\(padded($0.date.day, 2))/\(padded($0.date.month, 2))/\($0.date.year)" },
        { "\($0.date.month)/\($0.date.day)/\($0.date.year)" },
        { "\($0.date.day) \(months[$0.date.month - 1]) \($0.date.year)" },
        { "\(months[$0.date.month - 1]) \($0.date.day), \($0.date.year)" },
        { "\($0.date.day)-\(months[$0.date.month - 1])-\(padded($0.date.year % 100, 2))" },
        { "\($0.date.year)/\(padded($0.date.month, 2))/\(padded($0.date.day, 2))" },
        { "\($0.date.year)\(padded($0.date.month, 2))\(padded($0.date.day, 2))" },
    ]
    private static let words = [
        ("yes", "no"), ("x", ""), ("1", "0"), ("✓", "✗"), ("✅", "❌"), ("TRUE", "FALSE"), ("ja", "nein"),
        ("Done", "Missed"), ("☑", "☐"), ("oui", "non"),
    ]

    /// The nth of all dialects; forty consecutive ones have every form of each part.
    private static func dialect(_ number: Int) -> Dialect {
        let separator = [",", ";", "\t"][number % 3]
        return Dialect(
            date: dates[number % dates.count], separator: separator, hasDecimalComma: number % 3 > 0 && number % 2 == 0,
            words: words[(number / 2) % words.count], lineEnd: number % 4 == 0 ? "\r\n" : "\n",
            title: number % 5 == 4 ? "My year" : "", shape: Shape.allCases[(number / 4) % 3])
    }

    private struct Record {
        let day: Day
        let drinks: FixedDecimal?
        let isRead: Bool
        let steps: Int?
    }

    private static func history(_ random: inout SeededGenerator) -> [Record] {
        let start = date("2025-01-20").advanced(by: Int(random.next() % 100))
        return (0..<40 + Int(random.next() % 60)).map { offset in
            let halves = Int128(random.next() % 10)
            return Record(
                day: start.advanced(by: offset),
                drinks: random.next() % 5 == 0 ? nil : FixedDecimal(billionths: halves * FixedDecimal.unit / 2),
                isRead: random.next() % 2 == 0, steps: random.next() % 4 == 0 ? nil : 500 + Int(random.next() % 400))
        }
    }

    private static func table(_ records: [Record], _ dialect: Dialect) -> String {
        func cell(_ text: String) -> String {
            text.contains(dialect.separator) || text.contains(", ") ? "\"\(text)\"" : text
        }
        func number(_ value: FixedDecimal?) -> String {
            let text = value?.text ?? ""
            return dialect.hasDecimalComma ? text.replacing(".", with: ",") : text
        }
        let columns = ["Drinks", "Read", "Steps"]
        let rows = records.map { record in
            [
                number(record.drinks), record.isRead ? dialect.words.yes : dialect.words.no,
                record.steps.map(String.init) ?? "",
            ]
        }
        var lines: [[String]]
        switch dialect.shape {
        case .wide:
            lines = [["Date"] + columns] + zip(records, rows).map { [dialect.date($0.day)] + $1 }
        case .tidy:
            lines = [["Date", "Habit", "Value"]]
            for (record, row) in zip(records, rows) {
                for (column, value) in zip(columns, row) where !value.isEmpty {
                    lines.append([dialect.date(record.day), column, value])
                }
            }
        case .grid:
            lines = [["Habit"] + records.map { dialect.date($0.day) }]
            for (index, column) in columns.enumerated() { lines.append([column] + rows.map { $0[index] }) }
        }
        let text = lines.map { $0.map(cell).joined(separator: dialect.separator) }.joined(separator: dialect.lineEnd)
        return (dialect.title.isEmpty ? "" : dialect.title + dialect.lineEnd) + text + dialect.lineEnd
    }

    private static func expected(_ records: [Record]) -> [String] {
        records.flatMap { record in
            [
                record.drinks.map { "entry \(record.day) \($0.text)" }, record.isRead ? "log \(record.day) Read" : nil,
                record.steps.map { "metric \(record.day) steps \($0)" },
            ].compactMap(\.self)
        }
    }

    @Test("V-47 a random history comes in as it was, in forty dialects", arguments: 0..<120)
    func comesIn(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let records = Self.history(&random)
        let dialect = Self.dialect(seed)
        // Columns that are named by plain numbers can't be recognised as days.
        guard dialect.shape != .grid || seed % Self.dates.count != 9 else { return }
        let text = Self.table(records, dialect)
        let words = try OddTableTests.outcome(single(text)).filter { !$0.hasPrefix("told") }
        #expect(words.sorted() == Self.expected(records).sorted(), "\(text.prefix(300))")
    }
}
