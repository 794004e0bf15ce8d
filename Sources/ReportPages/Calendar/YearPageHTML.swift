import ReportMarkup

/// The content of a year's page.
struct YearPageHTML {
    private let page: YearPage

    init(_ page: YearPage) {
        self.page = page
    }

    var slots: [String: HTML] {
        [
            "heading": PagerHTML.head("<h1>\(page.name)</h1>", page.pager, on: page.frame.address),
            "totals": totals,
            "calendar": calendar,
        ]
    }

    private var totals: HTML {
        let tally = page.tally.html { item in
            "<li>\(LegendHTML.key(item.core))<b>\(item.number)</b> \(item.text)</li>"
        }
        let tallyList: HTML = page.tally.isEmpty ? "" : #"<ul class="tally">\#(tally)</ul>"#
        let months = page.months.html { month in
            guard let link = month.link else {
                return #"<li><span class="off"><span>\#(month.name)</span></span></li>"#
            }
            return #"""
                <li><a href="\#(page.frame.address.href(link))"><span>\#(month.name)</span><b>\#(month.soberDays)</b></a></li>
                """#
        }
        return #"""
            <section class="side sticky" aria-label="\#(page.totalsLabel)">\#(FactsHTML(page.facts, style: "facts-year").html)\#(tallyList)<ul class="months" aria-label="\#(page.monthsLabel)">\#(months)</ul></section>
            """#
    }

    private var calendar: HTML {
        #"""
        <section class="card" aria-label="\#(page.calendarLabel)">\#(HeatShapes.scale(page.scale, on: page.frame.address))\#(WeekdaysHTML(page.weekdays).html)\#(YearGrid(page).html)\#(DataTableHTML(page.table).html)</section>
        """#
    }
}
