import ReportPages

/// The content of the page.
struct RewardsPageHTML {
    private let page: RewardsPage

    init(_ page: RewardsPage) {
        self.page = page
    }

    var slots: [String: HTML] {
        ["heading": "<h1>\(page.heading)</h1>", "content": ""]
    }
}
