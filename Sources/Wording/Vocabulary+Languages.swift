import Counting
package import Model

extension Vocabulary {
    package static let ofAllLanguages = Vocabulary(
        workoutTypes: WorkoutEnergy.knownTypes, presetWords: \.words,
        noticing: { name in inEveryLanguage { phrases in phrases.noticing(name.text(in: phrases.language)) } ?? name })
}

extension TrackerPreset {
    package var words: Words {
        Words(
            name: inEveryLanguage { $0.name(of: self) } ?? LocalizedText(""),
            prompt: inEveryLanguage { $0.prompt(of: self) }, unit: inEveryLanguage { $0.unit(of: self) },
            options: options.map { option in inEveryLanguage { $0.name(of: option) } ?? LocalizedText("") })
    }
}

private func inEveryLanguage(_ text: (Phrases) -> String?) -> LocalizedText? {
    var texts: [Language: String] = [:]
    for language in Language.allCases { texts[language] = text(language.phrases) }
    return LocalizedText(texts)
}
