import ReportPages

/// A year's card: its strip with the months below, and what it came to.
struct YearStripHTML {
    let html: HTML

    private static let pitch = 14

    init(_ year: YearStrip, on page: PageAddress) {
        let months = year.months.html { month in
            month.link.map { #"<li><a href="\#(page.href($0))">\#(month.name)</a></li>"# }
                ?? #"<li><span class="off">\#(month.name)</span></li>"#
        }
        html = #"""
            <section class="card strip-year" id="\#(year.id)" aria-labelledby="\#(year.id)-h"><header><h2 id="\#(year.id)-h"><a href="\#(page.href(year.link))">\#(year.name) \#(Icon.right.html)</a></h2></header>
            <svg class="heat" viewBox="0 0 \#(year.weeks.count * YearStripHTML.pitch - 2) 96" role="img" aria-labelledby="\#(year.id)-t" aria-describedby="\#(year.id)-d"><title id="\#(year.id)-t">\#(year.title)</title><desc id="\#(year.id)-d">\#(year.description)</desc>\#(YearStripHTML.squares(year.weeks))</svg>
            <ul class="strip-months" aria-label="\#(year.monthsLabel)">\#(months)</ul>\#(FactsHTML(year.facts, style: " facts-strip").html)\#(DataTableHTML(year.table).html)</section>

            """#
    }

    /// The squares in groups of one shade, which says it once: there may be many years, and the days have their words
    /// on the page of each.
    private static func squares(_ weeks: [[HeatCell?]]) -> HTML {
        var groups = [HTML](repeating: HTML(), count: 11)
        var beyond = HTML()
        var today = HTML()
        for (column, week) in weeks.enumerated() {
            for (row, cell) in week.enumerated() {
                guard let cell else { continue }
                let (x, y) = (column * pitch, row * pitch)
                if cell.isToday {
                    today = HeatShapes.square(cell, x: x, y: y)
                } else {
                    let square: HTML = ##"<use href="#h" x="\##(x)" y="\##(y)"/>"##
                    if let shade = cell.shade { groups[shade] += square } else { beyond += square }
                }
            }
        }
        var html: HTML = beyond.isEmpty ? "" : #"<g class="h0 beyond">\#(beyond)</g>"#
        for (shade, squares) in groups.enumerated() where !squares.isEmpty {
            html += #"<g class="h\#(shade)">\#(squares)</g>"#
        }
        return html + today
    }
}
