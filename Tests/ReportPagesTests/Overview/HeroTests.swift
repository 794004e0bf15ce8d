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
}
