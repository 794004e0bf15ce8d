/// A language the reports are written in; the raw value is its ISO 639-1 code.
package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"

    /// The language of errors and of `--help`, and of everything else if no other one was chosen.
    package static let fallback = english
}

/// A text in each language; one more language is one more argument, and the compiler lists the places.
package struct Translation: Sendable {
    private let english: String
    private let german: String

    /// Makes a text; both are empty if there is none.
    init(_ english: String, _ german: String) { (self.english, self.german) = (english, german) }

    package func text(in language: Language) -> String {
        switch language {
        case .english: english
        case .german: german
        }
    }

    var isEmpty: Bool { english.isEmpty }
}
