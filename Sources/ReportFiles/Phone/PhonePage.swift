import ProgressAnalysis
import ProgressModel
import ReportMarkup
package import ReportPages
import ReportWords

/// A page in one file that takes taps without a server, keeps them in the phone, and hands them over.
///
/// It holds the names of trackers and no record, no token and no address.
package struct PhonePage: Sendable {
    /// The name of its file in the root of the site.
    package static let path = "phone.html"

    /// What stands on a button and what a tap writes.
    struct Button: Sendable {
        let label: String
        let caption: String?
        /// The words of `reportgen log`, and the tracker that they are the value of.
        let words: String
        let tracker: String?
        /// The file that the tap belongs into, and its columns that are not the same for every tap.
        let kind: Kind
        let values: [(column: String, value: String)]
    }

    /// The files that taps belong into.
    enum Kind: String, Sendable { case entries, activities, logs }

    /// Buttons below a heading.
    struct Group: Sendable {
        let title: String
        let buttons: [Button]
        /// Whether it is asked about a day that can be chosen.
        let asksDay: Bool
    }

    let language: Language
    let title: String
    let groups: [Group]
}

extension PhonePage {
    /// Nil for the public, who has nothing to write down.
    package init?(in report: Report) {
        guard report.audience == .private else { return nil }
        let phrases = report.phrases
        language = report.language
        title = report.title(phrases.phonePage)
        // Somebody with habits alone is offered no drinks, and no minutes but those of what was done before.
        let isOfHabits = report.lead == .habits && !report.hasLevels
        let levels = Group(
            title: phrases.howWasTheDay, buttons: isOfHabits ? [] : PhonePage.buttons(.noalc, in: report), asksDay: true
        )
        let minutes = (isOfHabits ? report.activities : Activity.allCases).map { activity in
            Group(
                title: "\(activity.emoji) \(phrases.session(activity == .workout ? .workout : .meditation))",
                buttons: PhonePage.buttons(activity == .workout ? .workout : .meditation, in: report), asksDay: false)
        }
        let trackers = report.analysis.trackers.filter(\.isActive).map { tracker in
            Group(
                title: "\(tracker.icon) \(report.name(of: tracker))",
                buttons: PhonePage.buttons(.tracker(tracker.id), in: report), asksDay: false)
        }
        groups = ([levels] + minutes + trackers).filter { !$0.buttons.isEmpty }
    }

    private static func buttons(_ activity: Reminder.Activity, in report: Report) -> [Button] {
        ReminderAnswer.choices(activity, in: report).map { answer in
            let isLevel = activity == .noalc
            return Button(
                label: answer.label, caption: answer.caption,
                words: answer.words.joined(separator: " "), tracker: answer.tracker,
                kind: isLevel ? .entries : answer.tracker == nil ? .activities : .logs,
                values: values(of: answer, activity))
        }
    }

    private static func values(
        of answer: ReminderAnswer, _ activity: Reminder.Activity
    ) -> [(column: String, value: String)] {
        let words = answer.words
        switch activity {
        case .noalc: return words.first == "0" ? [("level", "steady"), ("drinks", "0")] : [("level", words[0])]
        case .meditation, .workout: return [("kind", words[0]), ("minutes", words[1])]
        case .tracker(let id): return [("tracker", id)] + (words.first.map { [("value", $0)] } ?? [])
        }
    }
}
