package import ProgressModel

/// The words of the ready-made trackers.
package protocol PresetPhrases: Sendable {
    func name(of preset: TrackerPreset) -> String
    /// What is asked when the tracker is logged; nil where nothing is.
    func prompt(of preset: TrackerPreset) -> String?
    /// What a person asks themselves while they log; nil for a preset whose logging is no exercise of its own.
    func exercise(of preset: TrackerPreset) -> String?
    /// What a saboteur without a prompt of its own says.
    func noticing(_ saboteur: String) -> String
    /// What a counter or a number counts, in the plural; nil where that needs no word.
    func unit(of preset: TrackerPreset) -> String?
    func name(of option: TrackerPreset.Option) -> String
    func name(of word: KnownWord) -> String
}

/// What a saboteur without a prompt of its own says, in every language.
package func noticing(_ saboteur: LocalizedText) -> LocalizedText {
    var texts: [Language: String] = [:]
    for language in Language.allCases { texts[language] = language.phrases.noticing(saboteur.text(in: language)) }
    return LocalizedText(texts) ?? saboteur
}

extension TrackerPreset {
    /// The words of the preset in every language.
    package var words: Words {
        Words(
            name: TrackerPreset.inEveryLanguage { phrases in phrases.name(of: self) },
            prompt: TrackerPreset.inEveryLanguage { phrases in phrases.prompt(of: self) },
            unit: TrackerPreset.inEveryLanguage { phrases in phrases.unit(of: self) },
            options: options.map { option in TrackerPreset.inEveryLanguage { phrases in phrases.name(of: option) } })
    }

    private static func inEveryLanguage(_ text: (any Phrases) -> String) -> LocalizedText {
        inEveryLanguage { text($0) as String? } ?? LocalizedText("")
    }

    private static func inEveryLanguage(_ text: (any Phrases) -> String?) -> LocalizedText? {
        var texts: [Language: String] = [:]
        for language in Language.allCases { texts[language] = text(language.phrases) }
        return LocalizedText(texts)
    }
}
