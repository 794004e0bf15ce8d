import ProgressModel
import ReportWords
import TestSupport
import Testing

/// A language is what stands in its folder: everything else takes any of them.
@Suite struct LanguageTests {
    private static let list = [
        "Sources/ProgressModel/Settings/Language.swift", "Sources/ReportWords/Language+Phrases.swift",
    ]

    /// Names in files, which are the same in every language, and a field of templates.
    private static let names = Set(Level.allCases.map(\.rawValue) + ["tag"])

    /// The sources apart from the folders of languages and the list of them.
    private static var others: [String] {
        let folders = Language.allCases.map { "Sources/ReportWords/\(typeName($0))/" }
        return Repository.swiftFiles(below: "Sources").filter { file in
            !folders.contains(where: file.hasPrefix) && !list.contains(file)
        }
    }

    private static func typeName(_ language: Language) -> String {
        let name = "\(language)"
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    @Test("only the folders of languages and the list of them name a language", arguments: Language.allCases)
    func names(language: Language) throws {
        let names = [".\(language)", "\"\(language.rawValue)\"", LanguageTests.typeName(language) + "("]
        for file in LanguageTests.others {
            let text = try Repository.text(file)
            for name in names { #expect(!text.contains(name), "\(file) has \(name): ask Language or its phrases") }
        }
    }

    @Test(
        "no word that people type in another language than English stands outside of its folder",
        arguments: Language.allCases.filter { $0 != .fallback })
    func words(language: Language) throws {
        let own = LanguageTests.typed(in: language).subtracting(LanguageTests.typed(in: .fallback))
            .subtracting(LanguageTests.names)
        for file in LanguageTests.others {
            let text = try Repository.text(file).lowercased()
            let found = own.filter { text.contains("\"\($0)\"") }
            #expect(found.isEmpty, "\(file) has words that belong into \(LanguageTests.typeName(language))+Typed.swift")
        }
    }

    private static func typed(in language: Language) -> Set<String> {
        let phrases = language.phrases
        return Set(
            TypedWord.allCases.flatMap { word in phrases.typed(word) }
                + Level.allCases.flatMap { level in phrases.typed(level) }
                + TrackerPreset.allCases.flatMap { preset in phrases.typed(preset) } + phrases.currencies.keys
                + phrases.languageNames + phrases.spokenDays.keys + phrases.numberWords.keys
                + (phrases.weekdayNames + phrases.monthNames).map { $0.lowercased() })
    }

    @Test("each language has the same files", arguments: Language.allCases)
    func files(language: Language) {
        func parts(_ language: Language) -> [Substring] {
            let name = LanguageTests.typeName(language)
            return Repository.swiftFiles(below: "Sources/ReportWords/" + name).compactMap {
                $0.split(separator: "/").last?.dropFirst(name.count)
            }
        }
        #expect(parts(language) == parts(.fallback))
    }
}
