import ReportPages

/// The seven days of the running week and what they came to.
struct WeekCardHTML {
    let html: HTML

    init(_ week: WeekCard, on page: PageAddress) {
        let cellHTML = RingCellHTML(week.rings)
        let days = week.days.html { day in
            let drawing: HTML = #"""
                <span aria-hidden="true">\#(day.weekday)</span><svg class="days" viewBox="-34 -34 68 68" aria-hidden="true">\#(cellHTML.html(day.cell))</svg><span class="vh">\#(day.cell.label)</span>
                """#
            guard let link = day.cell.link else { return "<li><span>\(drawing)</span></li>" }
            return #"<li><a href="\#(page.href(link))" title="\#(day.cell.label)">\#(drawing)</a></li>"#
        }
        var figures = HTML()
        for (index, figure) in week.figures.enumerated() {
            if index > 0 { figures += ", " }
            figures += "<b>\(figure.number)</b> \(figure.unit)"
        }
        if !week.figures.isEmpty { figures += ". " }
        html = #"""
            <section class="card week" aria-labelledby="h-week"><header><h2 id="h-week">\#(week.title)</h2><p>\#(week.dates)</p></header>
            <ol class="seven">\#(days)</ol>
            <p class="summary">\#(figures)\#(week.remark)</p></section>
            """#
    }
}
