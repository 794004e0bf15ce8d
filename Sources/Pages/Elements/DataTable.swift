package import Markup
import Model
import Wording

/// The numbers of a drawing as a table, for readers who can't use the drawing.
package struct DataTable: Sendable {
    /// The text of the line that opens it.
    package let summary: String
    /// The name of the region that scrolls.
    package let label: String
    package let caption: String
    package let headings: [String]
    /// Each row has a cell for each heading; the first is the heading of the row.
    package let rows: [[String]]
}

extension DataTable {
    /// Makes the table that the "⋯" of a drawing opens; its caption is the drawing's title by default.
    init(_ phrases: Phrases, _ title: String, caption: String? = nil, headings: [String], rows: [[String]]) {
        self.init(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: caption ?? title, headings: headings,
            rows: rows)
    }

    /// Makes the table of a card that shows days, with a row for each; its first cell is the name of the day.
    static func days(
        _ days: some Sequence<Day>, _ title: String, _ rows: [[String]], in report: Report
    ) -> DataTable {
        let names = days.map { report.phrases.shortName(of: $0.weekday) }
        return DataTable(report.phrases, title, headings: [title] + names, rows: rows)
    }
}

extension HTML {
    /// Writes the "⋯" of a card, which opens its table.
    mutating func dataTable(_ table: DataTable) { behindDots(table, links: nil) }

    /// Writes a table that a line with its own name opens, for a card with several tables.
    mutating func namedTable(_ table: DataTable) {
        self += #"<details class="as-table named"><summary>\#(table.summary)\#(icon: .down)</summary>"#
        scrolling(table)
        markup("</details>")
    }

    /// Writes the "⋯" of a card, which opens its table and further `links`.
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

    private mutating func scrolling(_ table: DataTable) {
        self += """
            <div class="scroll" tabindex="0" role="region" aria-label="\(table.label)"><table>\
            <caption>\(table.caption)</caption>
            """
        rows(of: table)
        markup("</table></div>")
        keep(table)
    }

    /// Adds a table to the file with the page's tables, if the page has one.
    mutating func keep(_ table: DataTable) {
        keep { table.write(to: &$0) }
    }

    /// Writes the head and the body of a table.
    package mutating func rows(of table: DataTable) {
        markup("<thead><tr>")
        for heading in table.headings { element("th", #"scope="col""#, text: heading) }
        markup("</tr></thead><tbody>")
        // A page can have thousands of cells.
        for row in table.rows {
            markup(#"<tr><th scope="row">"#)
            text(row.first ?? "")
            markup("</th>")
            for cell in row.dropFirst() { element("td", text: cell) }
            markup("</tr>")
        }
        markup("</tbody>")
    }

    /// Writes the short names of the weekdays above seven columns.
    mutating func weekdays(_ names: [String]) {
        self += #"<div class="weekdays" aria-hidden="true">\#(each: names, { "<span>\($0)</span>" })</div>"#
    }
}

/// The table, pictures and help of a drawing, which the "⋯" of its card opens.
package struct Besides: Sendable {
    package let table: DataTable
    let shares: [ShareLink]
    /// Related pages with the texts of their links; the last one explains the counting.
    var pages: [(link: Link, text: String)]
    /// Whether a text document includes the table, too.
    var isInText = true
}

extension Besides {
    /// The table, pictures and help of a drawing of levels.
    init(_ table: DataTable, sharing addresses: ShareAddress..., in report: Report) {
        self.table = table
        shares = addresses.compactMap { ShareLink($0, in: report) }
        pages = [(Link(.about), report.phrases.howCountingWorks)]
    }

    package func write(on page: PageAddress, to html: inout HTML) {
        guard !shares.isEmpty || !pages.isEmpty else { return html.dataTable(table) }
        html.behindDots(table) { html in
            for share in shares { html += #"<a href="\#(page.href(share))">\#(share.text)</a>"# }
            for (link, text) in pages { html += "\(link, on: page, text)" }
        }
    }
}

/// The tables of a page as one file of comma-separated values (RFC 4180), with a line for each cell: any table fits.
extension DataTable {
    static let csvHeading = "table,row,column,value\n"

    /// Appends the cells, each with the caption of the table and the headings of its row and its column.
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

    /// A value as a field, in quotation marks if necessary.
    ///
    /// A person's text may begin like a formula; an apostrophe tells a spreadsheet program that it is a text.
    static func field(_ value: String) -> String {
        var text = value
        if let first = value.utf8.first, "=+@\t\r".utf8.contains(first) { text = "'" + value }
        // A number may be negative; anything else that begins with a minus sign is treated as a formula.
        if value.utf8.first == UInt8(ascii: "-"), !value.utf8.dropFirst().allSatisfy("0123456789.,:".utf8.contains) {
            text = "'" + value
        }
        // A loop over the bytes takes an eighth of the time of a loop over the text's UTF-8 view.
        guard text.utf8.withContiguousStorageIfAvailable({ $0.contains(where: needsQuotes) }) ?? true else {
            return text
        }
        return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }

    private static func needsQuotes(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
        default: false
        }
    }
}

extension DataTable {
    /// Writes the table as Markdown.
    package func write(to markdown: inout Markdown) {
        markdown.table(headings) { markdown in
            for row in rows {
                markdown.row { markdown in
                    for cell in row { markdown.cell { $0.text(cell) } }
                }
            }
        }
    }
}
