import ReportMarkup

/// All years.
package struct YearsPage: Sendable {
    package let frame: Frame
    package let heading: String
    /// `3 years`.
    package let summary: String
    package let scale: HeatScale
    /// Latest first; never empty.
    package let years: [YearStrip]
}

extension YearsPage: SitePage {
    package static let template = PageTemplate<YearsPage>(
        "years", icons: [.right, .drop, .coin, .leaf, .flame], shapes: HeatShapes.pastYear,
        [
            .html("heading", "the page's heading with the way to its neighbours") {
                $1 += YearsPageHTML($0).slots["heading"] ?? HTML()
            },
            .html("content", "everything below the heading") { $1 += YearsPageHTML($0).slots["content"] ?? HTML() },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { [.years] }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .years else { return nil }
        self = report.yearsPage()
    }
}
