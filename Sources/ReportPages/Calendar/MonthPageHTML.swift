import ReportMarkup

/// The content of a month's page.
struct MonthPageHTML {
    private let page: MonthPage

    init(_ page: MonthPage) {
        self.page = page
    }

    var slots: [String: HTML] {
        let address = page.frame.address
        let heading: HTML = #"<h1>\#(page.name) <a href="\#(address.href(page.yearLink))">\#(page.year)</a></h1>"#
        return [
            "heading": PagerHTML.head(heading, page.pager, on: address),
            "facts": FactsHTML(page.facts, style: "facts-month").html,
            "calendar": #"""
            <section class="card month sticky" aria-label="\#(page.calendarLabel)">\#(RingCalendarHTML(page.calendar, on: address, namesCells: true).html)\#(weeks)</section>
            """#,
            "days": days,
        ]
    }

    private var weeks: HTML {
        guard !page.weeks.isEmpty else { return "" }
        let links = page.weeks.html { week in
            #"<li><a href="\#(page.frame.address.href(week.link))">\#(week.text)</a></li>"#
        }
        return #"<nav aria-label="\#(page.weeksLabel)"><ul class="weeks-of">\#(links)</ul></nav>"#
    }

    private var days: HTML {
        let detail = DayDetailHTML(page.frame.noteLabels)
        return ##"""
            <section class="card journal" id="days" aria-labelledby="h-days"><header><h2 id="h-days">\##(page.daysTitle)</h2><p><a class="all" href="#days">\##(page.openAll)</a><a class="fewer" href="#top">\##(page.closeAll)</a></p></header>
            \##(page.days.html(detail.html))</section>
            """##
    }
}
