import ReportMarkup

extension HardHoursCard {
    /// Writes the card; the axis at its foot is that of all rows.
    func write(on page: PageAddress, to html: inout HTML) {
        html.chartCard("hard-hours", title, lead: lead, remark: remark) { html in
            html += """
                <ul class="day-rows">\(each: rows, { $0.html(on: page) })</ul>\
                <svg class="day-axis" aria-hidden="true">\(.hourNames)</svg>
                """
            html.dataTable(table)
        }
    }
}

extension HardHoursCard.Row {
    fileprivate func html(on page: PageAddress) -> HTML {
        """
        <li><h3><a\(href: link, on: page)>\(emoji: icon) \(name)</a></h3>\
        \({ $0.openPlot(id, title: title, description, #"class="day-plot" role="img""#) })\
        \(each: 1..<4, { part in
            #"<line class="grid-line" y2="100%" x1="\#(percent: part * 2_500)" x2="\#(percent: part * 2_500)"/>"#
        })\(each: heights.indices, { column($0) })\
        \(riskHour, { hour in
            """
            <rect fill="\(colour)" x="\(percent: hour * 10_000 / 24 + 15)" y="100%" width="24.7%" height="3" rx="1.5"/>
            """
        })</svg><div class="row-lines">\(each: lines, { "<p>\($0)</p>" })</div></li>

        """
    }

    private func column(_ hour: Int) -> HTML {
        guard heights[hour] > 0 else { return "" }
        let height = max(6, heights[hour] * 92 / 100) * 100
        return """
            <rect fill="\(colour)" x="\(percent: hour * 10_000 / 24 + 40)" y="\(percent: 10_000 - height)"\
             width="3.37%" height="\(percent: height)" rx="2"><title>\(labels[hour])</title></rect>
            """
    }
}
