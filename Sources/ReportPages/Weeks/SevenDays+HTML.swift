package import ReportMarkup

extension SevenDays: Drawing {
    package func write(on page: PageAddress, to html: inout HTML) {
        html.element("ol", rings.reach == .bare ? #"class="seven bare""# : #"class="seven""#) { html in
            for day in days { html += day.html(rings, on: page) }
        }
    }
}

extension SevenDays.Item {
    fileprivate func html(_ rings: RingSet, on page: PageAddress) -> HTML {
        let drawing: HTML = """
            <span aria-hidden="true">\(weekday)</span>\
            <svg class="days" viewBox="-26 -26 52 52" aria-hidden="true">\({ $0.ringCell(cell, rings) })</svg>\
            <span class="vh">\(cell.label)</span>
            """
        guard let link = cell.link else { return "<li><span>\(drawing)</span></li>" }
        return #"<li><a\#(href: link, on: page) title="\#(cell.label)">\#(drawing)</a></li>"#
    }
}
