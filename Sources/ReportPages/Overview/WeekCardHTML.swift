import ReportMarkup
import ReportWords

/// The seven days of the running week and what they came to.
struct WeekCardHTML {
    let html: HTML

    init(_ week: WeekCard, on page: PageAddress) {
        var figures = HTML()
        for (index, figure) in week.figures.enumerated() {
            if index > 0 { figures += ", " }
            figures += "<b>\(figure.number)</b> \(figure.unit)"
        }
        if !week.figures.isEmpty { figures += ". " }
        var seven = HTML()
        week.days.write(on: page, to: &seven)
        html = #"""
            <section class="card week" aria-labelledby="h-week"><header><h2 id="h-week"><a href="\#(page.href(week.link))">\#(week.title) \#(Icon.right.html)</a></h2><p>\#(week.dates)</p></header>
            \#(seven)
            <p class="summary">\#(figures)\#(week.remark)</p>\#(week.isoRemark.html { #"<p class="iso">\#($0)</p>"# })</section>
            """#
    }
}
