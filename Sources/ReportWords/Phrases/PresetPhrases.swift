package import ProgressModel

/// The words of the ready-made trackers.
package protocol PresetPhrases: Sendable {
    func name(of preset: TrackerPreset) -> String
    /// What is asked when the tracker is logged; nil where nothing is.
    func prompt(of preset: TrackerPreset) -> String?
    /// What a counter counts, in the plural; nil for other trackers.
    func unit(of preset: TrackerPreset) -> String?
    func name(of option: TrackerPreset.Option) -> String
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
