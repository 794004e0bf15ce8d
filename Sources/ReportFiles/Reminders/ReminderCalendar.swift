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
        /// Whether it comes again every day.
        package let isDaily: Bool
        /// Where it is answered; nil where that is not known.
        package let link: String?
    }

    package let name: String
    package let language: Language
    /// `Report.idSpace`.
    let idSpace: String?
    /// The moment of the report.
    package let made: Instant
    /// As written in the profile.
    package let events: [Event]

    /// The name of its file in the root of the site.
    package static let path = "reminders.ics"
}

extension ReminderCalendar {
    /// The calendar of a site of files, in which each reminder comes every day.
    ///
    /// Nil where there is nothing to be reminded of, and for the public.
    package init?(in report: Report) {
        guard !report.analysis.reminders.isEmpty else { return nil }
        self.init(in: report) { status in
            [
                Event(
                    id: "\(status.reminder.activity.id)-\(status.ordinal)", words: ReminderWords(status, in: report),
                    first: status.firstOpen, isDaily: true, link: report.siteURL)
            ]
        }
    }

    /// The calendar of a server, in which each day that is not answered has an event that leads to its log sheet, for four
    /// weeks; whoever subscribes to it asks again long before.
    ///
    /// Without reminders it has no events, so that a program takes out those that it has. Nil for the public.
    package init?(in report: Report, server: String) {
        self.init(in: report) { status in
            let first = status.firstOpen.day.distance(to: status.time.day)
            return (0..<ReminderCalendar.days).compactMap { number in
                let time = WallTime(day: status.time.day.advanced(by: number), second: status.time.second)
                guard number >= -first else { return nil }
                let target = status.targetDay.advanced(by: number)
                return Event(
                    id: "\(status.reminder.activity.id)-\(status.ordinal)-\(target)",
                    words: ReminderWords(status, in: report), first: time, isDaily: false,
                    link: server + LogSheet.address(LogPart(status.reminder.activity), day: target))
            }
        }
    }

    /// Days that a server tells of.
    private static let days = 28

    private init?(in report: Report, events: (ReminderStatus) -> [Event]) {
        guard report.audience == .private else { return nil }
        name = report.title(report.phrases.reminders)
        language = report.language
        idSpace = report.idSpace
        made = report.analysis.now
        self.events = report.analysis.reminders.flatMap(events)
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
