import Diary
package import Model
import Wording

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

/// What a person takes out of the records of a day.
package struct UnlogRequest: Sendable {
    /// What was written down, as `log` takes it: `steady`, `water`, `water 2`, `meditation`.
    package var words: [String]
    /// A tracker by its id, where the words alone would mean something else.
    package var tracker: String?
    /// One record that a page shows, instead of words.
    package var key: RecordKey?
    /// Today where nothing is said.
    package var day: DayText?
    /// The time of day, in seconds after midnight.
    package var time: Int?
    /// Whether all records go where several are meant.
    package var takesAll = false

    /// Makes a request in words.
    package init(_ words: [String]) {
        self.words = words
    }

    /// Makes a request for one record of a day, as a page shows it.
    package init(_ key: RecordKey, on day: Day) {
        words = []
        self.key = key
        self.day = DayText(day)
    }

    /// As the journal tells it, with the day that was meant.
    func action(on day: Day) -> String {
        let options = [("--tracker", tracker), ("--date", day.description), ("--time", time.map(clockText))]
        let said = options.flatMap { option, value in value.map { [option, $0] } ?? [] }
        return (["unlog"] + words + said + (takesAll ? ["--all"] : [])).joined(separator: " ")
    }
}
