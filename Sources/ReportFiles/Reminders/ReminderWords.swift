import ProgressAnalysis
import ProgressModel
package import ReportPages
import ReportWords

/// What a reminder says.
package struct ReminderWords: Sendable, Hashable {
    package let title: String
    package let body: String
    /// Both in a row.
    package var text: String { "\(title) \(body)" }
}

extension ReminderWords {
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

    /// `aim` is what the person said they are here for; nil where they did not.
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
    /// The plan for the risk time or, where none is claimed, for the part of the day in which the reminder comes.
    private static func plan(of tracker: TrackerAnalysis, at time: WallTime, in report: Report) -> String? {
        let isClaimed = tracker.insights.risk != nil
        let plans =
            isClaimed
            ? report.plansAtRisk(of: tracker)
            : tracker.plans.fitting(PartOfDay(hour: time.hour)) { _ in false }
        return plans.first.map { "\(report.phrases.yourPlan): \(report.phrases.sentence(of: $0))" }
    }
}
