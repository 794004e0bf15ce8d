import Counting
import Model
import TestSupport
import Testing

/// The page of a tracker with public days has nothing from its logs, which are private.
@Suite struct PublicTrackerPageTests {
    @Test(
        "V-35 a limit that was exceeded is a day like any without a log, and the words say days",
        arguments: Language.allCases)
    func words(language: Language) throws {
        let trackers = """
            [{ "id": "coffee", "name": "Kaffee", "type": "good", "trackingMode": "counter", "dailyLimit": 2, "streakOn": "goal",
               "streak": true, "public": "days" }]
            """
        let days = (0..<20).map { date("2025-10-31").advanced(by: -$0) }
        let logs = "timestamp,tracker,value\n" + days.map { "\($0),coffee,\($0.number % 4 == 0 ? 5 : 2)\n" }.joined()
        let folder = Folder(levels: "SSS").with("trackers.json", trackers).with("logs.csv", logs)
        let analysis = try folder.analysis(asOf: "2025-10-31")
        let site = try Site(analysis.publicEdition, language: language)
        let text = try site.page("trackers/coffee.html").text
        let good = days.count { $0.number % 4 != 0 }
        #expect(text.contains(language == .german ? "\(good) Tage" : "\(good) days"), "\(text)")
        for word in language == .german
            ? ["mit Eintrag", "Einträge", "Nichts notiert"] : ["with a log", "logs", "logged", "Nothing noted"]
        {
            #expect(!text.contains(word), "\(word): \(text)")
        }
    }
}
