import ReportMarkup

extension WeekSaboteurs {
    func write(on page: PageAddress, to html: inout HTML) {
        html.card("wk-rows wk-saboteurs", id: "h-saboteurs", title: title) { html in
            html.element("p", #"class="lead-note""#, text: legend)
            WeekStrip.write(weekdays: weekdays, to: &html)
            html.element("ul") { html in
                for row in rows { row.write(on: page, to: &html) }
            }
            html.dataTable(table)
        }
    }
}

extension WeekSaboteurs.Row {
    fileprivate func write(on page: PageAddress, to html: inout HTML) {
        html.element("li") { html in
            html.emoji(icon)
            html.element("div") { html in
                html.element("h3") { $0.link(link, on: page, text: name) }
                html.element("p", text: text)
                if let before { html.element("p", text: before) }
                if let plan { html.element("p", #"class="week-plan""#, text: plan) }
            }
            strip.write(to: &html)
        }
        html.markup("\n")
    }
}
