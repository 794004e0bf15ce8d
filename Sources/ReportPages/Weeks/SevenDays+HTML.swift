import ReportMarkup

extension SevenDays {
    func write(on page: PageAddress, to html: inout HTML) {
        let cells = RingCellHTML(rings)
        html.element("ol", #"class="seven""#) { html in
            for day in days { html.element("li") { day.write(cells, on: page, to: &$0) } }
        }
    }
}

extension SevenDays.Item {
    fileprivate func write(_ cells: RingCellHTML, on page: PageAddress, to html: inout HTML) {
        guard let link = cell.link else {
            html.element("span") { drawing(cells, to: &$0) }
            return
        }
        html.open("a") { html in
            html.href(link, on: page)
            html.attribute("title", cell.label)
        }
        drawing(cells, to: &html)
        html.close("a")
    }

    private func drawing(_ cells: RingCellHTML, to html: inout HTML) {
        html.element("span", #"aria-hidden="true""#, text: weekday)
        html.element("svg", #"class="days" viewBox="-34 -34 68 68" aria-hidden="true""#) { $0 += cells.html(cell) }
        html.element("span", #"class="vh""#, text: cell.label)
    }
}
