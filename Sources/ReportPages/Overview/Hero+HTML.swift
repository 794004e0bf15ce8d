import ReportMarkup

extension Hero {
    func writeHeading(to html: inout HTML) {
        html.element("h1", #"id="hello""#) { write(headline, stale?.headline, to: &$0) }
        html.markup("\n")
        html.element("p", #"class="lede""#) { write(lede, stale?.lede, to: &$0) }
        openQuestion?.write(to: &html)
        if let question { html.element("p", #"class="ask""#, text: question) }
        if let firstEntry {
            html.element("p", #"class="first-entry""#) {
                $0.link(Link(.log), on: .overview, #"class="act""#, text: firstEntry)
            }
        }
    }

    /// Both wordings; the style sheet shows the one that is true.
    private func write(_ fresh: String, _ stale: String?, to html: inout HTML) {
        guard let stale else {
            html.text(fresh)
            return
        }
        html.element("span", #"class="fresh""#, text: fresh)
        html.element("span", #"class="stale""#, text: stale)
    }
}
