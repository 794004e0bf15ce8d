import ReportMarkup
import ReportWords

/// The cards of a year's page.
extension YearPage {
    var tallyHTML: HTML {
        guard !tally.isEmpty else { return "" }
        return """
            <ul class="tally">\
            \(each: tally, { item in
                """
                <li\(if: item.isPart, #" class="of-them""#)><svg class="key" viewBox="0 0 12 12" aria-hidden="true">\
                \({ html in
                    if let look = item.look { html.key(of: look) } else { html.assumedKey() }
                })</svg><b>\(phrases.numbers.text(item.days))</b> \(item.text)</li>
                """
            })</ul>
            """
    }

    var monthsHTML: HTML {
        """
        <ul class="months" aria-label="\(monthsLabel)">\
        \(each: months, { month in
            let days = month.daysHTML
            let linked: HTML? = month.link.map { link in
                """
                <a\(href: link, on: frame.address)><span>\(month.name)</span><b>\(month.soberDays)</b>\
                \(if: !month.days.isEmpty, " <small>\(month.days)</small>")\(days)</a>
                """
            }
            return "<li>\(linked ?? #"<span class="off"><span>\#(month.name)</span>\#(days)</span>"#)</li>"
        })</ul>
        """
    }

    func writeCalendar(to html: inout HTML) {
        html += """
            <section class="card whole-year\(if: poster != nil, " on-screen")" id="days" \
            aria-label="\(phrases.calendar(of: name))">\(grid.halves)\({ $0.heatScale(scale, on: frame.address) })\
            <p class="to-days"><a href="#days">\(phrases.showEveryDay)</a></p>\({ $0.weekdays(weekdays) })\
            \(grid.html(on: frame.address))
            """
        besides.write(on: frame.address, to: &html)
        html.markup("</section>")
    }

    /// What only paper shows, where a picture that is loaded when it is scrolled to would be missing.
    func html(poster: (path: String, text: String)) -> HTML {
        """
        <img class="poster-sheet" src="\(frame.address.root)\(poster.path)" alt="\(poster.text)" width="1188" \
        height="1680">
        """
    }
}

extension YearPage.Month {
    private static let pitch = 14

    /// The days as small squares, which only say again what the numbers say.
    fileprivate var daysHTML: HTML {
        var squares = HeatSquares()
        for (row, week) in weeks.enumerated() {
            for (column, cell) in week.enumerated() {
                guard let cell else { continue }
                squares.add(cell, x: column * Self.pitch, y: row * Self.pitch)
            }
        }
        return #"<svg class="mini" viewBox="0 0 96 82" aria-hidden="true">\#({ squares.write(to: &$0) })</svg>"#
    }
}
