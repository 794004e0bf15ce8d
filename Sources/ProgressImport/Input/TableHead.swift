import Diagnostics
import ProgressLoading
import ProgressModel

/// The beginning of a table: the names of its columns, and what stands above them.
struct TableHead {
    /// The names of the columns, without the empty ones behind the last.
    let names: [String]
    let line: Int
    /// Lines above the names with one filled cell, such as a title.
    let titles: [String]
    /// Rows that were read already.
    private var pending: [CSVTable.Row] = []

    /// So many lines above the names are looked at.
    private static let mostTitles = 10

    /// Reads as far as the names are: the first line, or the first with several cells that are no dates and no numbers.
    init(of table: inout CSVTable, hasTitles: Bool) throws(CSVTable.Fault) {
        var head: [CSVTable.Row] = []
        while head.count <= TableHead.mostTitles, let row = try table.next().map(TableHead.trimmed) {
            head.append(row)
            if !hasTitles || row.cells.count(where: { !$0.isEmpty }) > 1 { break }
        }
        let last = head.last.map { $0.cells.filter { !$0.isEmpty } } ?? []
        var titles: [String] = []
        if head.count > 1, last.count > 1, !last.contains(where: TableHead.isValue) {
            titles = head.dropLast().flatMap(\.cells).filter { !$0.isEmpty }
            head.removeFirst(head.count - 1)
        }
        var names = head.first?.cells ?? []
        while names.last == "" { names.removeLast() }
        (self.names, line, self.titles) = (names, head.first?.line ?? 1, titles)
        pending = Array(head.dropFirst())
    }

    /// The next row behind the names; nil at the end.
    mutating func next(in table: inout CSVTable) throws(CSVTable.Fault) -> CSVTable.Row? {
        pending.isEmpty ? try table.next().map(TableHead.trimmed) : pending.removeFirst()
    }

    private static func isValue(_ cell: String) -> Bool {
        WrittenDate(cell, .dmy) != nil || cell.utf8.allSatisfy { "0123456789.,:".utf8.contains($0) }
    }

    /// A row whose cells have no spaces around them, and line feeds between their lines.
    private static func trimmed(_ row: CSVTable.Row) -> CSVTable.Row {
        CSVTable.Row(line: row.line, cells: row.cells.map { withoutSpacesAround(withLineFeeds($0)) })
    }

    private static func withLineFeeds(_ cell: String) -> String {
        guard cell.utf8.contains(UInt8(ascii: "\r")) else { return cell }
        return cell.split(omittingEmptySubsequences: false) { $0 == "\r\n" || $0 == "\r" }.joined(separator: "\n")
    }
}
