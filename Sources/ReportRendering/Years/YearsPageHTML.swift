import ReportPages

/// The content of the page.
struct YearsPageHTML {
    private let page: YearsPage

    init(_ page: YearsPage) {
        self.page = page
    }

    var slots: [String: HTML] {
        ["heading": "<h1>\(page.heading)</h1>", "content": ""]
    }
}
