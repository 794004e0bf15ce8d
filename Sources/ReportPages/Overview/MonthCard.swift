import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// The month of today as a calendar of rings.
package struct MonthCard: Sendable {
    package let name: String
    /// The page of the month.
    package let link: Link
    /// Empty where no level was logged.
    package let summary: String
    package let calendar: RingCalendar
}

extension MonthCard {
    init(in report: Report) {
        let month = report.today.yearMonth
        let totals = SpanTotals(report.analysis, in: month.firstDay...month.lastDay)
        name = report.phrases.text(month)
        link = Link(.month(month))
        summary = MonthCard.summary(of: totals, in: report)
        calendar = RingCalendar(month, totals, isGlance: true, in: report)
    }

    private static func summary(of totals: SpanTotals, in report: Report) -> String {
        guard totals.levelDays > 0 else { return "" }
        let counted =
            report.tellsDrinksFirst
            ? [report.drinks(totals).text]
            : report.lead == .less
                ? report.levelCounts(totals).map(\.text) : [report.phrases.soberAndHealed(totals.sober, totals.healed)]
        return (counted + report.missing(totals).map(\.text)).joined(separator: ", ")
    }

    func write(on page: PageAddress, to html: inout HTML) {
        html.card("month", id: "h-month", heading: "\(arrow: link, on: page, name)", aside: "\(summary)") {
            $0.ringCalendar(calendar, on: page, namesCells: false)
        }
    }
}
