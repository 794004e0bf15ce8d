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

/// Table, pictures and help of a drawing, which stand behind the "⋯" of its card.
package struct Besides: Sendable {
    package let table: DataTable
    let shares: [ShareLink]
    /// Pages that belong to it, with what the way to them is called; the last one explains the counting.
    var pages: [(link: Link, text: String)]
    /// Whether a text has the table, too.
    var isInText = true
}

extension Besides {
    /// Those of a drawing of levels.
    init(_ table: DataTable, sharing addresses: ShareAddress..., in report: Report) {
        self.table = table
        shares = addresses.compactMap { ShareLink($0, in: report) }
        pages = [(Link(.about), report.phrases.howCountingWorks)]
    }

    package func write(on page: PageAddress, to html: inout HTML) {
        guard !shares.isEmpty || !pages.isEmpty else { return html.dataTable(table) }
        html.behindDots(table) { html in
            for share in shares { html.link(share, on: page) }
            for (link, text) in pages { html.link(link, on: page, text: text) }
        }
    }
}

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

extension DataTable {
    /// Writes the table as it is.
    package func write(to markdown: inout Markdown) {
        markdown.table(headings) { markdown in
            for start in stride(from: 0, to: cells.count, by: max(1, headings.count)) {
                markdown.row { markdown in
                    for cell in cells[start..<min(start + headings.count, cells.count)] {
                        markdown.cell { cell.write(to: &$0) }
                    }
                }
            }
        }
    }
}

extension DataTable.Cell {
    fileprivate func write(to markdown: inout Markdown) {
        switch self {
        case .text(let text): markdown.text(text)
        case .number(let number): markdown.number(number)
        case .numbered(let word, let number):
            markdown.text(word)
            markdown.markup(" ")
            markdown.number(number)
        }
    }
}
