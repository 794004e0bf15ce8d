import ReportMarkup

/// The cards of a year's page.
extension YearPage {
    func writeTally(to html: inout HTML) {
        guard !tally.isEmpty else { return }
        html.element("ul", #"class="tally""#) { html in
            for item in tally {
                html.element("li") { html in
                    html.key(item.core)
                    html.element("b", text: item.number)
                    html.markup(" ")
                    html.text(item.text)
                }
            }
        }
    }

    func writeMonths(to html: inout HTML) {
        html.open("ul") { html in
            html.attributes(#"class="months""#)
            html.attribute("aria-label", monthsLabel)
        }
        for month in months { html.element("li") { write(month, to: &$0) } }
        html.close("ul")
    }

    private func write(_ month: Month, to html: inout HTML) {
        guard let link = month.link else {
            html.element("span", #"class="off""#) { $0.element("span", text: month.name) }
            return
        }
        html.link(link, on: frame.address) { html in
            html.element("span", text: month.name)
            html.element("b", text: month.soberDays)
        }
    }

    func writeCalendar(to html: inout HTML) {
        html.open("section") { html in
            html.attributes(#"class="card""#)
            html.attribute("aria-label", calendarLabel)
        }
        html.heatScale(scale, on: frame.address)
        html.weekdays(weekdays)
        grid.write(on: frame.address, to: &html)
        html.dataTable(table)
        html.close("section")
    }
}
