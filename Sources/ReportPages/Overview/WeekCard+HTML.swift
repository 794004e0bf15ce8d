import ReportMarkup
import ReportWords

extension WeekCard {
    func write(on page: PageAddress, to html: inout HTML) {
        html.card("week", id: "h-week", title: { $0.arrowLink(link, on: page, text: title) }, aside: { $0.text(dates) })
        { html in
            html.markup("\n")
            days?.write(on: page, to: &html)
            html.markup("\n")
            html.element("p", #"class="summary""#) { writeSummary(to: &$0) }
            if let isoRemark { html.element("p", #"class="iso""#, text: isoRemark) }
        }
    }

    private func writeSummary(to html: inout HTML) {
        for (index, figure) in figures.enumerated() {
            if index > 0 { html.markup(", ") }
            html.element("b", text: figure.number)
            html.markup(" ")
            html.text(figure.unit)
        }
        if !figures.isEmpty { html.markup(". ") }
        html.text(remark)
    }
}
