package import ProgressAnalysis
import ProgressModel
import ReportWords

/// Meditation or workout: the streak, the past year by minutes, and what weeks, weekdays and sessions say.
package struct ActivityPage: SitePage {
    package let frame: Frame
    package let activity: Activity
    package let icon: String
    package let name: String
    /// What counts for it.
    package let lede: String
    /// The page of the other activity; nil where it was never recorded.
    package let neighbour: Pager.Step?
    package let streak: TrackerStreak
    package let facts: [Fact]
    package let calendar: Card
    package let weeks, weekdays, parts, milestones, sessions: Card?

    package static let template = PageTemplate<ActivityPage>(
        "activity", shapes: [HeatShapes.pastYear, HeatShapes.notPlanned, TrackerShapes.html, BadgeShapes.html],
        headFields + cardFields)

    package static func addresses(in report: Report) -> [PageAddress] {
        report.activities.map(PageAddress.activity)
    }

    /// The class under which the style sheet has the colour of an activity.
    static func style(of activity: Activity) -> String { "act-" + activity.rawValue }

    package init?(at address: PageAddress, in report: Report) {
        guard case .activity(let activity) = address, report.activities.contains(activity) else { return nil }
        let (phrases, analysis) = (report.phrases, report.analysis)
        let streak = analysis.activity(activity).streak
        let details = analysis.details(of: activity)
        let reached = analysis.milestones(of: activity)
        let other: Activity = activity == .meditation ? .workout : .meditation
        self.activity = activity
        icon = activity.emoji
        name = activity.name(phrases)
        frame = report.frame(
            address, title: report.title(name), description: phrases.activityDescription(name), marksToday: true)
        lede = phrases.whatCounts(activity, from: report.profile.minimumMinutes)
        neighbour = Link(other, in: report).map { Pager.Step(link: $0, text: other.name(phrases)) }
        self.streak = TrackerStreak(streak, phrases.length(streak.current, streak.unit), in: report)
        facts = [Fact](of: activity, details, in: report)
        calendar = .calendar(of: activity, in: report)
        weeks = .weeks(of: activity, in: report)
        weekdays = .weekdays(of: details, in: report)
        parts = .parts(of: activity, details, in: report)
        milestones = .milestones(
            of: reached, next: report.analysis.nextRung(of: streak), phrases.streakMilestones, unit: streak.unit,
            in: report)
        sessions = .sessions(of: activity, in: report)
    }
}
