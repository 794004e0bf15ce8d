import ReportMarkup

/// An earlier year of the ledger.
package struct JokerYearPage: Sendable {
    package let frame: Frame
    /// `Jokers in 2024`.
    package let heading: String
    package let pager: Pager
    package let title: String
    package let summary: String
    /// Latest first; never empty.
    package let months: [JokerLedger.Month]
}

extension JokerYearPage: SitePage {
    package static let template = PageTemplate<JokerYearPage>(
        "rewards", icons: [.left, .right, .down, .clover],
        [
            .html("heading", "the page's heading with the way to its neighbours") {
                $1 += JokerYearPageHTML($0).slots["heading"] ?? HTML()
            },
            .html("content", "everything below the heading") { $1 += JokerYearPageHTML($0).slots["content"] ?? HTML() },
        ])

    package static func addresses(in report: Report) -> [PageAddress] {
        report.earlierJokerYears.map(PageAddress.jokerYear)
    }

    package init?(at address: PageAddress, in report: Report) {
        guard case .jokerYear(let year) = address else { return nil }
        self = report.jokerYearPage(year)
    }
}
