import ReportPages

/// The content of the page.
struct WeekPageHTML {
    private let page: WeekPage

    init(_ page: WeekPage) {
        self.page = page
    }

    var slots: [String: HTML] {
        ["heading": "<h1>\(page.heading)</h1>", "content": ""]
    }
}
