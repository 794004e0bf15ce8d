import Model
import TestSupport
import Testing

/// Only the sentences and the words that people type depend on the language: all other code works with any language.
@Suite struct LanguageTests {
    private static let list = [
        "Sources/Model/Settings/Language.swift", "Sources/Model/Words/Language+TypedWords.swift",
        "Sources/Wording/Phrases/Phrases.swift",
    ]

    /// Names in files, which are the same in every language, and a field of templates.
    private static let names = Set(Level.allCases.map(\.rawValue) + ["tag"])

    /// The folders of sentences: those of pages and answers, and the names of settings.
    private static let sentences = [
        "Sources/Wording/Phrases/", "Sources/Model/Settings/Setting",
        "Sources/Model/Settings/TrackerObject.swift",
    ]

    /// The folder of the words that people type in a language.
    private static func typedFile(_ language: Language) -> String {
        "Sources/Model/Words/\(typeName(language)).swift"
    }

    private static func typeName(_ language: Language) -> String {
        let name = "\(language)"
        return name.prefix(1).uppercased() + name.dropFirst() + "Words"
    }

    @Test("only the list of languages and the words that people type name a language", arguments: Language.allCases)
    func names(language: Language) throws {
        let files = LanguageTests.list + Language.allCases.map(LanguageTests.typedFile)
        let names = [".\(language)", "\"\(language.rawValue)\"", LanguageTests.typeName(language) + "("]
        for file in Repository.swiftFiles(below: "Sources") where !files.contains(file) {
            let text = try Repository.text(file)
            for name in names { #expect(!text.contains(name), "\(file) has \(name): ask Language or its phrases") }
        }
    }

    @Test(
        "words that people type in another language than English are only in its own file and in sentences",
        arguments: Language.allCases.filter { $0 != .fallback })
    func words(language: Language) throws {
        let own = LanguageTests.typed(in: language).subtracting(LanguageTests.typed(in: .fallback))
            .subtracting(LanguageTests.names)
        let home = LanguageTests.typedFile(language)
        for file in Repository.swiftFiles(below: "Sources")
        where file != home && !LanguageTests.sentences.contains(where: file.hasPrefix) {
            let between = try Repository.text(file).lowercased().split(separator: "\"").map(String.init)
            let found = own.intersection(between)
            #expect(found.isEmpty, "\(file) has words that belong into \(home)")
        }
    }

    private static func typed(in language: Language) -> Set<String> {
        let words = language.typedWords
        return Set(
            TypedWord.allCases.flatMap { word in words.typed(word) }
                + Level.allCases.flatMap { level in words.typed(level) }
                + TrackerPreset.allCases.flatMap { preset in words.typed(preset) } + words.currencies.keys
                + words.languageNames + words.spokenDays.keys + words.numberWords.keys
                + (words.weekdayNames + words.monthNames).map { $0.lowercased() })
    }
}
