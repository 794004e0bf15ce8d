import ReportMarkup

/// A month: its ring calendar, and every day in detail.
package struct MonthPage: Sendable {
    package let frame: Frame
    package let name: String
    package let year: String
    package let yearLink: Link
    package let pager: Pager
    package let facts: [Fact]
    package let calendarLabel: String
    package let calendar: RingCalendar
    package let weeksLabel: String
    /// The reports of the weeks that reach into the month, ascending.
    package let weeks: [Pager.Step]
    package let daysTitle: String
    package let openAll: String
    package let closeAll: String
    /// The days that have been, latest first.
    package let days: [DayDetail]
    package let rings: RingSet
}

extension MonthPage: SitePage {
    package static let template = PageTemplate<MonthPage>(
        "month", style: "calendar", icons: [.left, .right, .up, .drop, .leaf, .flame, .clover], shapes: RingShapes.html,
        [
            .html("heading", "the page's heading with the way to its neighbours") {
                $1 += MonthPageHTML($0).slots["heading"] ?? HTML()
            },
            .html("facts", "the large numbers") { $1 += MonthPageHTML($0).slots["facts"] ?? HTML() },
            .html("calendar", "the calendar") { $1 += MonthPageHTML($0).slots["calendar"] ?? HTML() },
            .html("days", "the details of the days") { $1 += MonthPageHTML($0).slots["days"] ?? HTML() },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { report.span.months.map(PageAddress.month) }

    package init?(at address: PageAddress, in report: Report) {
        guard case .month(let month) = address else { return nil }
        self = report.monthPage(month)
    }
}
