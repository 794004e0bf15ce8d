extension Language {
    /// What people type in it.
    package var typedWords: any TypedWords {
        switch self {
        case .english: EnglishWords()
        case .german: GermanWords()
        }
    }
}
