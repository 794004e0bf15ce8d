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
            html += """
                <h3 class="wk-h">\(notesTitle)</h3><ul class="wk-notes">\(each: notes, { $0.html(on: page) })</ul>
                """
        }
    }
}

extension WeekNote {
    fileprivate func html(on page: PageAddress) -> HTML {
        "<li><h4>\(link, on: page, day)</h4><p>\(if: !title.isEmpty, "<b>\(title)</b> ")\(excerpt)</p></li>"
    }
}
