import Diagnostics

extension RecordFile {
    func readCSV(_ decoder: inout RecordDecoder<Column>, _ body: (inout RecordDecoder<Column>) -> Void) {
        let bytes = file.bytes.span
        let firstInvalidByte = file.firstInvalidByte
        var reader = CSVReader(bytes)
        var header: CSVHeader<Column>?
        while let outcome = reader.next(in: bytes, into: &decoder.row) {
            switch outcome {
            case .malformed(let fault, let position):
                problems.error(.malformedCSV, file, position, fault.text, hint: fault.hint)
                if header == nil { return }
            case .row(let end):
                if let invalid = firstInvalidByte, invalid.offset < end,
                    let place = placeOfInvalidByte(in: decoder.row.position, end)
                {
                    problems.error(.notUTF8, file, place, notUTF8)
                    if header == nil { return }
                } else if let header {
                    guard header.fits(decoder.row, in: self) else { continue }
                    decoder.begin()
                    body(&decoder)
                } else {
                    header = CSVHeader(decoder.row, of: self)
                    guard let header else { return }
                    decoder.row.columns = header.columns
                }
            }
        }
    }

    /// The first byte of a row that is not UTF-8.
    private func placeOfInvalidByte(in row: Position, _ end: Int) -> Position? {
        let bytes = Array(file.bytes[row.offset..<end])
        return SourceFile(path: file.path, bytes: bytes).firstInvalidByte.map {
            Position(offset: row.offset + $0.offset, line: row.line, anchor: row.offset)
        }
    }
}

/// Which cell of a row belongs to each column.
struct CSVHeader<Column: RecordColumn> {
    /// For each column the index of its cell; -1 for a column that the file does not have.
    let columns: [Int]
    private let cellCount: Int

    /// Reads the header; nil, with a report, where the file cannot be read by it.
    init?(_ row: RecordRow, of records: RecordFile<Column>) {
        var columns = Column.allCases.map { _ in -1 }
        var names: Set<String> = []
        var isUsable = true
        for (index, field) in row.fields.enumerated() {
            let name = row.text(row.trimmed(field))
            let column = Column.named(name)
            if !names.insert(name.lowercased()).inserted {
                records.problems.error(
                    .duplicateColumn, records.file, field.position, "the header names the column \"\(name)\" twice")
                isUsable = false
            } else if let column {
                columns[column.rawValue] = index
            } else {
                records.problems.warn(
                    .unknownColumn, records.file, field.position, "unknown column \"\(name)\"; it is not read",
                    hint: spellingHint(name, among: Column.names))
            }
        }
        for group in Column.required where !group.contains(where: { columns[$0.rawValue] >= 0 }) {
            let wanted = group.map { "\"\($0.name)\"" }.joined(separator: " or ")
            records.problems.error(
                .missingColumn, records.file, row.position, "the header has no column \(wanted)",
                hint: CSVHeader.hint(row))
            isUsable = false
        }
        guard isUsable else { return nil }
        self.columns = columns
        cellCount = row.count
    }

    /// What most likely went wrong where columns are missing.
    private static func hint(_ row: RecordRow) -> String? {
        let cells = row.fields.map(row.text)
        if cells.count == 1, cells[0].utf8.contains(where: ";\t".utf8.contains) {
            return "columns are separated by commas"
        }
        let isHeader = cells.contains { Column.named($0) != nil }
        return isHeader
            ? nil : "the first line names the columns, such as \(Column.names.joined(separator: ","))"
    }

    /// Whether a row has as many cells as the header; reported where it has not.
    func fits(_ row: RecordRow, in records: RecordFile<Column>) -> Bool {
        let count = row.count
        guard count != cellCount else { return true }
        records.problems.error(
            .raggedRow, records.file, row.position,
            "the row has \(count) \(count == 1 ? "cell" : "cells"), but the header has \(cellCount)",
            hint: count > cellCount ? "text with a comma needs quotation marks around it" : nil)
        return false
    }
}

let notUTF8 = "a byte that is not UTF-8; expected the file to be saved as UTF-8"

extension CSVReader.Fault {
    fileprivate var text: String {
        switch self {
        case .unclosedQuote: "a quotation mark that is never closed; expected one at the end of the cell"
        case .quoteInsideCell: "a quotation mark inside a cell that does not begin with one"
        case .textAfterQuote: "text after a closing quotation mark; expected a comma or the end of the line"
        case .strayCarriageReturn: "a carriage return without a line feed; expected lines to end with LF or CRLF"
        }
    }

    fileprivate var hint: String? {
        switch self {
        case .quoteInsideCell, .textAfterQuote:
            "put the whole cell into quotation marks and double those inside it"
        case .unclosedQuote, .strayCarriageReturn: nil
        }
    }
}
