import ReportMarkup

/// The tables of a page as one file of comma-separated values (RFC 4180): a line for each cell, so that every table fits.
extension DataTable {
    static let csvHeading = "table,row,column,value\n"

    /// Appends the cells, each with the caption of the table, the heading of its row and that of its column.
    func write(to file: inout TableFile) {
        let caption = DataTable.field(caption)
        let columns = headings.map(DataTable.field)
        for row in rows {
            let heading = DataTable.field(row.first ?? "")
            for (column, value) in zip(columns, row).dropFirst() {
                for (index, field) in [caption, heading, column, DataTable.field(value)].enumerated() {
                    if index > 0 { file.buffer.append(byte: UInt8(ascii: ",")) }
                    file.buffer.append(contentsOf: field.utf8)
                }
                file.buffer.append(byte: UInt8(ascii: "\n"))
            }
        }
    }

    /// A value as a field, in quotes where it needs them.
    ///
    /// What a person wrote may begin like a formula; a spreadsheet is told that it is a text, as it would be by hand.
    static func field(_ value: String) -> String {
        var text = value
        if let first = value.utf8.first, "=+@\t\r".utf8.contains(first) { text = "'" + value }
        // A number may be negative; anything else that begins so is a formula.
        if value.utf8.first == UInt8(ascii: "-"), !value.utf8.dropFirst().allSatisfy("0123456789.,:".utf8.contains) {
            text = "'" + value
        }
        guard text.utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else { return text }
        return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
