import ReportMarkup

extension JokerLedger {
    /// Writes the card: the latest year a month at a time, then a line for each year before.
    func write(on page: PageAddress, to html: inout HTML) {
        html.open("section") { html in
            html.attributes(#"class="card ledger""#)
            html.attribute("id", JokerLedger.element)
            html.attributes(#"aria-labelledby="h-ledger""#)
        }
        html.element("header") { html in
            html.element("h2", #"id="h-ledger""#, text: title)
            html.element("p", text: summary)
        }
        html.markup("\n")
        html.element("div", #"class="ledger-year""#) { html in
            html.element("h3", text: latest.name)
            html.element("span", text: latest.summary)
        }
        html.markup("\n")
        for month in latest.months { month.write("h4", on: page, to: &html) }
        if !earlier.isEmpty {
            html.element("ul", #"class="ledger-years""#) { html in
                for year in earlier { year.write(on: page, to: &html) }
            }
        }
        html.close("section")
    }
}

extension JokerLedger.EarlierYear {
    fileprivate func write(on page: PageAddress, to html: inout HTML) {
        html.element("li") { html in
            html.link(link, on: page) { html in
                html.element("b", text: name)
                html.element("span", text: summary)
                html.icon(.right)
            }
        }
        html.markup("\n")
    }
}
