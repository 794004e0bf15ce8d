import ReportMarkup

/// The cards of a month's page.
extension MonthPage {
    func writeHeading(to html: inout HTML) {
        html.head(pager, on: frame.address) { $0 += "<h1>\(name) \(yearLink, on: frame.address, year)</h1>" }
    }

    func writeCalendar(to html: inout HTML) {
        html += #"<section class="card month sticky" aria-label="\#(calendarLabel)">"#
        html.ringCalendar(calendar, on: frame.address, namesCells: true)
        html += """
            \(if: !weeks.isEmpty, """
                <nav aria-label="\(weeksLabel)"><ul class="weeks-of">\
                \(each: weeks, { week in
                    """
                    <li><a\(href: week.link, on: frame.address)><b>\(week.name)</b> <small>\(week.dates)</small> \
                    <small>\(week.summary)</small></a></li>
                    """
                })</ul></nav>
                """)</section>
            """
    }

    func writeDays(to html: inout HTML) {
        html += """
            <section class="card journal\(if: isBrief, " brief")" id="days" aria-labelledby="h-days">\
            <header><h2 id="h-days">\(daysTitle)</h2><p><a class="all" href="#days">\(openAll)</a>\
            <a class="fewer" href="#top">\(closeAll)</a></p></header>

            """
        for (index, day) in days.enumerated() {
            // A narrow page leaves the other days out at first.
            if let rest, index == rest.start {
                html += ##"<p class="run rest" id="rest"><a href="#rest"><b>\##(rest.text)</b></a></p>"##
            }
            if let run = runs.first(where: { $0.days.upperBound == day.number }) { html.run(run) }
            writeDay(index, isFolded: runs.contains { $0.days.contains(day.number) }, to: &html)
        }
        html.markup("</section>")
    }

    /// Whether the day that stands beside the calendar at first is far shorter than that: others stand below it.
    private var isBrief: Bool {
        guard let day = days.first(where: \.isDefault) else { return false }
        return day.timeline.count <= 4 && day.marks.count <= 4 && day.note == nil
    }

    /// Writes the detail of a day, by its place in `days`.
    func writeDay(_ index: Int, isFolded: Bool = false, to html: inout HTML) {
        html.day(days[index], frame.noteLabels, isFolded: isFolded) { html in
            if let marking = markings[index] { html.marking(marking) }
        }
    }
}
