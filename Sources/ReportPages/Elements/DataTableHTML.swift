import ReportMarkup

/// A table that opens on demand and scrolls by itself.
struct DataTableHTML {
    let html: HTML

    init(_ table: DataTable) {
        let headings = table.headings.html { #"<th scope="col">\#($0)</th>"# }
        let rows = table.rows.html { row in
            var html: HTML = #"<tr><th scope="row">\#(row.first ?? "")</th>"#
            for cell in row.dropFirst() { html += "<td>\(cell)</td>" }
            return html + "</tr>"
        }
        html = #"""
            <details class="as-table"><summary>\#(table.summary)</summary><div class="scroll" tabindex="0" role="region" aria-label="\#(table.label)"><table><caption>\#(table.caption)</caption><thead><tr>\#(headings)</tr></thead><tbody>\#(rows)</tbody></table></div></details>
            """#
    }
}
