import DiskAccess
import ProgressAnalysis
import ProgressLoading
import ProgressModel
import ReportPages
import ReportWords

/// Invented days, for the drawings of the page on which a person begins: what they come to is counted as any other history.
enum WelcomeExample {
    /// A letter for each day, as on the page that explains the counting; 70 days, of which 58 are sober.
    private static let days = "WESWSSEWSSSESSSWESSSSSSESSSSSSSSESSSSSSSSSSSWSSSSSSSSSSESSSSSSSSSSSSSS"

    /// The last of the days, a Sunday.
    private static let today = Day(year: 2025, month: 8, day: 31)

    /// The report of the days, in a language; nil where they cannot be read.
    static func report(in language: Language) -> Report? {
        guard let today else { return nil }
        let levels: [Character: Level] = ["S": .steady, "E": .easy, "W": .wild]
        let rows = zip(days, (1 - days.count)...0).compactMap { letter, offset in
            levels[letter].map { "\(today.advanced(by: offset)),\($0.rawValue)\n" }
        }
        let files = [
            SourceFile(path: "entries.csv", bytes: Array(("date,level\n" + rows.joined()).utf8)),
            SourceFile(path: "profile.json", bytes: Array(#"{ "pricePerDrink": 4.50, "drinksPerWeek": 14 }"#.utf8)),
        ]
        let loader = HistoryLoader(zoneBytes: ZoneFiles.bytes(of:), vocabulary: .ofAllLanguages)
        return loader.load(files).history.map { Report(Analysis($0, asOf: .day(today)), language: language) }
    }
}
