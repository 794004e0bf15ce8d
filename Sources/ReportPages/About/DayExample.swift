import ProgressModel
import ReportMarkup

/// A day as it is drawn, large, with what its parts are.
package struct DayExample: Sendable {
    let cell: RingCell
    let rings: RingSet
    let legend: Legend
}

extension DayExample {
    /// A steady day with every ring that the report has: the inner ones closed, those further out on their way.
    ///
    /// Nil where a day is its middle alone, which needs no explanation.
    init?(in report: Report) {
        rings = RingSet(of: report.today...report.today, in: report)
        guard rings.reach != .bare else { return nil }
        cell = RingCell(
            number: report.today.dayOfMonth, label: "",
            drawing: RingCell.Drawing(
                core: report.hasLevels || report.leadingTracker != nil || report.drawsHabits ? .steady : nil,
                isHealed: false, isToday: false,
                workout: 100, mindfulness: 75, focus: report.focus.indices.map { $0 == 0 ? 60 : 40 },
                moments: report.focus.map { _ in 0 }, isClosed: false),
            link: nil)
        legend = Legend(partsOfSteadyDayIn: report, rings)
    }

    var html: HTML {
        """
        <figure class="day-example"><svg class="days" viewBox="-32 -32 64 64" aria-hidden="true">\
        \({ $0.ringCell(cell, rings) })</svg>\({ $0.legend(legend, rings, on: .about) })</figure>
        """
    }
}
