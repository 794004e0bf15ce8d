import ReportPages

/// The content of the page.
struct MilestonesPageHTML {
    private let page: MilestonesPage

    init(_ page: MilestonesPage) {
        self.page = page
    }

    var slots: [String: HTML] {
        ["heading": "<h1>\(page.heading)</h1>", "content": ""]
    }
}
