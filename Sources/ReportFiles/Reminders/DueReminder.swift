import ProgressAnalysis
package import ProgressModel
package import ReportPages
import ReportWords

/// A reminder that is due, with the buttons that answer it: what a notification shows, on whatever device.
package struct DueReminder: Sendable {
    package let activity: Reminder.Activity
    /// The day that it asks about.
    package let day: Day
    /// When it comes, in seconds after midnight, as the profile has it.
    package let second: Int
    package let title: String
    package let body: String
    /// At most three; empty where it is answered by typing.
    package let answers: [ReminderAnswer]
    /// The path of the log sheet that answers it, with its day.
    package let path: String
}

extension DueReminder {
    /// What is due, by the time of the day.
    ///
    /// Whoever carries a notification can read it, so its texts name nothing of the person's own unless `isDetailed`; the
    /// buttons have to say what they answer.
    package static func all(in report: Report, isDetailed: Bool) -> [DueReminder] {
        ReminderStatus.due(in: report).map { status in
            let words = ReminderWords(status, in: report)
            let phrases = report.phrases
            let activity = status.reminder.activity
            let plain = activity == .noalc ? words.title : phrases.somethingToWriteDown
            // Beside a text that names nothing, the buttons alone say what they are of.
            let answers = ReminderAnswer.choices(activity, in: report).map { $0.labelled(status.icon) }
            let hint = answers.isEmpty ? phrases.shortNoteIsEnough : phrases.oneTapIsEnough
            return DueReminder(
                activity: activity, day: status.targetDay, second: status.reminder.second,
                title: isDetailed ? words.title : plain, body: isDetailed ? words.body : hint,
                answers: answers,
                path: LogSheet.address(LogPart(activity), day: status.targetDay))
        }
    }
}

extension ReminderStatus {
    /// What is due, by the time of the day.
    static func due(in report: Report) -> [ReminderStatus] {
        report.analysis.reminders.filter(\.isDue).enumerated().sorted { left, right in
            (left.element.time.secondsSinceEpoch, left.offset) < (right.element.time.secondsSinceEpoch, right.offset)
        }.map(\.element)
    }

    /// Of what minutes and logs are; nil for the levels, each of which has an emoji of its own.
    fileprivate var icon: String? {
        switch reminder.activity {
        case .noalc: nil
        case .meditation: Session.Kind.meditation.emoji
        case .workout: Session.Kind.workout.emoji
        case .tracker: tracker?.icon
        }
    }
}

extension LogPart {
    /// The part of the log sheet that answers a reminder; nil for the levels, which the whole sheet begins with.
    init?(_ activity: Reminder.Activity) {
        switch activity {
        case .noalc: return nil
        case .meditation: self = .session(.meditation)
        case .workout: self = .session(.workout)
        case .tracker(let id): self = .tracker(id)
        }
    }
}
