extension Language {
    package var typedWords: any TypedWords {
        switch self {
        case .english: EnglishWords()
        case .german: GermanWords()
        }
    }
}
