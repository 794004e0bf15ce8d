import Model

extension NewRecords {
    /// The edits that append the records to a CSV file; nil if they can't be.
    func edits(ofCSV file: SourceFile) -> [TextEdit]? {
        let count = file.bytes.count
        let endsLine = file.content.isEmpty || file.bytes.last == UInt8(ascii: "\n")
        if CSVLayout.isMissing(in: file) { return [TextEdit(at: count, (endsLine ? "" : "\n") + newCSV)] }
        // A carriage return at the very end, which is an error, would become part of a line end.
        guard let layout = CSVLayout(file, kind: kind), file.bytes.last != UInt8(ascii: "\r") else { return nil }
        let missing = missing(in: layout.columns)
        // A value after the last column, which is an error, would get below a new column.
        guard missing.isEmpty || layout.widestRow <= layout.columns.count else { return nil }
        let form = CSVForm(layout, adding: missing)
        let header = missing.map { form.separator + $0 }.joined()
        let rows = form.rows(records)
        let end = (endsLine ? "" : form.lineEnd) + rows
        // After a header on the last line both edits would be at the same offset.
        let edits =
            layout.headerEnd == count
            ? [TextEdit(at: count, header + end)]
            : (missing.isEmpty ? [] : [TextEdit(at: layout.headerEnd, header)]) + [TextEdit(at: count, end)]
        if layout.isWhole { return edits }
        guard records.count == 1 else { return nil }
        return reads(rows, endingWith: form.lineEnd, behind: edits, of: file) ? edits : nil
    }

    /// Whether the added rows would be read as such: an unclosed quotation mark may swallow them.
    private func reads(
        _ row: String, endingWith lineEnd: String, behind edits: [TextEdit], of file: SourceFile
    ) -> Bool {
        guard let text = edits.applied(to: file.bytes), let after = CSVLayout(file.with(text: text), kind: kind)
        else { return false }
        return after.lastRow == text.count - row.utf8.count..<text.count - lineEnd.utf8.count
    }

    package var newCSV: String {
        let form = CSVForm(columns: kind.newColumns + missing(in: kind.newColumns))
        return form.header + form.rows(records)
    }

    func newCSV(like file: SourceFile) -> String {
        guard let layout = CSVLayout(file, kind: kind) else { return newCSV }
        let missing = missing(in: layout.columns)
        let form = CSVForm(layout, adding: missing)
        // What precedes the header, such as a byte order mark, belongs to the format.
        let header = String(decoding: file.bytes[..<layout.headerEnd], as: UTF8.self)
        return header + missing.map { form.separator + $0 }.joined() + form.lineEnd + form.rows(records)
    }
}

extension RecordKind {
    /// The columns of a file that is made for a record; rarely used ones only if needed.
    fileprivate var newColumns: [String] {
        switch self {
        case .entries: ["date", "level", "drinks", "timestamp", "source", "note"]
        case .activities: ["date", "start", "kind", "minutes", "type", "source", "note"]
        case .logs: ["timestamp", "tracker", "value", "trigger", "location", "note", "source"]
        case .metrics: ["date", "metric", "value", "source"]
        }
    }
}

/// The format of the rows of a CSV file.
struct CSVForm {
    let columns: [String]
    let separator: String
    let lineEnd: String
    private let layout: CSVLayout?
    private let separatorByte: UInt8

    /// The format of a file that gets further columns.
    init(_ layout: CSVLayout, adding columns: [String]) {
        self.columns = layout.columns + columns
        separator = String(UnicodeScalar(layout.separator))
        separatorByte = layout.separator
        lineEnd = String(decoding: layout.lineEnd, as: UTF8.self)
        self.layout = layout
    }

    init(columns: [String]) {
        (self.columns, separator, lineEnd, layout) = (columns, ",", "\n", nil)
        separatorByte = UInt8(ascii: ",")
    }

    /// The header with its line end.
    var header: String { columns.joined(separator: separator) + lineEnd }

    /// The records as rows with line ends, written into one text: an import may have ten thousands.
    func rows(_ records: [NewRecord]) -> String {
        var text: [UInt8] = []
        var (last, places) = (NewRecord?.none, [Int?]())
        for record in records {
            if last.map(record.hasColumns) != true {
                last = record
                places = columns.map { column in record.fields.firstIndex { $0.column == column } }
            }
            for (index, place) in places.enumerated() {
                if index > 0 { text.append(separatorByte) }
                if let place { text += cell(record.fields[place].value).utf8 }
            }
            text += lineEnd.utf8
        }
        return String(decoding: text, as: UTF8.self)
    }

    private func cell(_ value: NewRecord.Value) -> String {
        switch value {
        case .text(let text): text.csvCell(separator: separatorByte)
        case .day(let day): layout?.text(of: day) ?? day.description
        case .number(let number):
            layout?.hasDecimalComma == true
                ? number.text.split(separator: ".").joined(separator: ",") : number.text
        }
    }
}
