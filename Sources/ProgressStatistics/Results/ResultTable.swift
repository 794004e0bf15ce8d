import Diagnostics

/// Rows of the same columns, for other programs: as comma-separated values, or as a list of objects.
package struct ResultTable: Sendable {
    /// The names of the columns; only ever added to, at the end.
    let columns: [String]
    /// Plain values, one for each column.
    var rows: [[JSONValue]] = []

    init(_ columns: [String]) { self.columns = columns }

    /// A list of objects, a line each.
    package var json: JSONValue {
        .array(
            rows.map { row in .object(zip(columns, row).map { JSONValue.Member(name: $0, value: $1) }) })
    }

    /// A line of names, then one for each row; what does not exist is empty (RFC 4180, with line feeds).
    package var csv: [UInt8] {
        var bytes = Array((columns.joined(separator: ",") + "\n").utf8)
        for row in rows {
            for (index, value) in row.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                switch value {
                case .number(let number): bytes += number.utf8
                case .text(let text): ResultTable.write(text, to: &bytes)
                default: break
                }
            }
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }

    /// Writes a text, in quotes where it needs them; line ends and control characters are spaces, so that a row is a line.
    private static func write(_ text: String, to bytes: inout [UInt8]) {
        var line = String(String.UnicodeScalarView(text.unicodeScalars.map { PlainText.isControl($0) ? " " : $0 }))
        // A spreadsheet would take it for a formula.
        if let first = line.utf8.first, "=+-@".utf8.contains(first) { line = "'" + line }
        guard line.utf8.contains(where: { ",\"".utf8.contains($0) }) else {
            bytes += line.utf8
            return
        }
        bytes.append(UInt8(ascii: "\""))
        for byte in line.utf8 { bytes += byte == UInt8(ascii: "\"") ? [byte, byte] : [byte] }
        bytes.append(UInt8(ascii: "\""))
    }
}
