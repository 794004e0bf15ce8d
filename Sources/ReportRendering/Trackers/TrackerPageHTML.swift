import ReportPages

/// The content of the page.
struct TrackerPageHTML {
    private let page: TrackerPage

    init(_ page: TrackerPage) {
        self.page = page
    }

    var slots: [String: HTML] {
        ["heading": "<h1>\(page.heading)</h1>", "content": ""]
    }
}
