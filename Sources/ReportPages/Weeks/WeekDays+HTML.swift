import ReportMarkup

extension WeekDays {
    func write(on page: PageAddress, to html: inout HTML) {
        html.card("wk-days", id: "h-days", title: title) { html in
            for month in months {
                html.link(month.link, on: page, text: month.text)
                html.markup(" ")
            }
        } content: { html in
            html.markup("\n")
            seven.write(on: page, to: &html)
            html.markup("\n")
            html.legend(legend, seven.rings, on: page)
            html.markup("\n")
            besides.write(on: page, to: &html)
            guard !notes.isEmpty else { return }
            html.element("h3", #"class="wk-h""#, text: notesTitle)
            html.element("ul", #"class="wk-notes""#) { html in
                for note in notes { html.element("li") { note.write(on: page, to: &$0) } }
            }
        }
    }
}

extension WeekNote {
    fileprivate func write(on page: PageAddress, to html: inout HTML) {
        html.element("h4") { $0.day(day, link, on: page) }
        html.element("p") { html in
            if !title.isEmpty {
                html.element("b", text: title)
                html.markup(" ")
            }
            html.text(excerpt)
        }
    }
}
