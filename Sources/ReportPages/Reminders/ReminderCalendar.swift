import ProgressAnalysis
package import ProgressModel
import ReportWords

/// The reminders for a calendar, each of which comes every day.
package struct ReminderCalendar: Sendable {
    /// One of them.
    package struct Event: Sendable {
        /// Unique in the calendar, and the same in every build: `noalc-1`.
        package let id: String
        package let words: ReminderWords
        /// The first time it comes; what a wall shows, wherever the person is.
        package let first: WallTime
    }

    package let name: String
    package let language: Language
    /// The moment of the report.
    package let made: Instant
    /// As written in the profile; never empty.
    package let events: [Event]
}

extension Report {
    /// Nil where there is nothing to be reminded of, and for the public.
    package func reminderCalendar() -> ReminderCalendar? {
        guard analysis.audience == .private else { return nil }
        let events = analysis.reminders.map { status in
            ReminderCalendar.Event(
                id: "\(status.reminder.activity.id)-\(status.ordinal)", words: words(of: status),
                first: status.firstOpen)
        }
        guard !events.isEmpty else { return nil }
        return ReminderCalendar(name: title(phrases.reminders), language: language, made: analysis.now, events: events)
    }

    /// What is due, by the time of the day.
    package func dueReminders() -> [ReminderWords] {
        let due = analysis.reminders.filter(\.isDue).enumerated().sorted { left, right in
            (left.element.time.secondsSinceEpoch, left.offset) < (right.element.time.secondsSinceEpoch, right.offset)
        }
        return due.map { words(of: $0.element) }
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
