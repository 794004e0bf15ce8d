import ProgressModel
package import ReportMarkup
import ReportWords

/// The numbers of a drawing as a table, for those whom a drawing does not serve.
package struct DataTable: Sendable {
    /// What opens it.
    package let summary: String
    /// The name of the region that scrolls.
    package let label: String
    package let caption: String
    package let headings: [String]
    /// Row by row, as many in each as there are headings; the first of a row is its heading.
    let cells: [Cell]

    /// What a cell shows.
    enum Cell: Sendable {
        case text(String)
        /// A whole number from 0 to 999, which no language groups.
        case number(Int)
        /// A word with a number behind it: `Mo 3`.
        case numbered(String, Int)
    }
}

extension DataTable {
    /// Makes a table of texts; all rows are as long as `headings`.
    init(summary: String, label: String, caption: String, headings: [String], rows: [[String]]) {
        self.init(
            summary: summary, label: label, caption: caption, headings: headings,
            cells: rows.flatMap { $0.map(Cell.text) })
    }

    /// Makes the table behind the "⋯" of a drawing; its caption is the drawing's title if nothing else is said.
    init(_ phrases: Phrases, _ title: String, caption: String? = nil, headings: [String], cells: [Cell]) {
        self.init(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: caption ?? title, headings: headings,
            cells: cells)
    }

    /// Makes such a table of texts; all rows are as long as `headings`.
    init(_ phrases: Phrases, _ title: String, caption: String? = nil, headings: [String], rows: [[String]]) {
        self.init(phrases, title, caption: caption, headings: headings, cells: rows.flatMap { $0.map(Cell.text) })
    }

    /// Makes the table of a card that shows days: a row each, whose first cell is its name.
    static func days(
        _ days: some Sequence<Day>, _ title: String, _ rows: [[Cell]], in report: Report
    ) -> DataTable {
        let phrases = report.phrases
        return DataTable(
            phrases, title,
            headings: [title] + days.map { phrases.shortName(of: $0.weekday) }, cells: rows.flatMap(\.self))
    }

    /// The rows as texts.
    package var rows: [[String]] {
        guard !headings.isEmpty else { return [] }
        return stride(from: 0, to: cells.count, by: headings.count).map { start in
            cells[start..<min(start + headings.count, cells.count)].map(\.text)
        }
    }
}

extension DataTable.Cell {
    fileprivate var text: String {
        switch self {
        case .text(let text): text
        case .number(let number): String(number)
        case .numbered(let word, let number): "\(word) \(number)"
        }
    }
}

extension HTML {
    /// Writes the quiet "⋯" of a card, behind which its table is.
    mutating func dataTable(_ table: DataTable) { behindDots(table, links: nil) }

    /// Writes a table that its own name opens, for a card with several.
    mutating func namedTable(_ table: DataTable) {
        self += #"<details class="as-table named"><summary>\#(table.summary)\#(icon: .down)</summary>"#
        scrolling(table)
        markup("</details>")
    }

    /// Writes the quiet "⋯" of a card, which opens its table and `links` that lead further.
    mutating func behindDots(_ table: DataTable, links: ((inout HTML) -> Void)?) {
        self += """
            <details class="as-table"><summary title="\(table.summary)"><span aria-hidden="true">⋯</span>\
            <span class="vh">\(table.label)</span></summary>\
            \(if: links != nil || tables != nil, """
                <p class="behind">\({ links?(&$0) })\
                \(tables, { #"<a href="\#($0.name)" download="">\#($0.label)</a>"# })</p>
                """)
            """
        scrolling(table)
        markup("</details>")
    }

    /// Writes a table that scrolls by itself.
    private mutating func scrolling(_ table: DataTable) {
        self += """
            <div class="scroll" tabindex="0" role="region" aria-label="\(table.label)"><table>\
            <caption>\(table.caption)</caption>
            """
        rows(of: table)
        markup("</table></div>")
        keep(table)
    }

    /// Keeps a table for the file beside the page, if there is one.
    mutating func keep(_ table: DataTable) {
        keep { table.write(to: &$0) }
    }

    /// Writes the head and the body of a table.
    package mutating func rows(of table: DataTable) {
        markup("<thead><tr>")
        for heading in table.headings { element("th", #"scope="col""#, text: heading) }
        markup("</tr></thead><tbody>")
        var column = 0
        for cell in table.cells {
            markup(column == 0 ? #"<tr><th scope="row">"# : "<td>")
            write(cell)
            markup(column == 0 ? "</th>" : "</td>")
            column += 1
            guard column == table.headings.count else { continue }
            markup("</tr>")
            column = 0
        }
        markup("</tbody>")
    }

    private mutating func write(_ cell: DataTable.Cell) {
        switch cell {
        case .text(let text): self.text(text)
        case .number(let number): self.number(number)
        case .numbered(let word, let number):
            text(word)
            markup(" ")
            self.number(number)
        }
    }

    /// Writes the short names of the weekdays above seven columns.
    mutating func weekdays(_ names: [String]) {
        self += #"<div class="weekdays" aria-hidden="true">\#(each: names, { "<span>\($0)</span>" })</div>"#
    }
}
