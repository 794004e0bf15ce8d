import ReportMarkup

/// A year among all years: its strip with the months below, and what it came to.
extension YearStrip {
    private static let pitch = 14

    func html(on page: PageAddress) -> HTML {
        let style: StaticString = emptyHalf == .first ? " no-start" : emptyHalf == .second ? " no-end" : ""
        return """
            <section class="strip-year\(style)" id="\(id)" aria-labelledby="\(id)-h">\
            <header><h2 id="\(id)-h">\(arrow: link, on: page, name)</h2></header>
            <div class="strip-days\(if: weeks.count > 52, " long")">\(halves)\
            <ul class="strip-months" aria-label="\(monthsLabel)">\
            \(each: months, { "<li>\($0.html(on: page))</li>" })</ul></div>\
            \({ $0.facts(facts, "facts-strip", on: page) })</section>

            """
    }

    /// The year in two drawings, which are below each other where there is little room; the words of the first tell of
    /// both.
    private var halves: HTML {
        let weeksOfHalf = 26
        return """
            \({ html in
                html.image(
                    "heat", id: id, width: weeksOfHalf * YearStrip.pitch, height: 96, title: title,
                    description: description
                ) { write(weeks.prefix(weeksOfHalf), to: &$0) }
            })\
            <svg class="heat" aria-hidden="true" viewBox="0 0 \((weeks.count - weeksOfHalf) * YearStrip.pitch - 2) 96">\
            \({ write(weeks.dropFirst(weeksOfHalf), to: &$0) })</svg>

            """
    }

    /// There may be many years, and the days have their words on the page of each.
    private func write(_ weeks: ArraySlice<[HeatCell]>, to html: inout HTML) {
        var squares = HeatSquares()
        let today = squares.add(weeks.lazy.map { $0 as [HeatCell?] }, pitch: YearStrip.pitch)
        squares.write(to: &html)
        if let (cell, x, y) = today { html.heatSquare(cell, x: x, y: y) }
    }
}

extension YearStrip.Month {
    fileprivate func html(on page: PageAddress) -> HTML {
        link.map { "\($0, on: page, name)" } ?? #"<span class="off">\#(name)</span>"#
    }
}
