/// A name the user gave, once for all languages or once for each.
package struct LocalizedText: Hashable, Sendable {
    private let texts: [Language: String]
    private let fallback: String

    /// The same text in every language.
    package init(_ text: String) {
        texts = [:]
        fallback = text
    }

    /// A text per language, at least one; a language without one shows the English text or else the first by code.
    package init?(_ texts: [Language: String]) {
        let first = texts.min { $0.key.rawValue < $1.key.rawValue }?.value
        guard let fallback = texts[.fallback] ?? first else { return nil }
        self.texts = texts
        self.fallback = fallback
    }

    /// The texts by their languages; nil if one text is that of all languages.
    package var byLanguage: [Language: String]? { texts.isEmpty ? nil : texts }

    package func text(in language: Language) -> String { texts[language] ?? fallback }
}
