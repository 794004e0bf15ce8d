import ProgressAnalysis
package import ProgressModel
package import ReportPages
import ReportWords

/// The reminders for a calendar, each of which comes every day.
package struct ReminderCalendar: Sendable {
    /// One of them.
    package struct Event: Sendable {
        /// Unique in the calendar, and the same in every build: `noalc-1`.
        package let id: String
        package let words: ReminderWords
        /// The first time it comes; what a wall clock shows, wherever the person is.
        package let first: WallTime
    }

    package let name: String
    package let language: Language
    /// The moment of the report.
    package let made: Instant
    /// As written in the profile; never empty.
    package let events: [Event]

    /// The name of its file in the root of the site.
    package static let path = "reminders.ics"
}

extension ReminderCalendar {
    /// Nil where there is nothing to be reminded of, and for the public.
    package init?(in report: Report) {
        guard report.audience == .private, !report.analysis.reminders.isEmpty else { return nil }
        name = report.title(report.phrases.reminders)
        language = report.language
        made = report.analysis.now
        events = report.analysis.reminders.map { status in
            Event(
                id: "\(status.reminder.activity.id)-\(status.ordinal)", words: ReminderWords(status, in: report),
                first: status.firstOpen)
        }
    }
}

extension Reminder.Activity {
    /// As a profile writes it; a tracker stands apart from an activity of its name.
    fileprivate var id: String {
        switch self {
        case .noalc: "noalc"
        case .meditation: "meditation"
        case .workout: "workout"
        case .tracker(let id): "tracker-\(id)"
        }
    }
}
