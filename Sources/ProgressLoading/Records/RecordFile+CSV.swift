extension RecordFile {
    func readCSV(_ problems: inout Problems, _ body: (RecordRow, inout Problems) -> Void) {
        let firstInvalidByte = file.firstInvalidByte
        var reader = CSVReader(file.bytes)
        var cells: [CSVReader.Cell] = []
        var header: Header?
        while let row = reader.next(into: &cells) {
            switch row {
            case .malformed(let fault, let position):
                problems.error("malformed-csv", file, position, fault.text, hint: fault.hint)
                if header == nil { return }
            case .cells(let position, let end):
                if let invalid = firstInvalidByte, invalid.offset < end,
                    let place = placeOfInvalidByte(in: position, end)
                {
                    problems.error("not-utf8", file, place, notUTF8)
                    if header == nil { return }
                } else if let header {
                    if let row = header.row(cells, at: position, in: file, &problems) { body(row, &problems) }
                } else {
                    header = Header(cells, at: position, of: self, &problems)
                    if header == nil { return }
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

    /// Which column of the schema each cell of a row belongs to.
    private struct Header {
        /// For each cell the index of its column; nil for a column the schema does not know.
        let columns: [Int?]
        let schema: RecordSchema

        init?(
            _ cells: [CSVReader.Cell], at position: Position, of records: RecordFile, _ problems: inout Problems
        ) {
            schema = records.schema
            var columns: [Int?] = []
            var names: Set<String> = []
            var isUsable = true
            for cell in cells {
                let field = Field(text: cell.text, kind: .text, position: position)
                let name = String(decoding: field.trimmed, as: UTF8.self)
                let place = Position(offset: cell.offset, line: position.line, anchor: position.offset)
                columns.append(records.schema.index(ofColumn: name))
                if !names.insert(name.lowercased()).inserted {
                    problems.error(
                        "duplicate-column", records.file, place, "the header names the column \"\(name)\" twice")
                    isUsable = false
                } else if columns.last == .some(nil) {
                    problems.warn(
                        "unknown-column", records.file, place, "unknown column \"\(name)\", it is not read",
                        hint: spellingHint(name, among: records.schema.columns))
                }
            }
            for group in schema.required where !group.contains(where: { names.contains($0.lowercased()) }) {
                let wanted = group.map { "\"\($0)\"" }.joined(separator: " or ")
                problems.error(
                    "missing-column", records.file, position, "the header has no column \(wanted)",
                    hint: Header.hint(cells, schema))
                isUsable = false
            }
            guard isUsable else { return nil }
            self.columns = columns
        }

        /// What most likely went wrong where columns are missing.
        private static func hint(_ cells: [CSVReader.Cell], _ schema: RecordSchema) -> String? {
            let separators = ";\t".utf8
            if cells.count == 1, cells[0].text.contains(where: separators.contains) {
                return "columns are separated by commas"
            }
            let isHeader = cells.contains { schema.index(ofColumn: String(decoding: $0.text, as: UTF8.self)) != nil }
            return isHeader ? nil : "the first line names the columns, such as \(schema.columns.joined(separator: ","))"
        }

        func row(
            _ cells: [CSVReader.Cell], at position: Position, in file: SourceFile, _ problems: inout Problems
        ) -> RecordRow? {
            guard cells.count == columns.count else {
                problems.error(
                    "ragged-row", file, position,
                    "the row has \(cells.count) \(cells.count == 1 ? "cell" : "cells"), the header has \(columns.count)",
                    hint: cells.count > columns.count ? "text with a comma needs quotation marks around it" : nil)
                return nil
            }
            var fields = [Field?](repeating: nil, count: schema.columns.count)
            for (cell, column) in zip(cells, columns) {
                guard let column, !cell.text.isEmpty else { continue }
                fields[column] = Field(
                    text: cell.text, kind: .text,
                    position: Position(offset: cell.offset, line: position.line, anchor: position.offset))
            }
            return RecordRow(fields: fields, position: position)
        }
    }
}

let notUTF8 = "a byte that is not UTF-8, expected the file to be saved as UTF-8"

extension CSVReader.Fault {
    fileprivate var text: String {
        switch self {
        case .unclosedQuote: "a quotation mark that is never closed, expected one at the end of the cell"
        case .quoteInsideCell: "a quotation mark inside a cell that does not begin with one"
        case .textAfterQuote: "text after a closing quotation mark, expected a comma or the end of the line"
        case .strayCarriageReturn: "a carriage return without a line feed, expected lines to end with LF or CRLF"
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
