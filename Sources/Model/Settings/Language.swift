/// A language of the reports; the raw value is its ISO 639-1 code.
package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"

    /// The language of errors and `--help`, and the default for everything else.
    package static let fallback = english
}

/// A text in each language; a new language is a new argument, so the compiler lists the places.
package struct Translation: Sendable {
    private let english: String
    private let german: String

    /// A text; both are empty for none.
    init(_ english: String, _ german: String) { (self.english, self.german) = (english, german) }

    package func text(in language: Language) -> String {
        switch language {
        case .english: english
        case .german: german
        }
    }

    var isEmpty: Bool { english.isEmpty }
}
