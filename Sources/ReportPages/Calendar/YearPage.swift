import ReportMarkup

/// A year: every day in one grid, and what it came to.
package struct YearPage: Sendable {
    /// A row of the grid.
    package struct Week: Sendable {
        /// The month that begins in the week, with the column of its first day.
        package let month: (name: String, column: Int, isFirst: Bool)?
        /// Seven cells; nil outside of the year.
        package let cells: [HeatCell?]
    }

    /// A month with its number of sober days.
    package struct Month: Sendable {
        package let name: String
        package let soberDays: String
        /// Nil for a month without a page.
        package let link: Link?
    }

    package let frame: Frame
    package let name: String
    package let pager: Pager
    package let totalsLabel: String
    package let facts: [Fact]
    /// Days by level; nil stands for the healed ones.
    package let tally: [(core: RingCell.Core?, number: String, text: String)]
    package let monthsLabel: String
    package let months: [Month]
    package let calendarLabel: String
    package let scale: HeatScale
    package let weekdays: [String]
    package let title: String
    package let description: String
    package let weeks: [Week]
    package let table: DataTable
}

extension YearPage: SitePage {
    package static let template = PageTemplate<YearPage>(
        "year", style: "calendar", icons: [.left, .right, .drop, .coin, .leaf, .flame], shapes: HeatShapes.year,
        [
            .html("heading", "the page's heading with the way to its neighbours") {
                $1 += YearPageHTML($0).slots["heading"] ?? HTML()
            },
            .html("totals", "the totals of the year") { $1 += YearPageHTML($0).slots["totals"] ?? HTML() },
            .html("calendar", "the calendar") { $1 += YearPageHTML($0).slots["calendar"] ?? HTML() },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { report.span.years.map(PageAddress.year) }

    package init?(at address: PageAddress, in report: Report) {
        guard case .year(let year) = address else { return nil }
        self = report.yearPage(year)
    }
}
