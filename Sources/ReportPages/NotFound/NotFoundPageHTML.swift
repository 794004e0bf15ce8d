import ReportMarkup

/// The content of the page for addresses without one.
struct NotFoundPageHTML {
    private let page: NotFoundPage

    init(_ page: NotFoundPage) {
        self.page = page
    }

    var slots: [String: HTML] {
        let way = page.way
        return [
            "content": #"""
            <section class="card nowhere" aria-labelledby="h-nowhere"><svg class="empty-day" viewBox="-24 -24 48 48" width="144" height="144" fill="none" aria-hidden="true"><use href="#none" class="none"/><circle class="track" r="16"/><circle class="track" r="21"/></svg>
            <h1 id="h-nowhere">\#(page.heading)</h1><p class="lede">\#(page.lede)</p>
            <p><a href="\#(page.frame.address.href(way.link))">\#(way.text) \#(Icon.right.html)</a></p></section>
            """#
        ]
    }
}
