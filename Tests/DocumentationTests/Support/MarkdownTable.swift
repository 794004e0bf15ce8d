import TestSupport
import Testing

/// A table of a Markdown page: its headings and its rows.
struct MarkdownTable {
    let headings: [String]
    let rows: [[String]]

    /// The table below a heading whose first cell is `first`; `part` is a heading of the third level below that one.
    init(_ first: String, in section: String, under part: String? = nil, of path: String) throws {
        var lines = try MarkdownTable.lines(of: section, in: path)
        if let part { lines = Array(lines.drop { $0 != "### " + part }) }
        let tables = lines.split { !$0.hasPrefix("|") }.map { $0.map(MarkdownTable.cells(of:)) }
        let table = try #require(
            tables.first { $0.first?.first == first }, "\(path) has no table \"\(first)\" below \"\(section)\"")
        headings = table[0]
        rows = Array(table.dropFirst(2))
        for row in rows where row.count != headings.count {
            Issue.record(
                "\(path), \"\(section)\": \(row.count) cells in the row \(row), the table has \(headings.count)")
        }
    }

    /// The cells of a column, without backticks.
    subscript(column: String) -> [String] {
        guard let index = headings.firstIndex(of: column) else { return [] }
        return rows.map { $0.indices.contains(index) ? $0[index].withoutCodeMarks : "" }
    }

    /// The lines from a heading of the second level to the next one.
    private static func lines(of section: String, in path: String) throws -> [Substring] {
        let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0 == "## " + section }, "\(path) has no heading \"\(section)\"")
        return Array(lines[(start + 1)...].prefix { !$0.hasPrefix("## ") })
    }

    /// The cells of a line; `\|` isn't a border.
    static func cells(of line: Substring) -> [String] {
        let marked = line.replacing("\\|", with: "\u{0}")
        return marked.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map { cell in
            cell.replacing("\u{0}", with: "|").trimmed
        }
    }
}

extension StringProtocol {
    /// The text of a cell that is one code span.
    var withoutCodeMarks: String {
        hasPrefix("`") && hasSuffix("`") && !dropFirst().dropLast().contains("`")
            ? String(dropFirst().dropLast()) : String(self)
    }

    /// The code spans of a line or page, without those of fenced blocks.
    var codeSpans: [String] {
        String(self).replacing(/```.*?```/.dotMatchesNewlines(), with: "").matches(of: /`([^`\n]+)`/).map {
            String($0.output.1)
        }
    }
}
