import ProgressLoading
import ProgressModel

/// A sheet as comma-separated values, so that it is read like a table that its program has saved as such.
///
/// A row is a line, also where a cell has line breaks: these are carriage returns, which are no ends of lines within
/// quotation marks.
struct SheetText {
    private(set) var bytes: [UInt8] = []
    private let separator: UInt8
    /// Whether decimals are written with a comma.
    private let hasDecimalComma: Bool

    /// Stands before a formula that has no result: a sign that no person types.
    static let formulaMark: Character = "\u{1}"
    /// More is no table of a person.
    private static let mostBytes = 64 << 20

    /// Writes a sheet; throws where that would be too long.
    init(_ sheet: Sheet) throws(ImportError) {
        // Numbers that somebody typed as texts say how the person writes decimals; those of cells can be written either way.
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

    /// Writes the cells of a row, and so many more that it has at least a width: the first line tells the separator.
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
            // The first row decides which of them separates the cells.
            let sign = line.utf8.first { ",;\t".utf8.contains($0) }
            return CSVField(line, separator: sign ?? separator).written
        case .formula(let formula):
            return CSVField("\(SheetText.formulaMark)\(formula)", separator: separator).written
        }
    }

    /// Whether a text is a number with one or two decimals behind a comma, which is no sign between thousands.
    private static func hasDecimalComma(_ cell: Sheet.Cell) -> Bool {
        guard case .text(let text) = cell, text.utf8.count < 24 else { return false }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        return parts.count == 2 && (1...2).contains(parts[1].utf8.count)
            && parts.allSatisfy { part in !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    }
}
