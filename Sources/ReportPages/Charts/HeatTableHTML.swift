import ReportMarkup

/// A table of tinted numbers in a card; being a table, it needs no other for those who do not see it.
struct HeatTableHTML {
    let html: HTML

    init(_ table: HeatTable) {
        let columns = table.columns.html { #"<th scope="col">\#($0)</th>"# }
        let rows = table.rows.html { row in
            let style: HTML =
                row.isMarked
                ? (row.beginsGroup ? #" class="marked group""# : #" class="marked""#)
                : row.beginsGroup ? #" class="group""# : ""
            let cells = row.cells.html { cell in
                cell.tint == 0 ? "<td></td>" : #"<td class="t\#(cell.tint)">\#(cell.text)</td>"#
            }
            return #"""
                <tr\#(style)><th scope="row">\#(row.heading)</th>\#(cells)</tr>

                """#
        }
        html = #"""
            <section class="card" aria-labelledby="h-\#(table.id)"><header><h2 id="h-\#(table.id)">\#(table.title)</h2></header><table class="tints tints-\#(table.id)"><caption>\#(table.description)</caption><thead><tr><th scope="col"><span class="vh">\#(table.corner)</span></th>\#(columns)</tr></thead><tbody>
            \#(rows)</tbody></table></section>
            """#
    }
}
