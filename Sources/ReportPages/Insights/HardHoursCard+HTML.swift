import ReportMarkup

extension HardHoursCard {
    /// Writes the card; the axis at its foot is that of all rows.
    func write(on page: PageAddress, to html: inout HTML) {
        html.chartCard("hard-hours", title, lead: lead, remark: remark) { html in
            html.element("ul", #"class="day-rows""#) { html in
                for row in rows { row.write(on: page, to: &html) }
            }
            html.element("svg", #"class="day-axis" aria-hidden="true""#) { $0.hourNames() }
            html.dataTable(table)
        }
    }
}

extension HardHoursCard.Row {
    fileprivate func write(on page: PageAddress, to html: inout HTML) {
        html.element("li") { html in
            html.element("h3") { html in
                html.link(link, on: page) { html in
                    html.emoji(icon)
                    html.markup(" ")
                    html.text(name)
                }
            }
            html.openPlot(id, title: title, description, #"class="day-plot" role="img""#)
            writeHours(to: &html)
            html.close("svg")
            html.element("div", #"class="row-lines""#) { html in
                for line in lines { html.element("p", text: line) }
            }
        }
        html.markup("\n")
    }

    private func writeHours(to html: inout HTML) {
        for part in 1..<4 {
            html.shape("line") { html in
                html.attributes(#"class="grid-line" y2="100%""#)
                html.attribute("x1", percent: part * 2_500)
                html.attribute("x2", percent: part * 2_500)
            }
        }
        for (hour, height) in heights.enumerated() where height > 0 {
            html.open("rect") { html in
                html.attribute("fill", colour)
                html.attribute("x", percent: hour * 10_000 / 24 + 40)
                html.attribute("y", percent: 10_000 - max(6, height * 92 / 100) * 100)
                html.attributes(#"width="3.37%""#)
                html.attribute("height", percent: max(6, height * 92 / 100) * 100)
                html.attributes(#"rx="2""#)
            }
            html.element("title", text: labels[hour])
            html.close("rect")
        }
        guard let riskHour else { return }
        html.shape("rect") { html in
            html.attribute("fill", colour)
            html.attribute("x", percent: riskHour * 10_000 / 24 + 15)
            html.attributes(#"y="100%" width="24.7%" height="3" rx="1.5""#)
        }
    }
}
