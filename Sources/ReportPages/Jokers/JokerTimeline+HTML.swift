import ReportMarkup

/// A drawing for each streak, all as wide as each other; on a phone they are wider than the screen and scroll together,
/// the latest month first.
extension JokerTimeline {
    /// The units of a drawing: its days are put on them.
    private static let width = 1460
    private static let height = 52
    /// The heights of the stars, and of the line with the clovers on it.
    private static let (starHeight, lineHeight) = (15, 37)

    private func x(_ day: Int) -> Int { day * JokerTimeline.width / days }

    func write(on page: PageAddress, to html: inout HTML) {
        html.card("joker-times", id: "h-times", title: title, aside: summary) { html in
            html += """
                <div class="times-scroll" tabindex="0" role="group" aria-label="\(title)"><div class="times">\
                \(each: rows.enumerated(), { row($1, $0, on: page) })\
                <svg class="times-months" aria-hidden="true">\
                \(each: months, { month in
                    """
                    <text y="1em" x="\(percent: month.days.lowerBound * 10_000 / days)">\
                    \(month.name)</text>
                    """
                })</svg></div></div>\(legend)
                """
            html.dataTable(table)
        }
    }

    private func row(_ row: Row, _ index: Int, on page: PageAddress) -> HTML {
        // A thin line is before each month but the first.
        let drawing: HTML = """
            <path class="time-seam" d="M0 0v52\(each: months.dropFirst(), { "M\(x($0.days.lowerBound)) 0v52" })"/>\
            <path class="time-run" d="\(each: row.runs, { run in
                "M\(x(run.lowerBound)) \(JokerTimeline.lineHeight)H\(x(run.upperBound))"
            })"/>\
            \(each: row.marks.filter { $0.symbol != .spent }, html)\(each: row.clovers, html)\
            \(each: row.months, { month($0, on: page) })
            """
        return """
            <h3>\(emoji: row.icon) \(row.name)</h3>\
            \({ html in
                html.image(
                    "time", role: #"role="group""#, id: "times-\(index)", width: JokerTimeline.width,
                    height: JokerTimeline.height, title: row.name, description: row.summary
                ) { $0 += drawing }
            })

            """
    }

    private func html(_ mark: Mark) -> HTML {
        let (isEarned, x) = (mark.symbol == .earned, x(mark.day) + x(1) / 2)
        return isEarned
            ? ##"<use href="#je" class="time-star" transform="translate(\##(x) \##(JokerTimeline.starHeight))"/>"##
            : ##"<use href="#jt" class="time-loss" transform="translate(\##(x) \##(JokerTimeline.lineHeight))"/>"##
    }

    /// The clover of a healed day, or one with the number of several that are too close to be beside each other.
    private func html(_ clover: Clover) -> HTML {
        let middle = (x(clover.days.lowerBound) + x(clover.days.upperBound)) / 2 + x(1) / 2
        let (isOne, height) = (clover.count == 1, JokerTimeline.lineHeight)
        let place: HTML = """
             class="time-clover" transform="translate(\(middle) \(height)) scale(\(isOne ? ".75" : "1.15"))"
            """
        return """
            \({ $0.use(.clover) { $0 += place } })\
            \(if: !isOne, """
                <text class="time-count" text-anchor="middle" x="\(middle)" y="\(height + 6)">\(clover.count)</text>
                """)
            """
    }

    /// The area of a month, which says what happened and leads to it.
    private func month(_ month: Month, on page: PageAddress) -> HTML {
        guard let link = month.link else { return "" }
        let (first, end) = (x(month.days.lowerBound), x(month.days.upperBound))
        return """
            <a\(href: link, on: page)><title>\(month.words)</title>\
            <rect class="hit" y="1" height="50" rx="8" x="\(first + 1)" width="\(end - first - 2)"/></a>
            """
    }

    private var legend: HTML {
        let key = { (drawing: HTML, words: String) -> HTML in
            #"<li><svg class="key" viewBox="-15 -15 30 30" aria-hidden="true">\#(drawing)</svg>\#(words)</li>"#
        }
        return """
            <ul class="legend sign-legend">\(key(##"<use href="#je" class="time-star"/>"##, words.earned))\
            \(key("\({ $0.use(.clover, #"class="time-clover""#) })", words.healed))\
            \(if: hasLosses, key(##"<use href="#jt" class="time-loss"/>"##, words.lost))\
            <li><svg class="key" viewBox="-14 -14 28 28" aria-hidden="true">\
            <path class="time-run" d="M-13 0h26"/></svg>\(words.runs)</li></ul>
            """
    }
}
