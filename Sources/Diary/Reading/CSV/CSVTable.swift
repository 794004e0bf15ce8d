import Model

/// Any CSV file of another program, read row by row.
///
/// Separators, quotation marks, line ends and encodings are handled as in our own files. Reading ends at the first
/// error, because the meaning of later rows is unknown.
package struct CSVTable {
    package struct Fault: Error, Sendable {
        /// The line in the file, from 1.
        package let line: Int
        /// The problem and the expectation, without a full stop.
        package let text: String
        package let hint: String?

        package init(line: Int, text: String, hint: String? = nil) {
            (self.line, self.text, self.hint) = (line, text, hint)
        }
    }

    package struct Row: Sendable {
        /// The line of its first character in the file, from 1.
        package let line: Int
        /// As written, without quotation marks.
        package let cells: [String]

        package init(line: Int, cells: [String]) {
            (self.line, self.cells) = (line, cells)
        }
    }

    /// Whether decimals may be written with a comma, because the separator isn't one.
    package var hasDecimalComma: Bool { reader.separator != .comma }

    private let file: SourceFile
    private var reader: CSVReader
    private var row: RecordRow

    /// In bytes; longer than anything a person writes about a day.
    package static let longestCell = 1 << 20
    /// More columns than anyone has habits.
    package static let mostCells = 10_000

    /// Starts at the first line that is neither empty nor a comment (`#`); throws if the file isn't text.
    package init(_ file: SourceFile) throws(Fault) {
        if file.placeOfUnmarkedUTF16 != nil {
            throw Fault(
                line: 1, text: "UTF-16 without a byte order mark; expected the file to be saved as UTF-8", hint: nil)
        }
        if let place = file.firstInvalidByte { throw Fault(line: place.line, text: file.notText, hint: nil) }
        if let offset = file.bytes.firstIndex(of: 0) {
            let line = file.bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
            throw Fault(line: line, text: "a byte 0, which no text has; expected a CSV file", hint: nil)
        }
        self.file = file
        reader = CSVReader(file.bytes.span)
        row = RecordRow(of: file.bytes, columns: [])
        if let place = reader.findHeader(in: file.bytes.span) {
            throw CSVTable.fault(.strayCarriageReturn, place, reader)
        }
    }

    /// The next row; nil at the end.
    package mutating func next() throws(Fault) -> Row? {
        let file = file
        guard let outcome = reader.next(in: file.bytes.span, into: &row) else { return nil }
        if case .malformed(let fault, let place) = outcome { throw CSVTable.fault(fault, place, reader) }
        let line = row.position.line
        guard row.count <= CSVTable.mostCells else {
            throw Fault(
                line: line, text: "the row has \(row.count) cells; expected at most \(CSVTable.mostCells)", hint: nil)
        }
        for field in row.fields where field.end - field.start > CSVTable.longestCell {
            throw Fault(
                line: line,
                text: "a cell of \(field.end - field.start) bytes; expected at most \(CSVTable.longestCell)",
                hint: "a quotation mark may be missing")
        }
        return Row(line: line, cells: row.fields.map(row.text))
    }

    private static func fault(_ fault: CSVReader.Fault, _ place: Position, _ reader: CSVReader) -> Fault {
        Fault(line: place.line, text: fault.text(reader.separator), hint: fault.hint)
    }
}
