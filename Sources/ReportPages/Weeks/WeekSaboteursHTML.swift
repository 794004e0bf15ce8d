import ReportMarkup

/// What the saboteurs did in a week, each with its seven days.
struct WeekSaboteursHTML {
    let html: HTML

    init(_ card: WeekSaboteurs, on page: PageAddress) {
        let rows = card.rows.html { row in
            #"""
            <li><span class="emoji" aria-hidden="true">\#(row.icon)</span><div><h3><a href="\#(page.href(row.link))">\#(row.name)</a></h3><p>\#(row.text)</p>\#(row.before.html { "<p>\($0)</p>" })</div>\#(WeekSaboteursHTML.strip(row.strip))</li>

            """#
        }
        var weekdays = HTML()
        for (index, name) in card.weekdays.enumerated() {
            weekdays += #"<text x="\#(17 + 34 * index)" y="14">\#(name)</text>"#
        }
        html = #"""
            <section class="card wk-saboteurs" aria-labelledby="h-saboteurs"><header><h2 id="h-saboteurs">\#(card.title)</h2></header><svg class="wk-weekdays" viewBox="0 0 238 18" aria-hidden="true">\#(weekdays)</svg><ul>\#(rows)</ul>\#(DataTableHTML(card.table).html)</section>
            """#
    }

    private static func strip(_ strip: WeekSaboteurs.Strip) -> HTML {
        var dots = HTML()
        for (index, dot) in strip.dots.enumerated() {
            guard let isGood = dot.isGood else { continue }
            let x = 17 + 34 * index
            let shape: HTML = isGood ? ##"href="#fill" class="steady""## : ##"href="#none" class="none""##
            dots += #"<use \#(shape) x="\#(x)" y="17"/>"#
            guard !dot.count.isEmpty else { continue }
            let blank: HTML = isGood ? "" : #" class="blank""#
            dots += #"<text\#(blank) x="\#(x)" y="17">\#(dot.count)</text>"#
        }
        return #"""
            <svg class="days strip" viewBox="0 0 238 34" role="img" aria-labelledby="\#(strip.id)-t" aria-describedby="\#(strip.id)-d"><title id="\#(strip.id)-t">\#(strip.title)</title><desc id="\#(strip.id)-d">\#(strip.description)</desc>\#(dots)</svg>
            """#
    }
}
