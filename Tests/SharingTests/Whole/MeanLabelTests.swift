import TestSupport
import Testing

/// The words above the columns of a chart.
@Suite("The means of a chart")
struct MeanLabelTests {
    private func means(of path: String) throws -> [Element] {
        try Folder.sample.site(asOf: "2025-10-31T20:00").page(path).all("svg.chart-levels").flatMap { $0.all("text") }
    }

    /// The words that a narrow screen omits.
    private func words(_ means: [Element]) -> [String] { means.map { $0.first("tspan.wordy")?.text ?? "" } }

    @Test("F-12 a phone shows the number of each quarter that has room, and always those of the headline")
    func quarters() throws {
        let means = try means(of: "insights.html")
        let ofDrinks = means.filter { $0.text.hasPrefix("avg") }
        #expect(
            ofDrinks.map(\.text) == ["avg about 23.1", "avg about 5.7", "avg about 4.6", "avg about 1.8", "avg 0.8"])
        #expect(words(ofDrinks) == ["avg about ", "avg about ", "avg about ", "avg about ", "avg "])
        #expect(means.dropFirst(5).map(\.text) == ["1:12 h", "4:05 h"], "the last weeks of the headlines")
        #expect(!means.contains { $0.classes.contains("minor") })
    }

    @Test("T-28 a phone shows both means of a saboteur, the last four weeks and the four before")
    func trend() throws {
        let means = try means(of: "trackers/doomscrolling.html")
        #expect(means.map(\.text) == ["avg 3.3", "avg 2.3"])
        #expect(words(means) == ["avg ", "avg "] && !means.contains { $0.classes.contains("minor") })
    }
}
