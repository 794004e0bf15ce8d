import ProgressAnalysis
import ReportMarkup
import ReportWords

/// What the overview shows large if no levels are written down: what leads the calendars.
package struct LeadingRun: Sendable {
    /// The past year, or the first.
    package let calendar: Card
    /// The classes under which the style sheets have its colours.
    package let style: String
    /// Nil for a tracker, and if the list of milestones is empty.
    package var milestones: Card?
    /// Whether it is a tracker, which the list of trackers tells too.
    package let isTracker: Bool

    /// Few overviews need these shapes, so that they are not among those of every one.
    static let shapes: HTML = """
        <svg class="defs" aria-hidden="true" focusable="false"><defs>\(HeatShapes.notPlanned)\(TrackerShapes.html)\
        </defs></svg>
        """
}

extension LeadingRun {
    /// Nil of a history with levels, of several habits together, and of one without anything that has a calendar.
    init?(in report: Report) {
        switch report.leading?.subject {
        case .habit(.activity(let activity)):
            let streak = report.analysis.activity(activity).streak
            calendar = .calendar(.leading, of: activity, name: activity.name(report.phrases), in: report)
            style = ActivityPage.style(of: activity)
            milestones = .milestones(
                of: report.analysis.milestones(of: activity), next: report.analysis.nextRung(of: streak),
                report.phrases.streakMilestones, Link(activity, in: report), unit: streak.unit, in: report)
            isTracker = false
        case .habit(.tracker(let tracker)):
            let name = report.name(of: tracker)
            guard let calendar = Card.calendar(.leading, of: tracker, name: name, in: report) else { return nil }
            self.calendar = calendar
            style = TrackerColours.style(of: tracker.tracker)
            isTracker = true
        case .allHabits, nil: return nil
        }
    }
}
