import ReportMarkup

extension WeekHabits {
    func write(on page: PageAddress, to html: inout HTML) {
        html.card("wk-rows wk-habits", id: "h-habits", title: title) { html in
            html.element("p", #"class="lead-note""#, text: legend)
            WeekStrip.write(weekdays: weekdays, to: &html)
            html.element("ul") { html in
                for row in rows { row.write(on: page, to: &html) }
            }
            html.dataTable(table)
        }
    }
}

extension WeekHabits.Row {
    fileprivate func write(on page: PageAddress, to html: inout HTML) {
        html.element("li") { html in
            html.emoji(icon)
            html.element("div") { html in
                html.element("h3") { $0.link(link, on: page, text: name) }
                html.element("p", text: text)
            }
            strip.write(to: &html)
        }
        html.markup("\n")
    }
}
