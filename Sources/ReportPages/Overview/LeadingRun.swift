import ProgressAnalysis
import ReportMarkup
import ReportWords

/// What the overview shows large where no levels are written down: what leads the calendars.
package struct LeadingRun: Sendable {
    package let calendar: YearCalendar
    /// The classes under which the style sheets have its colours.
    package let style: String
    /// Nil for a tracker, and where the list of milestones is empty.
    package let milestones: MilestoneCard?

    /// Whether it is a tracker, which the list of trackers tells too.
    package var isTracker: Bool {
        if case .tracker = calendar { true } else { false }
    }

    /// The past year, or the first.
    package enum YearCalendar: Sendable {
        case activity(ActivityCalendar)
        case tracker(TrackerCalendar)
    }
}

extension LeadingRun {
    /// Nil of a history with levels, of several habits together, and of one without anything that has a calendar.
    init?(in report: Report) {
        switch report.leading?.subject {
        case .habit(.activity(let activity)): self.init(activity, in: report)
        case .habit(.tracker(let tracker)): self.init(tracker, in: report)
        case .allHabits, nil: return nil
        }
    }

    /// Nil where nothing was logged and no streak is walked.
    private init?(_ tracker: TrackerAnalysis, in report: Report) {
        guard var calendar = TrackerCalendar(tracker, in: report) else { return nil }
        let name = report.name(of: tracker)
        calendar.title += ": " + name
        self.init(
            calendar: .tracker(calendar), style: TrackerColours.style(of: tracker.tracker),
            milestones: nil)
    }

    private init(_ activity: Activity, in report: Report) {
        let (phrases, analysis) = (report.phrases, report.analysis)
        let streak = analysis.activity(activity).streak
        let reached = analysis.milestones(of: activity)
        let name = activity.name(phrases)
        var calendar = ActivityCalendar(activity, in: report)
        calendar.title += ": " + name
        self.init(
            calendar: .activity(calendar), style: ActivityPage.style(of: activity),
            milestones: MilestoneCard(
                of: reached, next: report.analysis.nextRung(of: streak), phrases.streakMilestones,
                Link(activity, in: report), unit: streak.unit, in: report))
    }
}

extension LeadingRun {
    /// Writes the card in the colour of what they are about.
    func write(on page: PageAddress, to html: inout HTML) {
        // Few overviews need these shapes, so that they are not among those of every one.
        html += """
            <div class="leading \(style)"><svg class="defs" aria-hidden="true" focusable="false"><defs>\
            \(HeatShapes.notPlanned)\(TrackerShapes.html)</defs></svg>
            """
        switch calendar {
        case .activity(let calendar): calendar.write(on: page, to: &html)
        case .tracker(let calendar): calendar.write(to: &html)
        }
        html.markup("</div>")
    }
}
