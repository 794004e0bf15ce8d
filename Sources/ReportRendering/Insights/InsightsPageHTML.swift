import ReportPages

/// The content of the page.
struct InsightsPageHTML {
    private let page: InsightsPage

    init(_ page: InsightsPage) {
        self.page = page
    }

    var slots: [String: HTML] {
        ["heading": "<h1>\(page.heading)</h1>", "content": ""]
    }
}
