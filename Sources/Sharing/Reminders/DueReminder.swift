import Counting
package import Model
package import Pages
import Wording

/// A due reminder with the buttons for answers: the content of a notification on any device.
package struct DueReminder: Sendable {
    package let activity: Reminder.Activity
    package let day: Day
    /// The time in the profile, in seconds after midnight.
    package let second: Int
    package let title: String
    package let body: String
    /// At most three; empty if the answer is typed.
    package let answers: [ReminderAnswer]
    /// The path of the log sheet for the answer, with its day.
    package let path: String

    /// The due reminders by time.
    ///
    /// Everybody near a phone can read a notification, so its texts have nothing personal unless `isDetailed`; the
    /// buttons have to name the answers.
    package static func all(in report: Report, isDetailed: Bool) -> [DueReminder] {
        ReminderStatus.due(in: report).map { status in
            let words = ReminderWords(status, in: report)
            let phrases = report.phrases
            let activity = status.reminder.activity
            let plain = activity == .noalc ? words.title : phrases.somethingToWriteDown
            // Without a detailed text, the buttons name the subject.
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
    /// The due reminders by time.
    static func due(in report: Report) -> [ReminderStatus] {
        report.analysis.reminders.filter(\.isDue).enumerated().sorted { left, right in
            (left.element.time.secondsSinceEpoch, left.offset) < (right.element.time.secondsSinceEpoch, right.offset)
        }.map(\.element)
    }

    /// The emoji of minutes and logs; nil for the levels, which have their own.
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
    /// The part of the log sheet for the answer; nil for the levels, which are at its top.
    init?(_ activity: Reminder.Activity) {
        switch activity {
        case .noalc: return nil
        case .meditation: self = .session(.meditation)
        case .workout: self = .session(.workout)
        case .tracker(let id): self = .tracker(id)
        }
    }
}

package struct ReminderWords: Sendable, Hashable {
    package let title: String
    package let body: String
    package var text: String { "\(title) \(body)" }

    /// The due reminders by time.
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

    /// `aim` is the aim that the person has set; nil if none is set.
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
            // For awareness noticing is the exercise; something avoided needs no record on a good day.
            let body = tracker.mode == .avoidance ? phrases.nothingToWrite : phrases.noticingIsTheExercise
            let plan = ReminderWords.plan(of: tracker, at: time, in: report)
            self.body = (["\(body) \(icon)"] + [plan].compactMap(\.self)).joined(separator: " ")
        }
    }
    /// The plan for the risk time, or else for the part of the day in which the reminder comes.
    private static func plan(of tracker: TrackerAnalysis, at time: WallTime, in report: Report) -> String? {
        let isClaimed = tracker.insights.risk != nil
        let plans =
            isClaimed
            ? report.plansAtRisk(of: tracker)
            : tracker.plans.fitting(PartOfDay(hour: time.hour)) { _ in false }
        return plans.first.map { "\(report.phrases.yourPlan): \(report.phrases.sentence(of: $0))" }
    }
}

extension DueReminder {
    /// The message for ntfy (https://docs.ntfy.sh/publish/#publish-as-json), with up to three buttons.
    ///
    /// The phone itself sends the answer, so it must be able to reach `server`, such as `https://home.example`.
    package func ntfyMessage(topic: String, server: String, token: String) -> [UInt8] {
        let actions = answers.map { answer in
            let body = JSONValue.members([
                "words": .text(answer.words.joined(separator: " ")),
                "tracker": answer.tracker.map { .text($0) } ?? .null,
            ])
            return JSONValue.members([
                "action": .text("http"),
                "label": .text(answer.label),
                "url": .text(server + "/api/log"),
                "method": .text("POST"),
                "headers": .members([
                    "Authorization": .text("Bearer " + token),
                    "Content-Type": .text("application/json"),
                ]),
                "body": .text(String(decoding: body.bytes, as: UTF8.self)),
                "clear": .flag(true),
            ])
        }
        return JSONValue.members([
            "topic": .text(topic),
            "title": .text(title),
            "message": .text(body),
            "click": .text(server + path),
            "actions": .array(actions),
        ]).bytes
    }
}
