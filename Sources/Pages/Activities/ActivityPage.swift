package import Counting
import Markup
import Model
import Wording

/// Meditation or workout: the streak, the past year by minutes, and statistics of weeks, weekdays and sessions.
package struct ActivityPage: SitePage {
    package let frame: Frame
    package let activity: Activity
    package let icon: String
    package let name: String
    /// Which minutes count for the activity.
    package let lede: String
    /// The page of the other activity; nil if it was never recorded.
    package let neighbour: Pager.Step?
    package let facts: [Fact]
    package let streak, calendar: Card
    package let weeks, weekdays, parts, milestones, sessions: Card?

    package static let template = PageTemplate<ActivityPage>(
        "activity", shapes: [HeatShapes.pastYear, HeatShapes.notPlanned, TrackerShapes.html, BadgeShapes.html],
        contents)

    package static func addresses(in report: Report) -> [PageAddress] {
        report.activities.map(PageAddress.activity)
    }

    /// The class with the colour of an activity in the style sheet.
    static func style(of activity: Activity) -> String { "act-" + activity.rawValue }

    package init?(at address: PageAddress, in report: Report) {
        guard case .activity(let activity) = address, report.activities.contains(activity) else { return nil }
        let (phrases, analysis) = (report.phrases, report.analysis)
        let streak = analysis.activity(activity).streak
        let details = analysis.details(of: activity)
        let reached = analysis.milestones(of: streak)
        let other: Activity = activity == .meditation ? .workout : .meditation
        self.activity = activity
        icon = activity.emoji
        name = activity.name(phrases)
        frame = report.frame(
            address, title: report.title(name), description: phrases.activityDescription(name), marksToday: true)
        lede = phrases.whatCounts(activity, from: report.profile.minimumMinutes)
        neighbour = Link(other, in: report).map { Pager.Step(link: $0, text: other.name(phrases)) }
        self.streak = .streak(streak, phrases.length(streak.current, streak.unit), phrases)
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

/// The fields of an activity's template.
extension ActivityPage {
    private static let contents: [TemplateField<ActivityPage>] = [
        .html("heading", "the page's heading with the way to the other activity") { page, html in
            html.head(
                heading: "\(emoji: page.icon) \(page.name)", lede: page.lede, beside: page.neighbour,
                on: page.frame.address)
        },
        .text("name", "the activity's name") { $0.name },
        .text("icon", "the activity's emoji") { $0.icon },
        .text("activity", "`meditation` or `workout`, for classes") { $0.activity.rawValue },
        .text("lede", "what counts for the activity, in a sentence") { $0.lede },
        .card("streak", "the card of the streak", \.streak),
        .html("facts", "the large numbers in a row") { $1.facts($0.facts, "facts-tracker", on: $0.frame.address) },
        .card("calendar", "the card of the past year by minutes", \.calendar),
        .card("weeks", "the card of the minutes week by week, from the second week on", \.weeks),
        .card("weekdays", "the card of the weekdays, from the fourth week on", \.weekdays),
        .card("parts", "the card of the kinds of sessions, which the public does not see", \.parts),
        .card("milestones", "the card of the streak's milestones, unless the list is empty", \.milestones),
        .card("sessions", "the card of the latest sessions, which the public does not see", \.sessions),
    ]
}

extension [Fact] {
    /// An activity in a few numbers.
    ///
    /// The public edition doesn't show single sessions: those of a day count as one.
    init(of activity: Activity, _ details: ActivityDetails, in report: Report) {
        let (phrases, numbers, analysis) = (report.phrases, report.numbers, report.analysis)
        let (totals, streak) = (analysis.activity(activity), analysis.activity(activity).streak)
        let days = analysis.daysDone(.activity(activity), in: analysis.days.range)
        let energy = activity == .workout ? analysis.workoutEnergy() : nil
        func fact(_ label: String, _ minutes: Int, on day: Day?) -> Fact {
            Fact(nil, label, phrases.duration(minutes), note: day.map(phrases.shortDate) ?? "")
        }
        // If no day has two long sessions, the longest session and the fullest day would be the same.
        let session = details.longestSession.flatMap { longest in
            report.audience == .private && longest.minutes.rounded != details.fullestDay?.minutes ? longest : nil
        }
        let facts: [Fact?] = [
            streak.longest.map {
                Fact(
                    .peak, phrases.longestStreak, phrases.length($0.length, streak.unit),
                    note: phrases.shortSpan($0.first, $0.last))
            },
            Fact(
                nil, phrases.inAllLabel, phrases.duration(totals.minutes),
                note: phrases.since(phrases.shortDate(streak.walk.days.lowerBound))),
            days.asked > 0
                ? Fact(nil, phrases.daysThatCount, Figure(numbers.text(days.done), phrases.ofDays(days.asked))) : nil,
            details.fullestDay.map { fact(phrases.fullestDay, $0.minutes, on: $0.day) },
            session.map { fact(phrases.longestSession, $0.minutes.rounded, on: $0.day) },
            energy.map { Fact(.bolt, phrases.energy, Figure(numbers.text($0), "kcal"), note: phrases.energyRemark) },
        ]
        self = facts.compactMap(\.self)
    }
}
