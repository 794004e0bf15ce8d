import ProgressAnalysis
package import ProgressModel
import ReportWords

extension AnswerText {
    /// Whether a tracker is something good or a saboteur.
    package static func trackerKind(_ text: String) -> Tracker.Kind? {
        named(text) { phrases, kind in kind == .good ? phrases.goodWords : phrases.saboteurWords }
    }

    /// What a tracker is for, by a word of any language.
    static func trackerPurpose(_ text: String) -> TrackerPurpose? { named(text) { $0.words(for: $1) } }

    /// A mode by its key (`yesNo`) or its name in any language.
    package static func trackerMode(_ text: String) -> Tracker.Mode? { named(text) { $0.words(for: $1) } }

    /// When a plan applies: a part of the day by its key or its name in any language, or hours such as `21-23`.
    package static func planMoment(_ text: String) -> Tracker.Plan.Moment? {
        let part: PartOfDay? = named(text) { [$0.name(of: $1)] }
        return Tracker.Plan.Moment(part?.rawValue ?? text)
    }

    /// What there is to choose, between commas.
    static func options(_ text: String) -> [Tracker.Option] {
        text.split(separator: ",").map { Tracker.Option(named: $0.split(separator: " ").joined(separator: " ")) }
    }

    /// A goal or a limit, with its unit: `8`, `8 glasses`, `max 3`, `at most 3 cups`.
    package static func target(_ text: String) -> (target: Tracker.DailyTarget, unit: String?)? {
        var words = text.split(separator: " ").map(String.init)
        let limits = Vocabulary.ofAllLanguages[.limit].union(["<=", "≤"])
        let isLimit = words.first.map { limits.contains($0.lowercased()) } ?? false
        words.removeAll { limits.contains($0.lowercased()) }
        guard let first = words.first, let amount = AmountText.number(first) else { return nil }
        let unit = words.dropFirst().joined(separator: " ")
        return (isLimit ? .limit(amount) : .goal(amount), unit.isEmpty ? nil : unit)
    }

    /// `every day`, `3` (times a week), `3 per week`, `monday wednesday`, `Mo, Mi`.
    package static func schedule(_ text: String) -> Schedule? {
        let text = text.lowercased()
        if languages.contains(where: { phrases in phrases.everyDay.contains(text) }) { return .everyDay }
        let words = text.split { " ,;|".contains($0) }.map(String.init)
        if let number = words.first.flatMap({ Int($0.filter(\.isNumber)) }), (1...7).contains(number) {
            return .perWeek(number)
        }
        let days = words.compactMap(Vocabulary.ofAllLanguages.weekday)
        return days.count == words.count && !days.isEmpty ? .weekdays(Set(days)) : nil
    }
}
