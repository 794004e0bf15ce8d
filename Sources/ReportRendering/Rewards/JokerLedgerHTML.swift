import ReportPages

/// The ledger, a year at a time; all but the latest year are closed.
struct JokerLedgerHTML {
    let html: HTML

    init(_ ledger: JokerLedger, on page: PageAddress) {
        var years = HTML()
        for (index, year) in ledger.years.enumerated() {
            let open: HTML = index == 0 ? #" open="""# : ""
            years += #"""
                <details class="ledger-year"\#(open)><summary><h3>\#(year.name)</h3><span>\#(year.summary)</span>\#(Icon.down.html)</summary>
                \#(year.months.html { JokerLedgerHTML.month($0, on: page) })</details>

                """#
        }
        html = #"""
            <section class="card ledger" aria-labelledby="h-ledger"><header><h2 id="h-ledger">\#(ledger.title)</h2><p>\#(ledger.summary)</p></header>
            \#(years)</section>
            """#
    }

    private static func month(_ month: JokerLedger.Month, on page: PageAddress) -> HTML {
        let open: HTML = month.isOpen ? #" open="""# : ""
        let lost = month.lost.html { line in
            #"""
            <li class="lost"><span class="emoji" aria-hidden="true">\#(line.icon)</span><p><span class="vh">\#(line.streak): </span>\#(line.text)</p></li>
            """#
        }
        return #"""
            <details class="ledger-month"\#(open)><summary><h4>\#(month.name)</h4><span>\#(month.summary)</span>\#(Icon.down.html)</summary><ul>\#(month.entries.html { entry($0, on: page) })\#(lost)</ul></details>

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
        let date: HTML = entry.link.map { #"<a href="\#(page.href($0))">\#(entry.date)</a>"# } ?? "\(entry.date)"
        return #"""
            <li class="\#(style)">\#(icon)<p><b>\#(entry.title)</b>\#(detail)<small><span class="emoji" aria-hidden="true">\#(entry.icon)</span> \#(entry.streak)</small></p><span class="when">\#(date)</span>\#(JokerDots.html(entry.balance, of: entry.cap))<span class="vh">\#(entry.balanceText)</span></li>

            """#
    }
}
