import ReportMarkup

/// The content of the page of all years.
struct YearsPageHTML {
    private let page: YearsPage

    init(_ page: YearsPage) {
        self.page = page
    }

    var slots: [String: HTML] {
        let address = page.frame.address
        return [
            "heading": #"<div class="head"><h1>\#(page.heading)</h1><p class="quiet">\#(page.summary)</p></div>"#,
            "content": #"""
            <div class="years">\#(page.years.html { YearStripHTML($0, on: address).html })</div>\#(HeatShapes.scale(page.scale, on: address))
            """#,
        ]
    }
}
