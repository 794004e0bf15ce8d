package import ReportMarkup

extension SevenDays: Drawing {
    package func write(on page: PageAddress, to html: inout HTML) {
        html.element("ol", rings.reach == .bare ? #"class="seven bare""# : #"class="seven""#) { html in
            for day in days { html.element("li") { day.write(rings, on: page, to: &$0) } }
        }
    }
}

extension SevenDays.Item {
    fileprivate func write(_ rings: RingSet, on page: PageAddress, to html: inout HTML) {
        html.element(cell.link == nil ? "span" : "a") { html in
            guard let link = cell.link else { return }
            html.href(link, on: page)
            html.attribute("title", cell.label)
        } content: { html in
            html.element("span", #"aria-hidden="true""#, text: weekday)
            html.markup(#"<svg class="days" viewBox="-26 -26 52 52" aria-hidden="true">"#)
            html.ringCell(cell, rings)
            html.markup("</svg>")
            html.element("span", #"class="vh""#, text: cell.label)
        }
    }
}
