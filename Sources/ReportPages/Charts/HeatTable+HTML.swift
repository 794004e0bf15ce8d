import ReportMarkup

extension HeatTable {
    /// Writes the card; being a table, it needs no other one for people who do not see it.
    func write(to html: inout HTML) {
        html.chartCard(id, title, lead: lead) {
            $0 += """
                <table class="tints tints-\(id)"><caption>\(description)</caption>\
                <thead><tr><th scope="col"><span class="vh">\(corner)</span></th>\
                \(each: columns, { #"<th scope="col">\#($0)</th>"# })</tr></thead><tbody>
                \(each: rows, { $0.html() })</tbody></table>
                """
        }
        html.keep(asData)
    }

    /// The same as a table of the file beside the page.
    private var asData: DataTable {
        DataTable(
            summary: "", label: "", caption: title, headings: [corner] + columns,
            rows: rows.map { [$0.heading] + $0.cells.map(\.text) })
    }
}

extension HeatTable.Row {
    fileprivate func html() -> HTML {
        """
        <tr\(style)><th scope="row">\
        \(icon, { "\(emoji: $0) <span>\(heading)</span>" }, else: "\(heading)")</th>\
        \(each: cells, { $0.tint > 0 ? #"<td class="t\#($0.tint)">\#($0.text)</td>"# : "<td></td>" })</tr>

        """
    }

    private var style: StaticString {
        switch (isMarked, beginsGroup) {
        case (true, true): #" class="marked group""#
        case (true, false): #" class="marked""#
        case (false, true): #" class="group""#
        case (false, false): ""
        }
    }
}
