import ReportMarkup

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

    /// The squares of a shade as one shape, which says it once: there may be many years, and the days have their words
    /// on the page of each.
    private static func squares(_ weeks: [[HeatCell?]]) -> HTML {
        var shades = [HTML](repeating: HTML(), count: 11)
        var beyond = HTML()
        var today = HTML()
        for (column, week) in weeks.enumerated() {
            for (row, cell) in week.enumerated() {
                guard let cell else { continue }
                let (x, y) = (column * pitch, row * pitch)
                if cell.isToday {
                    today = HeatShapes.square(cell, x: x, y: y)
                } else if let shade = cell.shade {
                    shades[shade] += square(x, y)
                } else {
                    beyond += square(x, y)
                }
            }
        }
        var html: HTML = beyond.isEmpty ? "" : #"<path class="h0 beyond" d="\#(beyond)"/>"#
        for (shade, squares) in shades.enumerated() where !squares.isEmpty {
            html += #"<path class="h\#(shade)" d="\#(squares)"/>"#
        }
        return html + today
    }

    /// A square of 12 units with round corners.
    private static func square(_ x: Int, _ y: Int) -> HTML {
        "M\(x + 3) \(y)h6q3 0 3 3v6q0 3-3 3h-6q-3 0-3-3v-6q0-3 3-3z"
    }
}
