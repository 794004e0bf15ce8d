import ReportMarkup

extension HeatTable {
    /// Writes the card; being a table, it needs no other one for people who do not see it.
    func write(to html: inout HTML) {
        html.chartCard(id, title, lead: lead) { html in
            html.open("table") { html in
                html.attribute("class") { html in
                    html.markup("tints tints-")
                    html.text(id)
                }
            }
            html.element("caption", text: description)
            html.element("thead") { $0.element("tr") { writeHeadings(to: &$0) } }
            html.element("tbody") { html in
                html.markup("\n")
                for row in rows { row.write(to: &html) }
            }
            html.close("table")
        }
        html.keep(asData)
    }

    /// The same as a table of the file beside the page.
    private var asData: DataTable {
        DataTable(
            summary: "", label: "", caption: title, headings: [corner] + columns,
            rows: rows.map { [$0.heading] + $0.cells.map(\.text) })
    }

    private func writeHeadings(to html: inout HTML) {
        html.element("th", #"scope="col""#) { $0.element("span", #"class="vh""#, text: corner) }
        for column in columns { html.element("th", #"scope="col""#, text: column) }
    }
}

extension HeatTable.Row {
    fileprivate func write(to html: inout HTML) {
        html.element("tr", style) { html in
            html.element("th", #"scope="row""#) { html in
                guard let icon else { return html.text(heading) }
                html.emoji(icon)
                html.markup(" ")
                html.element("span", text: heading)
            }
            for cell in cells { cell.write(to: &html) }
        }
        html.markup("\n")
    }

    private var style: StaticString {
        switch (isMarked, beginsGroup) {
        case (true, true): #"class="marked group""#
        case (true, false): #"class="marked""#
        case (false, true): #"class="group""#
        case (false, false): ""
        }
    }
}

extension HeatTable.Cell {
    fileprivate func write(to html: inout HTML) {
        guard tint > 0 else {
            html.element("td", text: "")
            return
        }
        html.open("td") { html in
            html.attribute("class") { html in
                html.markup("t")
                html.number(tint)
            }
        }
        html.text(text)
        html.close("td")
    }
}
