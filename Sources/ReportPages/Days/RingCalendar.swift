import ProgressAnalysis
import ProgressModel
import ReportWords

/// A month of ring cells.
package struct RingCalendar: Sendable {
    /// Unique on its page.
    package let id: String
    package let title: String
    package let description: String
    /// Seven short names, as the profile begins its weeks.
    package let weekdays: [String]
    /// How many cells stand empty before the first day.
    package let offset: Int
    /// All days of the month, ascending.
    package let cells: [RingCell]
    package let rings: RingSet
    package let legend: Legend
    package let besides: Besides
}

extension RingCalendar {
    /// A month of the report; `totals` are those of the month, `isGlance` leaves out what only its own page shows.
    init(_ month: YearMonth, _ totals: SpanTotals, isGlance: Bool = false, in report: Report) {
        let days = month.firstDay...month.lastDay
        let phrases = report.phrases
        id = "m\(month)"
        title = phrases.ringsTitle(phrases.text(month))
        description = phrases.ringsDescription(
            totals, mindfulness: report.hasMindfulness, workouts: report.hasWorkouts)
        weekdays = report.weekdayHeadings
        offset = report.column(of: month.firstDay)
        cells = days.map { RingCell($0, in: report) }
        rings = isGlance ? RingSet(ofGlanceAt: days, in: report) : RingSet(of: days, in: report)
        legend = Legend(of: days, rings, in: report)
        besides = Besides(
            DataTable(ringsOf: days, title: title, in: report), sharing: .month(month), in: report)
    }
}
