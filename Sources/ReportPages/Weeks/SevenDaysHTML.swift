import ReportMarkup

/// The seven days of a week as rings, each leading to its detail.
struct SevenDaysHTML {
    let html: HTML

    init(_ days: [SevenDay], _ rings: RingSet, on page: PageAddress) {
        let cellHTML = RingCellHTML(rings)
        let items = days.html { day in
            let drawing: HTML = #"""
                <span aria-hidden="true">\#(day.weekday)</span><svg class="days" viewBox="-34 -34 68 68" aria-hidden="true">\#(cellHTML.html(day.cell))</svg><span class="vh">\#(day.cell.label)</span>
                """#
            guard let link = day.cell.link else { return "<li><span>\(drawing)</span></li>" }
            return #"<li><a href="\#(page.href(link))" title="\#(day.cell.label)">\#(drawing)</a></li>"#
        }
        html = #"<ol class="seven">\#(items)</ol>"#
    }
}
