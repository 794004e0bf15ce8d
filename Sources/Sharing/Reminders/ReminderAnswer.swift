import Counting
package import Model
package import Pages
import Wording

/// A button that answers a reminder.
package struct ReminderAnswer: Sendable, Equatable {
    /// An emoji before the name; nil without one.
    let icon: String?
    /// The text: `Easy`.
    let name: String
    /// The words of `reportgen log` that it means.
    package let words: [String]
    /// The tracker of the words, by id; nil for other records.
    package let tracker: String?

    /// Both in one text, as in a token: `water 1`.
    package var said: String { ([tracker].compactMap(\.self) + words).joined(separator: " ") }

    /// The label of the button, short enough for three in a row: `✨ Easy`.
    package var label: String { [icon, name].compactMap(\.self).joined(separator: " ") }

    init(icon: String? = nil, _ name: String, words: [String], tracker: String? = nil) {
        (self.icon, self.name, self.words, self.tracker) = (icon, name, words, tracker)
    }

    /// The same answer naming its subject, unless it has an emoji of its own: `💧 1 glass`.
    func labelled(_ icon: String?) -> ReminderAnswer {
        ReminderAnswer(icon: self.icon ?? icon, name, words: words, tracker: tracker)
    }

    /// The number of answers that a notification has room for.
    private static let most = 3

    /// The answers about an activity; empty if three buttons aren't enough.
    package static func choices(_ activity: Reminder.Activity, in report: Report) -> [ReminderAnswer] {
        switch activity {
        case .noalc: levels(in: report)
        case .meditation: minutes(.meditation, minimum: report.profile.minimumMinutes, in: report)
        case .workout: minutes(.workout, minimum: report.profile.minimumMinutes, in: report)
        case .tracker(let id):
            report.analysis.trackers.first { $0.tracker.id == id }.map { choices($0, in: report) } ?? []
        }
    }

    /// Steady, easy and wild; for people who want to stop, "none" instead of steady.
    private static func levels(in report: Report) -> [ReminderAnswer] {
        let phrases = report.phrases
        return Level.allCases.map { level in
            if level == .steady, report.profile.aim == .stop {
                let none = capitalized(phrases.captionOfSteady(drinks: 0))
                return ReminderAnswer(icon: level.emoji, none, words: ["0"])
            }
            return ReminderAnswer(icon: level.emoji, phrases.level(level), words: [level.rawValue])
        }
    }

    /// The most frequent minutes, then common ones, ascending.
    private static func minutes(
        _ kind: Session.Kind, minimum: Int, in report: Report
    ) -> [ReminderAnswer] {
        let said = mostFrequent(report.analysis.history.sessions.filter { $0.kind == kind }.map(\.minutes))
        let least = FixedDecimal(minimum)
        let common = [least, FixedDecimal(10), FixedDecimal(20), FixedDecimal(30)]
        var all: [FixedDecimal] = []
        for amount in said + common where all.count < most && amount >= least && !all.contains(amount) {
            all.append(amount)
        }
        return all.sorted().map { amount in
            ReminderAnswer(
                report.phrases.minutes(report.numbers.text(amount)).text, words: [kind.rawValue, amount.text])
        }
    }

    private static func choices(_ analysis: TrackerAnalysis, in report: Report) -> [ReminderAnswer] {
        let (tracker, phrases) = (analysis.tracker, report.phrases)
        func answer(_ name: String, _ words: [String], icon: String? = nil) -> ReminderAnswer {
            ReminderAnswer(icon: icon, name, words: words, tracker: tracker.id)
        }
        switch tracker.mode {
        case .counter:
            return (1...most).map { count in
                let amount = FixedDecimal(count)
                let unit = tracker.unit(for: amount, phrases, in: report.language)?.isolated
                return answer(
                    [report.numbers.text(amount), unit].compactMap(\.self).joined(separator: " "), [amount.text])
            }
        case .yesNo: return [answer(capitalized(phrases.yes), [])]
        case .awareness, .avoidance: return [answer(phrases.logSheet, [])]
        case .selection:
            let counts = analysis.optionCounts
            let all = tracker.options.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
            return all.prefix(most).map { tracker.options[$0] }.map { option in
                answer(option.name.text(in: report.language).isolated, [option.id], icon: option.icon)
            }
        // Typed answers have no button.
        case .number, .note: return []
        }
    }
}
