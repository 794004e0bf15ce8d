package import Model

/// The format of a CSV file, for adding rows to it.
package struct CSVLayout: Sendable {
    /// The separator of cells.
    package let separator: UInt8
    /// The cells of the header in lower case, in order; empty if they aren't columns.
    package let columns: [String]
    /// The offset after the last cell of the header, before its line end.
    package let headerEnd: Int
    /// The line end of the header, or else of the first line: LF or CRLF; LF if there isn't one.
    package let lineEnd: [UInt8]
    package let hasDecimalComma: Bool
    /// Whether its last date is written as `31.10.2025`.
    package let hasDottedDates: Bool
    /// The number of cells in the widest row; more than `columns` if a row is broken.
    package let widestRow: Int
    /// Whether every row could be divided into cells.
    package let isWhole: Bool
    /// The position of the last readable row without its line end; the header if there is no other.
    package let lastRow: Range<Int>

    /// Examines a file of records; nil if it has no header below which rows can be read.
    package init?(_ file: SourceFile, kind: RecordKind) {
        let bytes = file.bytes.span
        var reader = CSVReader(bytes)
        var row = RecordRow(of: file.bytes, columns: [])
        guard reader.findHeader(in: bytes) == nil, case .row(let end) = reader.next(in: bytes, into: &row),
            file.firstInvalidByte(in: row.position.offset..<end) == nil,
            CSVHeader(row, separator: reader.separator, of: RecordFile(file, kind, Problems())) != nil
        else { return nil }
        columns = row.fields.map { row.text(row.trimmed($0)).lowercased() }
        separator = reader.separator.byte
        headerEnd = end
        lineEnd = CSVLayout.lineEnd(behind: end, in: file.bytes)
        var rows = RowHabits(columns, kind, lastRow: row.position.offset..<end)
        var isWhole = true
        while let outcome = reader.next(in: bytes, into: &row) {
            if case .row(let end) = outcome { rows.add(row, end: end) } else { isWhole = false }
        }
        self.isWhole = isWhole
        hasDecimalComma = rows.hasDecimalComma(separatedBy: reader.separator)
        hasDottedDates = rows.hasDottedDates
        widestRow = rows.widest
        lastRow = rows.lastRow
    }

    /// Whether a file has no rows and no header, only empty lines and lines that begin with `#`.
    package static func isMissing(in file: SourceFile) -> Bool {
        let bytes = file.bytes.span
        var reader = CSVReader(bytes)
        return reader.findHeader(in: bytes) == nil && reader.offset == bytes.count
    }

    private static func lineEnd(behind header: Int, in bytes: [UInt8]) -> [UInt8] {
        let feed = UInt8(ascii: "\n")
        let end = bytes[header...].firstIndex(of: feed) ?? bytes.firstIndex(of: feed)
        guard let end, end > 0, bytes[end - 1] == UInt8(ascii: "\r") else { return [feed] }
        return [UInt8(ascii: "\r"), feed]
    }

    package func text(of day: Day) -> String {
        guard hasDottedDates else { return day.description }
        let date = day.date
        return padded(date.day, 2) + "." + padded(date.month, 2) + "." + padded(date.year, 4)
    }
}

/// Which formats the rows of a file use.
private struct RowHabits {
    private(set) var lastRow: Range<Int>
    private(set) var widest = 0
    private(set) var hasDottedDates = false
    private var commas = 0
    private var points = 0
    /// The indices of the columns with numbers, and of the one with the date; -1 without one.
    private let numbers: [Int]
    private let date: Int

    init(_ columns: [String], _ kind: RecordKind, lastRow: Range<Int>) {
        numbers = columns.indices.filter { kind.layout.numbers.contains(columns[$0]) }
        date = columns.firstIndex(of: kind.dateColumn) ?? -1
        self.lastRow = lastRow
    }

    mutating func add(_ row: RecordRow, end: Int) {
        lastRow = row.position.offset..<end
        var count = row.count
        while count > widest, !row.isFilled(row.fields[count - 1]) { count -= 1 }
        widest = max(widest, count)
        for index in numbers where index < row.count { add(number: row.trimmed(row.fields[index]), in: row) }
        guard date >= 0, date < row.count, row.isFilled(row.fields[date]) else { return }
        row.withText(row.trimmed(row.fields[date])) { text in
            // The date part of a timestamp.
            let end = text.indices.first { text[$0] == UInt8(ascii: " ") } ?? text.count
            hasDottedDates = parseDottedDay(text.extracting(0..<end)) != nil
        }
    }

    /// Values that aren't decimals, such as options of a selection, are ignored.
    private mutating func add(number: RecordRow.Field, in row: RecordRow) {
        row.withText(number) { text in
            var sign: UInt8?
            for index in text.indices where !(0x30...0x39).contains(text[index]) {
                guard sign == nil else { return }
                sign = text[index]
            }
            if sign == UInt8(ascii: ",") { commas += 1 }
            if sign == UInt8(ascii: ".") { points += 1 }
        }
    }

    /// Without any number: files with semicolons come from countries with a decimal comma.
    func hasDecimalComma(separatedBy separator: CSVSeparator) -> Bool {
        guard separator != .comma else { return false }
        return commas == points ? separator == .semicolon : commas > points
    }
}
