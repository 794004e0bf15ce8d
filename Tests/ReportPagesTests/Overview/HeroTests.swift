import ProgressAnalysis
import ProgressModel
import TestSupport
import Testing

@testable import ReportPages

@Suite("How the person is doing")
struct HeroTests {
    private func lede(_ folder: Folder, _ language: Language = .english) throws -> String {
        Hero(in: Report(try folder.analysis(), language: language)).lede
    }

    @Test("is told kindly, whatever was logged")
    func ledes() throws {
        #expect(try lede(Folder(levels: "SS")) == "Sober since 30 October. The ring closes at 3 days.")
        #expect(
            try lede(Folder(levels: "SSW")) == "The next sober day is day 1. Your longest sober streak so far: 2 days.")
        #expect(try lede(Folder(levels: "W")) == "The next sober day is day 1.")
        #expect(
            try lede(Folder().with("entries.csv", "date,level\n"))
                == "Nothing has been logged yet. The first entry starts it all.")
        let active = Folder().with("activities.csv", "date,kind,minutes\n2025-10-31,workout,9\n")
        #expect(try lede(active) == "Here is what you have noticed and done.")
        #expect(try lede(Folder(levels: "SSW"), .german).hasSuffix("Deine bisher längste nüchterne Serie: 2 Tage."))
    }

    @Test("names the year of a run that began in another")
    func year() throws {
        #expect(
            try lede(Folder(levels: String(repeating: "S", count: 400))).hasPrefix("Sober since 27 September 2024."))
    }

    @Test("V-05 asks of a pause without an end whether it is over, and does not ask the public")
    func openPause() throws {
        func folder(_ pause: String) -> Folder {
            Folder(levels: "SS").with("profile.json", #"{ "pauses": [ { \#(pause) } ] }"#)
        }
        let holiday = folder(#""from": "2025-10-16", "reason": "Holiday""#)
        #expect(
            try lede(holiday).hasSuffix(
                " The pause “Holiday” has lasted 15 days. If it is over, give it a “to” in profile.json."))
        #expect(try lede(holiday, .german).contains("Die Pause „Holiday“ dauert schon 15 Tage. Falls sie vorbei ist,"))
        #expect(
            try lede(folder(#""from": "2025-10-01""#)).contains("The pause since 1 October 2025 has lasted 30 days."))
        #expect(try !lede(folder(#""from": "2025-10-17""#)).contains("pause"))
        #expect(!Hero(in: Report(try holiday.analysis().publicEdition)).lede.contains("pause"))
    }
}
