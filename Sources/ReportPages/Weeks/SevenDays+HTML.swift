import ReportMarkup

extension SevenDays {
    func write(on page: PageAddress, to html: inout HTML) {
        html.element("ol", rings.reach == .bare ? #"class="seven bare""# : #"class="seven""#) { html in
            for day in days { html.element("li") { day.write(rings, on: page, to: &$0) } }
        }
    }
}

extension SevenDays.Item {
    fileprivate func write(_ rings: RingSet, on page: PageAddress, to html: inout HTML) {
        guard let link = cell.link else {
            html.element("span") { drawing(rings, to: &$0) }
            return
        }
        html.open("a") { html in
            html.href(link, on: page)
            html.attribute("title", cell.label)
        }
        drawing(rings, to: &html)
        html.close("a")
    }

    private func drawing(_ rings: RingSet, to html: inout HTML) {
        html.element("span", #"aria-hidden="true""#, text: weekday)
        html.element("svg", #"class="days" viewBox="-26 -26 52 52" aria-hidden="true""#) { $0.ringCell(cell, rings) }
        html.element("span", #"class="vh""#, text: cell.label)
    }
}
