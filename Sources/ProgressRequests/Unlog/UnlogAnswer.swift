import ProgressLoading
package import ProgressModel
import ReportWords

/// What was taken out, and what it means for the streaks.
package struct UnlogAnswer: Sendable {
    package let change: RecordedChange
    package let day: Day
    private let count: Int
    private let subject: UnlogPlan.Subject
    private let amount: String?

    package init(_ plan: UnlogPlan, _ change: RecordedChange) {
        (self.change, day, count, subject) = (change, plan.day, plan.records.count, plan.subject)
        // Of a level the day says all; of several records their number.
        if count == 1, let kind = plan.subject.kind, kind != .entries,
            case .number(let number)? = plan.records.first?[kind.amountColumn]
        {
            amount = plan.subject.text(of: number, change.before)
        } else {
            amount = nil
        }
    }

    /// The day, what was taken out of it, and the streaks that are others now.
    package func text(in language: Language) -> String {
        let phrases = language.phrases
        let name = subject.name(change.before.history.trackers, language)
        let several = count > 1 && subject != .entry ? "\(phrases.numbers.text(count)) × " : ""
        let what = several + name + (amount.map { ", \($0)" } ?? "")
        let day = phrases.dayName(day, today: change.after.wallTime.day)
        return [phrases.takenOut(what, of: day), change.after.streaks(since: change.before, in: language)].filter {
            !$0.isEmpty
        }
        .joined(separator: " ")
    }
}

extension UnlogPlan.Subject {
    /// An amount with its unit, in the language of the profile.
    fileprivate func text(of amount: FixedDecimal, _ folder: RecordedFolder) -> String {
        let language = folder.profile.language
        let phrases = language.phrases
        switch self {
        case .session: return phrases.minutes(phrases.numbers.text(amount)).text
        case .entry, .note: return phrases.numbers.text(amount)
        case .tracker(let index):
            let tracker = folder.history.trackers[index]
            let unit = tracker.unit(for: amount, phrases, in: language)?.isolated
            return [tracker.text(of: amount, phrases.numbers), unit].compactMap(\.self).joined(separator: " ")
        }
    }
}
