import ReportMarkup
import ReportWords

/// The numbers of a drawing as a table, for those whom a drawing does not serve.
package struct DataTable: Sendable {
    /// What opens it.
    package let summary: String
    /// The name of the region that scrolls.
    package let label: String
    package let caption: String
    package let headings: [String]
    /// The first cell of a row is its heading; all rows are as long as `headings`.
    package let rows: [[String]]
}

extension HTML {
    /// Writes a table that opens on demand and scrolls by itself.
    mutating func dataTable(_ table: DataTable) {
        element("details", #"class="as-table""#) { html in
            html.element("summary", text: table.summary)
            html.open("div") { html in
                html.attributes(#"class="scroll" tabindex="0" role="region""#)
                html.attribute("aria-label", table.label)
            }
            html.element("table") { $0.content(of: table) }
            html.close("div")
        }
    }

    private mutating func content(of table: DataTable) {
        element("caption", text: table.caption)
        markup("<thead><tr>")
        for heading in table.headings { element("th", #"scope="col""#, text: heading) }
        markup("</tr></thead><tbody>")
        for row in table.rows {
            markup("<tr>")
            element("th", #"scope="row""#, text: row.first ?? "")
            for cell in row.dropFirst() { element("td", text: cell) }
            markup("</tr>")
        }
        markup("</tbody>")
    }

    /// Writes the short names of the weekdays above seven columns.
    mutating func weekdays(_ names: [String]) {
        element("div", #"class="weekdays" aria-hidden="true""#) { html in
            for name in names { html.element("span", text: name) }
        }
    }
}
