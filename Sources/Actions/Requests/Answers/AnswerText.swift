import Counting
package import Model
package import Wording

/// Reads answers to `init` as people write them; nil for invalid answers.
package enum AnswerText {
    static var languages: [Phrases] { Language.allCases.map(\.phrases) }
    private static let vocabulary = Vocabulary.ofAllLanguages
    private static let currencySigns = [
        "€": "EUR", "$": "USD", "£": "GBP", "fr.": "CHF", "sfr": "CHF", "¥": "JPY", "zł": "PLN",
    ]

    /// `en`, `deutsch`, `German`.
    package static func language(_ text: String) -> Language? {
        vocabulary.languages[text.lowercased()]
    }

    /// The currency's code: `eur`, `€`, `Euro`.
    package static func currency(_ text: String) -> String? {
        let name = text.lowercased()
        return currencySigns[name] ?? vocabulary.currencies[name] ?? Currency(code: text)?.code
    }

    /// An amount for the profile: `4,50 €`, `€4.50` and `14 drinks` without what isn't the number.
    package static func amount(_ text: String) -> String? {
        guard !text.contains("-"), !text.contains("\u{2212}") else { return nil }
        let isDigit = { (character: Character) in ("0"..."9").contains(character) }
        guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit) else { return nil }
        let number = text[first...last].split(separator: ",", omittingEmptySubsequences: false).joined(separator: ".")
        return FixedDecimal(digits: number.utf8) == nil ? nil : number
    }

    /// A time of day in seconds: `9`, `9:00`, `21:30`, `21.30`, `20 Uhr`, `8pm`.
    package static func time(_ text: String) -> Int? { TimeText(DateWords.words(text))?.second }

    /// Names of presets in either language, between commas; or single words, between spaces.
    package static func presets(_ text: String) -> [TrackerPreset]? {
        let names = text.contains(",") ? text.split(separator: ",") : [text[...]]
        let found = names.map { preset($0.split(separator: " ").joined(separator: " ")) }
        if found.count == 1, found[0] == nil {
            let words = text.split(separator: " ").map { preset(String($0)) }
            return words.contains(nil) ? nil : words.compactMap(\.self)
        }
        return found.contains(nil) ? nil : found.compactMap(\.self)
    }

    /// In either language.
    package static func yesOrNo(_ text: String) -> Bool? {
        if languages.contains(where: { phrases in phrases.yesWords.contains(text.lowercased()) }) { return true }
        return languages.contains { phrases in phrases.noWords.contains(text.lowercased()) } ? false : nil
    }

    /// Whether only slips will be written down: `every day`, `every-day`, `slips`.
    package static func onlySlips(_ text: String) -> Bool? {
        let text = text.lowercased().replacing("-", with: " ")
        if languages.contains(where: { phrases in phrases.onlySlips.contains(text) }) { return true }
        return languages.contains { phrases in phrases.everyDay.contains(text) } ? false : nil
    }

    /// The person's aim, by its name in files or in any language.
    static func aim(_ text: String) -> Profile.Aim? { named(text) { $0.words(for: $1) } }

    /// Whether it means "nothing".
    package static func isNothing(_ text: String) -> Bool {
        languages.contains { phrases in phrases.nothing.contains(text.lowercased()) }
    }

    /// Whether it asks to return to the previous question.
    package static func isBack(_ text: String) -> Bool {
        languages.contains { phrases in phrases.back.contains(text.lowercased()) }
    }

    /// A level by its name in any language.
    package static func level(_ text: String) -> Level? { named(text) { [$0.level($1)] } }

    /// A preset by its id or its name in any language.
    package static func preset(_ name: String) -> TrackerPreset? { named(name) { [$0.name(of: $1)] } }

    /// The value with this name, ignoring case: its key, or one of its words in any language.
    static func named<Value: CaseIterable & RawRepresentable<String>>(
        _ text: String, _ words: (Phrases, Value) -> [String]
    ) -> Value? {
        Value.allCases.first { value in
            ([value.rawValue] + languages.flatMap { words($0, value) }).contains {
                $0.lowercased() == text.lowercased()
            }
        }
    }

    /// Whether a tracker is something good or a saboteur.
    package static func trackerKind(_ text: String) -> Tracker.Kind? {
        named(text) { phrases, kind in kind == .good ? phrases.goodWords : phrases.saboteurWords }
    }

    /// The purpose of a tracker, by a word of any language.
    static func trackerPurpose(_ text: String) -> TrackerPurpose? { named(text) { $0.words(for: $1) } }

    /// A mode by its key (`yesNo`) or its name in any language.
    package static func trackerMode(_ text: String) -> Tracker.Mode? { named(text) { $0.words(for: $1) } }

    /// When a plan applies: a part of the day by its key or its name in any language, or hours such as `21-23`.
    package static func planMoment(_ text: String) -> Tracker.Plan.Moment? {
        let part: PartOfDay? = named(text) { [$0.name(of: $1)] }
        return Tracker.Plan.Moment(part?.rawValue ?? text)
    }

    /// The options, between commas.
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

/// Reads amounts as people write them.
package enum AmountText {
    /// `2`, `+2`, `1.5` and `1,5`; nil for other texts, such as `8,500`, which is 8.5 to some people and 8500 to
    /// others.
    package static func number(_ word: String) -> FixedDecimal? {
        let digits = word.drop { $0 == "+" }
        guard word.count - digits.count <= 1, readings(word) == nil else { return nil }
        return FixedDecimal(digits: String(digits.map { $0 == "," ? "." : $0 }).utf8)
    }

    /// The two readings of a text with one separator before exactly three digits, `8500` and `8.5` for `8,500`; nil for
    /// other texts, including `0.125`, which isn't read as thousands.
    package static func readings(_ word: String) -> (whole: String, decimal: String)? {
        let parts = word.drop { $0 == "+" }.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
        guard parts.count == 2, (1...3).contains(parts[0].count), parts[0].first != "0", parts[1].count == 3,
            let whole = FixedDecimal(digits: String(parts[0] + parts[1]).utf8),
            let decimal = FixedDecimal(digits: String(parts[0] + "." + parts[1]).utf8)
        else { return nil }
        return (whole.text, decimal.text)
    }

    /// `7:30` as hours; nil for other texts.
    package static func hours(_ word: String) -> FixedDecimal? {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let hours = DateWords.number(parts[0], digits: 1...3),
            let minutes = DateWords.number(parts[1], digits: 2...2), minutes < 60
        else { return nil }
        return FixedDecimal(billionths: (Int128(hours) * 60 + Int128(minutes)) * FixedDecimal.unit / 60)
    }
}

/// A dialogue of a command with a person who answers its questions.
package struct Interview {
    package let phrases: Phrases
    /// Shows a text, without a line end.
    package let tell: (String) -> Void
    /// Asks, and returns the answer with single spaces; nil for an empty line.
    package let ask: (String) throws(CommandError) -> String?

    package init(
        in phrases: Phrases, tell: @escaping (String) -> Void,
        ask: @escaping (String) throws(CommandError) -> String?
    ) {
        (self.phrases, self.tell, self.ask) = (phrases, tell, ask)
    }

    package func isYes(_ question: String, byDefault proposal: Bool = true) throws(CommandError) -> Bool {
        let word = (proposal ? phrases.yesWords : phrases.noWords).first ?? ""
        guard let answer = try ask("\(question) [\(word)]: ") else { return proposal }
        return AnswerText.yesOrNo(answer) ?? false
    }
}
