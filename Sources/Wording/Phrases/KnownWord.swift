import Model

/// A place or a trigger that the program knows in every language.
package enum KnownWord: CaseIterable, Sendable {
    case home, work, onTheGo
    case boredom, stress, habit

    /// The word that a text is in any language, in any capitals; nil for any other text.
    package init?(_ text: String) {
        guard let word = KnownWord.words[withoutSpacesAround(text).lowercased()] else { return nil }
        self = word
    }

    private static let words: [String: KnownWord] = {
        var words: [String: KnownWord] = [:]
        for phrases in Language.allCases.map(\.phrases) {
            for word in allCases { words[phrases.name(of: word).lowercased()] = word }
        }
        return words
    }()
}
