/// The words of all languages, for reading a person's files and answers.
///
/// Made once, because it holds tables of all words.
package struct Vocabulary: Sendable {
    package let presetWords: @Sendable (TrackerPreset) -> TrackerPreset.Words
    /// The prompt of a saboteur without one, by its name.
    package let noticing: @Sendable (LocalizedText) -> LocalizedText

    /// Languages by code and name.
    package let languages: [String: Language]
    /// Codes of ISO 4217 by the name of the currency.
    package let currencies: [String: String]
    /// Levels by name, except the names in files.
    package let levels: [String: Level]
    /// The numbers from one to twelve in words.
    package let numbers: [String: Int]
    private let words: [TypedWord: Set<String>]
    private let metrics: [(words: Set<String>, metric: KnownMetric)]
    private let workouts: [(words: Set<String>, type: String)]
    private let presets: [(part: String, preset: TrackerPreset)]
    /// For each language the names, from Monday and January on.
    private let weekdays, months: [[String]]

    package init(
        workoutTypes: [String],
        presetWords: @escaping @Sendable (TrackerPreset) -> TrackerPreset.Words,
        noticing: @escaping @Sendable (LocalizedText) -> LocalizedText
    ) {
        let all = Language.allCases.map { ($0, $0.typedWords) }
        self.presetWords = presetWords
        self.noticing = noticing
        var languages: [String: Language] = [:]
        var currencies: [String: String] = [:]
        var levels: [String: Level] = [:]
        var numbers: [String: Int] = [:]
        for (language, words) in all {
            for name in [language.rawValue] + words.languageNames { languages[name] = language }
            currencies.merge(words.currencies) { first, _ in first }
            numbers.merge(words.numberWords) { first, _ in first }
            for level in Level.allCases { for name in words.typed(level) { levels[name] = level } }
        }
        (self.languages, self.currencies, self.levels, self.numbers) = (languages, currencies, levels, numbers)
        words = Dictionary(
            uniqueKeysWithValues: TypedWord.allCases.map { word in (word, Set(all.flatMap { $0.1.typed(word) })) })
        metrics = KnownMetric.allCases.map { metric in (Set(all.flatMap { $0.1.typed(metric) }), metric) }
        workouts = workoutTypes.map { type in (Set(all.flatMap { $0.1.typed(workout: type) }), type) }
        presets = TrackerPreset.allCases.flatMap { preset in
            all.flatMap { $0.1.typed(preset) }.map { (part: $0, preset: preset) }
        }
        weekdays = all.map { $0.1.weekdayNames.map { $0.lowercased() } }
        months = all.map { $0.1.monthNames.map { $0.lowercased() } }
    }

    /// The words for something in every language.
    package subscript(word: TypedWord) -> Set<String> { words[word] ?? [] }

    /// Whether a text, ignoring case, is a word for something.
    package func has(_ text: String, for word: TypedWord) -> Bool { self[word].contains(text.lowercased()) }

    /// Whether a name, ignoring case, contains a word for something.
    package func has(_ word: TypedWord, among name: String) -> Bool {
        Vocabulary.words(of: name).contains(where: self[word].contains)
    }

    private static func words(of name: String) -> [String] {
        name.lowercased().split { !$0.isLetter && !"∑ø".contains($0) }.map(String.init)
    }

    /// A name in lower case without words that don't change its meaning, such as `total` and `minutes of`.
    package func core(of name: String) -> String {
        let words = Vocabulary.words(of: name)
        let core = words.filter { !self[.neutral].contains($0) && !self[.sums].contains($0) }
        return (core.isEmpty ? words : core).joined(separator: " ")
    }

    /// Whether a whole name is a kind of drink; the end of a word is enough, for languages with compound words:
    /// `Rotwein`.
    package func isDrinkKind(_ core: String) -> Bool {
        self[.drinkKinds].contains { $0 == core || $0.count > 3 && !core.contains(" ") && core.hasSuffix($0) }
    }

    /// The metric with this name; nil for others.
    package func metric(_ core: String) -> KnownMetric? { metrics.first { $0.words.contains(core) }?.metric }

    /// The type of workout with this name; nil for others.
    package func workout(_ core: String) -> String? { workouts.first { $0.words.contains(core) }?.type }

    package func isSum(_ text: String) -> Bool { has(text, for: .sums) }

    /// The presets that the name of a tracker, ignoring case, probably means, in preset order; usually none.
    package func presets(within name: String) -> [TrackerPreset] {
        let name = name.lowercased()
        return presets.filter { name.contains($0.part) }.map(\.preset)
    }

    /// The weekday whose name begins so, ignoring case; nil for fewer than two letters, and if it is ambiguous.
    package func weekday(_ text: String) -> Weekday? {
        Vocabulary.index(of: text, letters: 2, in: weekdays).flatMap(Weekday.init)
    }

    /// The month, 1–12, whose name begins so, ignoring case; nil for fewer than three letters, and if it is ambiguous.
    package func month(_ text: String) -> Int? { Vocabulary.index(of: text, letters: 3, in: months).map { $0 + 1 } }

    private static func index(of text: String, letters: Int, in names: [[String]]) -> Int? {
        guard text.count >= letters else { return nil }
        let text = text.lowercased()
        let found = Set(names.flatMap { names in names.indices.filter { names[$0].hasPrefix(text) } })
        return found.count == 1 ? found.first : nil
    }
}
