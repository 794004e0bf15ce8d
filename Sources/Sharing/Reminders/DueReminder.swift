import Counting
package import Model
package import Pages
import Wording

/// A reminder that is due, with the buttons that answer it: what a notification shows, on whatever device.
package struct DueReminder: Sendable {
    package let activity: Reminder.Activity
    /// The day that it asks about.
    package let day: Day
    /// When it comes, in seconds after midnight, as the profile has it.
    package let second: Int
    package let title: String
    package let body: String
    /// At most three; empty if it is answered by typing.
    package let answers: [ReminderAnswer]
    /// The path of the log sheet that answers it, with its day.
    package let path: String

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

/// What a reminder says.
package struct ReminderWords: Sendable, Hashable {
    package let title: String
    package let body: String
    /// Both in a row.
    package var text: String { "\(title) \(body)" }

    /// What is due, by the time of the day.
    package static func due(in report: Report) -> [ReminderWords] {
        ReminderStatus.due(in: report).map { ReminderWords($0, in: report) }
    }

    init(_ status: ReminderStatus, in report: Report) {
        if let tracker = status.tracker {
            self.init(tracker, at: status.time, in: report)
        } else {
            self.init(status, report.profile.aim, report.phrases)
        }
    }

    /// `aim` is what the person said they are here for; nil if they did not.
    private init(_ status: ReminderStatus, _ aim: Profile.Aim?, _ phrases: Phrases) {
        switch status.reminder.activity {
        case .noalc:
            let isAboutToday = status.targetDay == status.time.day
            title = isAboutToday ? phrases.howIsThisEvening : phrases.howWasYesterday
            body =
                switch aim {
                case .stop: phrases.anotherSoberDay
                case .less: phrases.howManyDrinks
                case .habits, nil: phrases.logYourDrinks
                }
        case .workout:
            title = phrases.littleMovement
            body = phrases.logYourMinutes("💪")
        case .meditation, .tracker:
            title = phrases.quietMinutes
            body = phrases.logYourMinutes("🧘")
        }
    }

    private init(_ tracker: TrackerAnalysis, at time: WallTime, in report: Report) {
        let phrases = report.phrases
        let name = report.name(of: tracker)
        let icon = tracker.icon
        if tracker.kind == .good {
            let prompt = tracker.prompt?.text(in: report.language).isolated
            title = prompt ?? phrases.howIsItGoing(name)
            body = "\(phrases.shortNoteIsEnough) \(icon)"
        } else {
            title = phrases.didYouNotice(name)
            // Noticing is the exercise of awareness; what is avoided needs no line on a good day.
            let body = tracker.mode == .avoidance ? phrases.nothingToWrite : phrases.noticingIsTheExercise
            let plan = ReminderWords.plan(of: tracker, at: time, in: report)
            self.body = (["\(body) \(icon)"] + [plan].compactMap(\.self)).joined(separator: " ")
        }
    }
    /// The plan for the risk time or, if none is claimed, for the part of the day in which the reminder comes.
    private static func plan(of tracker: TrackerAnalysis, at time: WallTime, in report: Report) -> String? {
        let isClaimed = tracker.insights.risk != nil
        let plans =
            isClaimed
            ? report.plansAtRisk(of: tracker)
            : tracker.plans.fitting(PartOfDay(hour: time.hour)) { _ in false }
        return plans.first.map { "\(report.phrases.yourPlan): \(report.phrases.sentence(of: $0))" }
    }
}

/// A reminder as ntfy takes it (https://docs.ntfy.sh/publish/#publish-as-json), with up to three buttons.
///
/// The phone itself sends what a button means, so `server` has to be reachable from there.
package struct NtfyMessage: Sendable {
    private let reminder: DueReminder
    private let topic: String
    /// Where the phone reaches this program, such as `https://home.example`.
    private let server: String
    /// What lets the buttons write, for this question alone.
    private let token: String

    package init(_ reminder: DueReminder, topic: String, server: String, token: String) {
        (self.reminder, self.topic, self.server, self.token) = (reminder, topic, server, token)
    }

    /// What is posted to the server of ntfy.
    package var json: [UInt8] {
        JSONValue.members([
            "topic": .text(topic),
            "title": .text(reminder.title),
            "message": .text(reminder.body),
            "click": .text(server + reminder.path),
            "actions": .array(reminder.answers.map(action)),
        ]).bytes
    }

    private func action(_ answer: ReminderAnswer) -> JSONValue {
        .members([
            "action": .text("http"),
            "label": .text(answer.label),
            "url": .text(server + "/api/log"),
            "method": .text("POST"),
            "headers": .members([
                "Authorization": .text("Bearer " + token),
                "Content-Type": .text("application/json"),
            ]),
            "body": .text(String(decoding: body(answer), as: UTF8.self)),
            "clear": .flag(true),
        ])
    }

    private func body(_ answer: ReminderAnswer) -> [UInt8] {
        JSONValue.members([
            "words": .text(answer.words.joined(separator: " ")),
            "tracker": answer.tracker.map { .text($0) } ?? .null,
        ]).bytes
    }
}
