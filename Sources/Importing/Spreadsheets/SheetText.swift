import Diary
import Model

/// A sheet as comma-separated values, so that it is read like a table that the spreadsheet program saved as such.
///
/// Each row is one line, even if a cell has line breaks: these are carriage returns, which don't end lines within
/// quotation marks.
struct SheetText {
    private(set) var bytes: [UInt8] = []
    private let separator: UInt8
    /// Whether decimals are written with a comma.
    private let hasDecimalComma: Bool

    /// The character before a formula without a result, which people don't type.
    static let formulaMark: Character = "\u{1}"
    /// The maximum size of a table.
    private static let mostBytes = 64 << 20

    init(_ sheet: Sheet) throws(ImportError) {
        // Numbers typed as texts show how the person writes decimals; stored numbers can be written either way.
        hasDecimalComma = sheet.rows.contains { $0.cells.contains { SheetText.hasDecimalComma($0.cell) } }
        separator = hasDecimalComma ? UInt8(ascii: ";") : UInt8(ascii: ",")
        let width = sheet.rows.reduce(0) { max($0, ($1.cells.last?.column ?? 0) + 1) }
        var line = 1
        for (index, row) in sheet.rows.enumerated() {
            bytes.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: row.number - line))
            line = row.number
            try append(row, width: index == 0 ? width : 0)
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Writes the cells of a row, and empty cells up to a width; the first line decides what the separator is.
    private mutating func append(_ row: Sheet.Row, width: Int) throws(ImportError) {
        var column = 0
        for (place, cell) in row.cells {
            bytes.append(contentsOf: repeatElement(separator, count: place - column))
            column = place
            bytes += text(of: cell).utf8
            guard bytes.count <= SheetText.mostBytes else {
                throw ImportError("the sheet has more than \(SheetText.mostBytes >> 20) MB", hint: "take a part of it")
            }
        }
        if column + 1 < width { bytes.append(contentsOf: repeatElement(separator, count: width - column - 1)) }
    }

    private func text(of cell: Sheet.Cell) -> String {
        switch cell {
        case .number(let number):
            let text = SheetNumber(value: number).text
            return hasDecimalComma ? text.replacing(".", with: ",") : text
        case .text(let text):
            let isOneLine = text.utf8.allSatisfy { (0x20..<0x80).contains($0) }
            let lines = isOneLine ? [] : text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            let line = isOneLine ? text : lines.joined(separator: "\r")
            // The separator of the first row's text.
            let sign = line.utf8.first { ",;\t".utf8.contains($0) }
            return line.csvCell(separator: sign ?? separator)
        case .formula(let formula):
            return "\(SheetText.formulaMark)\(formula)".csvCell(separator: separator)
        }
    }

    /// Whether a text is a number with one or two digits after a comma, which therefore doesn't separate thousands.
    private static func hasDecimalComma(_ cell: Sheet.Cell) -> Bool {
        guard case .text(let text) = cell, text.utf8.count < 24 else { return false }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        return parts.count == 2 && (1...2).contains(parts[1].utf8.count)
            && parts.allSatisfy { part in !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    }
}

/// A number as spreadsheet programs store it.
struct SheetNumber {
    let value: Double

    /// The number with at most nine decimals, and with the fifteen digits that spreadsheet programs show.
    ///
    /// So 0.1 + 0.2, which is stored as 0.30000000000000004, is `0.3`.
    var text: String {
        var scaled: (digits: Int64, decimals: Int, scale: Double)?
        var scale = 1.0
        for decimals in 0...9 {
            guard let digits = Int64(exactly: (value * scale).rounded()) else { break }
            scaled = (digits, decimals, scale)
            if abs(Double(digits) / scale - value) <= abs(value) * 1e-15 { break }
            scale *= 10
        }
        guard let (digits, decimals, divisor) = scaled else { return "\(value)" }
        guard decimals > 0 else { return "\(digits)" }
        let (whole, rest) = digits.magnitude.quotientAndRemainder(dividingBy: UInt64(divisor.rounded()))
        let zeros = String(repeating: "0", count: max(0, decimals - "\(rest)".utf8.count))
        var text = "\(digits < 0 ? "-" : "")\(whole).\(zeros)\(rest)"
        while text.hasSuffix("0") { text.removeLast() }
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }

    /// The day, the day and time, or only the time for a number of days since the end of 1899, or since the beginning
    /// of 1904; nil if it is none of these.
    ///
    /// Excel counts 29 February 1900, which didn't exist, so its numbers before March 1900 are one lower.
    func moment(_ format: SheetFormat, since1904: Bool) -> String? {
        guard value >= 0, value < 3_000_000 else { return nil }
        let seconds = Int((value * 86_400).rounded())
        switch format {
        case .duration: return SheetDate.clock(seconds)
        case .time: return SheetDate.clock(seconds % 86_400)
        default: if value < 1 { return SheetDate.clock(seconds) }
        }
        var number = seconds / 86_400
        if since1904 { number += 1462 } else if number < 61 { number += 1 }
        guard let start = Day(year: 1899, month: 12, day: 30) else { return nil }
        return SheetDate.text(start.advanced(by: number), seconds % 86_400)
    }
}

enum SheetDate {
    /// A date as written in XML, to the second; only the time if the date is before 1900; other texts are unchanged.
    static func text(_ written: String) -> String {
        guard let time = TimestampText(written.utf8.span) else { return written }
        let seconds = time.wallTime.secondsSinceEpoch + (time.nanoseconds < 500_000_000 ? 0 : 1)
        let wall = WallTime(secondsSinceEpoch: seconds)
        return wall.day.date.year < 1900 ? clock(wall.second) : text(wall.day, wall.second)
    }

    /// A day, with a time in seconds after midnight unless it is 0.
    static func text(_ day: Day, _ seconds: Int) -> String {
        seconds == 0 ? "\(day)" : "\(day)T\(seconds < 36_000 ? "0" : "")\(clock(seconds))"
    }

    /// Hours and minutes, and seconds unless they are 0: `7:30`, `26:05`, `0:45:30`.
    static func clock(_ seconds: Int) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let text = "\(seconds / 3600):\(two(seconds / 60 % 60))"
        return seconds % 60 == 0 ? text : text + ":\(two(seconds % 60))"
    }
}
