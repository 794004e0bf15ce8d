import ReportMarkup

/// The ledger: the latest year a month at a time, then a line for each year before.
struct JokerLedgerHTML {
    let html: HTML

    init(_ ledger: JokerLedger, on page: PageAddress) {
        let earlier = ledger.earlier.html { year in
            #"""
            <li><a href="\#(page.href(year.link))"><b>\#(year.name)</b><span>\#(year.summary)</span>\#(Icon.right.html)</a></li>

            """#
        }
        let years: HTML = earlier.isEmpty ? "" : #"<ul class="ledger-years">\#(earlier)</ul>"#
        let latest = ledger.latest
        html = #"""
            <section class="card ledger" id="\#(JokerLedger.element)" aria-labelledby="h-ledger"><header><h2 id="h-ledger">\#(ledger.title)</h2><p>\#(ledger.summary)</p></header>
            <div class="ledger-year"><h3>\#(latest.name)</h3><span>\#(latest.summary)</span></div>
            \#(latest.months.html { JokerLedgerHTML.month($0, "h4", on: page) })\#(years)</section>
            """#
    }

    /// `heading` is the element of its name.
    static func month(_ month: JokerLedger.Month, _ heading: HTML, on page: PageAddress) -> HTML {
        let open: HTML = month.isOpen ? #" open="""# : ""
        let lost = month.lost.html { line in
            #"""
            <li class="lost"><span class="emoji" aria-hidden="true">\#(line.icon)</span><p><span class="vh">\#(line.streak): </span>\#(line.text)</p></li>
            """#
        }
        return #"""
            <details class="ledger-month"\#(open)><summary><\#(heading)>\#(month.name)</\#(heading)><span>\#(month.summary)</span>\#(Icon.down.html)</summary><ul>\#(month.entries.html { entry($0, on: page) })\#(lost)</ul></details>

            """#
    }

    private static func entry(_ entry: JokerLedger.Entry, on page: PageAddress) -> HTML {
        let (style, icon): (HTML, HTML) =
            switch entry.symbol {
            case .earned: ("earned", Icon.star.html)
            case .spent: ("spent", Icon.clover.html)
            case .taken: ("taken", #"<i class="minus" aria-hidden="true"></i>"#)
            }
        let detail: HTML = entry.detail.isEmpty ? "" : " \(entry.detail)"
        let date: HTML =
            entry.link.map { #"<a class="when" href="\#(page.href($0))">\#(entry.date)</a>"# }
            ?? #"<span class="when">\#(entry.date)</span>"#
        return #"""
            <li class="\#(style)">\#(icon)<p><b>\#(entry.title)</b>\#(detail)<small><span class="emoji" aria-hidden="true">\#(entry.icon)</span> \#(entry.streak)</small></p>\#(date)\#(JokerDots.html(entry.balance, of: entry.cap))<span class="vh">\#(entry.balanceText)</span></li>

            """#
    }
}
