import Model

/// A place or trigger that is known in every language.
package enum KnownWord: CaseIterable, Sendable {
    case home, work, onTheGo
    case boredom, stress, habit

    /// The known word with this name in any language, ignoring case; nil for other texts.
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
