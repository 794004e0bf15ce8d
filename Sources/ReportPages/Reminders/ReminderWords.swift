import ProgressAnalysis
import ProgressModel
import ReportWords

/// What a reminder says.
package struct ReminderWords: Sendable, Hashable {
    package let title: String
    package let body: String
    /// Both in a row.
    package var text: String { "\(title) \(body)" }
}

extension Report {
    func words(of status: ReminderStatus) -> ReminderWords {
        if let tracker = status.tracker { return words(of: tracker) }
        switch status.reminder.activity {
        case .noalc:
            let isAboutToday = status.targetDay == status.time.day
            return ReminderWords(
                title: isAboutToday ? phrases.howIsThisEvening : phrases.howWasYesterday, body: phrases.logYourDrinks)
        case .workout: return ReminderWords(title: phrases.littleMovement, body: phrases.logYourMinutes("💪"))
        case .meditation, .tracker:
            return ReminderWords(title: phrases.quietMinutes, body: phrases.logYourMinutes("🧘"))
        }
    }

    private func words(of tracker: TrackerAnalysis) -> ReminderWords {
        let name = name(of: tracker)
        let icon = tracker.tracker.icon
        guard tracker.tracker.kind == .good else {
            return ReminderWords(
                title: phrases.didYouNotice(name), body: "\(phrases.noticingIsTheExercise) \(icon)")
        }
        let prompt = tracker.tracker.prompt?.text(in: language).isolated
        return ReminderWords(
            title: prompt ?? phrases.howIsItGoing(name), body: "\(phrases.shortNoteIsEnough) \(icon)")
    }
}
