import ReportMarkup

/// The content of an earlier year of the ledger; it fills the template of the page of jokers.
struct JokerYearPageHTML {
    private let page: JokerYearPage

    init(_ page: JokerYearPage) {
        self.page = page
    }

    var slots: [String: HTML] {
        let address = page.frame.address
        return [
            "heading": PagerHTML.head("<h1>\(page.heading)</h1>", page.pager, on: address),
            "content": #"""
            <section class="card ledger" aria-labelledby="h-ledger"><header><h2 id="h-ledger">\#(page.title)</h2><p>\#(page.summary)</p></header>
            \#(page.months.html { JokerLedgerHTML.month($0, "h3", on: address) })</section>
            """#,
        ]
    }
}
