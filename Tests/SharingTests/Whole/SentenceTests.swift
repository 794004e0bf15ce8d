import Counting
import Model
import TestSupport
import Testing

/// Every sentence of a few pages, of the Markdown and of the terminal, for many plausible histories.
@Suite("The sentences of many histories")
struct SentenceTests {
    private static let histories = (0..<Soak.choose(16, whole: 200)).map(OddFolder.init)

    @Test("say nothing that no history can make true", arguments: histories)
    func sentences(history: OddFolder) throws {
        let analysis = try history.folder.analysis(asOf: history.asOf)
        let today = analysis.today
        let week = Week(containing: history.number % 2 == 0 ? today : today.advanced(by: -9))
        var faults: [String] = []
        var texts: [Language: [String: Set<String>]] = [:]
        for language in Language.allCases {
            let (words, claims) = (SentenceFaults(today: today), Claims(of: analysis, in: language, week: week))
            for said in try Said.all(of: analysis, in: language, week: week) {
                let found = words.faults(in: said) + claims.faults(in: said)
                faults += found.map { "\(language.rawValue) \(said.place): \($0) in “\(said.text)”" }
                texts[language, default: [:]][said.place, default: []].formUnion(SentenceTests.runs(of: said.text))
            }
        }
        for (place, english) in texts[.english] ?? [:] {
            // A tracker without an icon has the first letter of its name before it.
            let both = english.intersection(texts[.german]?[place] ?? []).filter { run in
                !SentenceTests.same.contains(run)
                    && !SentenceTests.same.contains(String(run.dropFirst().drop { $0 == " " }))
            }
            faults += both.sorted().map { "“\($0)” is in both languages in \(place)" }
        }
        #expect(faults == [], "\(faults.joined(separator: "\n"))")
    }

    /// The words of a text: runs of letters.
    private static func runs(of text: String) -> [String] {
        text.split { !$0.isLetter && $0 != " " }.map { $0.split(separator: " ").joined(separator: " ") }
            .filter { $0.count > 2 }
    }

    /// Words that are the same in both languages, and the content of the folders.
    private static let same: Set<String> = [
        "Meditation", "kcal", "CSV", "Markdown", "Median", "Band", "Drinks", "Trend", "Wild", "wild", "min", "UTC",
        "Europe", "Berlin", "Stress",
        "Sep", "Aug", "Nov", "Jan", "Apr", "Feb", "April", "August", "September", "November",
        "Tent", "Bicycle", "Water", "Coffee", "Piano", "Scrolling", "Sweets", "Nails", "water", "coffee", "piano",
        "scrolling", "sweets",
        "nails", "glasses", "csv", "json", "logs", "activities", "entries", "assumeSteady in profile",
        "reportgen set aim stop", "less", "reportgen set goals", "drinksPerWeek",
    ]
}
