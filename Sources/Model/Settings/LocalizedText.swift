/// A name given by the user, one for all languages or one for each.
package struct LocalizedText: Hashable, Sendable {
    private let texts: [Language: String]
    private let fallback: String

    /// The same text in every language.
    package init(_ text: String) {
        texts = [:]
        fallback = text
    }

    /// A text for each language, at least one; other languages use the English text, or else the first by code.
    package init?(_ texts: [Language: String]) {
        let first = texts.min { $0.key.rawValue < $1.key.rawValue }?.value
        guard let fallback = texts[.fallback] ?? first else { return nil }
        self.texts = texts
        self.fallback = fallback
    }

    /// The texts by language; nil if there is one for all languages.
    package var byLanguage: [Language: String]? { texts.isEmpty ? nil : texts }

    package func text(in language: Language) -> String { texts[language] ?? fallback }
}
