import Counting
import Model
import Pages
import TestSupport
import Testing
import Wording

/// Experiments on pages.
@Suite struct ExperimentPageTests {
    private func history(more: Int, _ language: Language = .english) -> HistoryBuilder {
        var history = HistoryBuilder(language: language)
        let weeks = "ABBABAABABBA"
        history.experiments = [
            Experiment(
                name: "no coffee", against: "sleep", start: day(1), arms: weeks.compactMap(Experiment.Arm.init), seed: 1
            )
        ]
        for (index, letter) in weeks.enumerated() {
            for offset in 0..<7 {
                history.measure(
                    "sleep", "\(7 + (letter == "A" ? more : 0)).\(index * 7 % 4)", on: 7 * index + offset + 2)
            }
        }
        return history
    }

    @Test(
        "V-36 the overview and the log sheet say which week it is",
        arguments: [
            (Language.english, 3, "Week 1 of 12: this week do it."),
            (.german, 10, "Woche 2 von 12: diese Woche wie sonst, ohne."),
        ])
    func running(_ language: Language, number: Int, _ text: String) throws {
        let report = history(more: 1, language).report(on: number)
        let experiment = try #require(OverviewPage(in: report).experiment)
        #expect(experiment.name == "no coffee" && experiment.text == text)
        #expect(OverviewPage(in: history(more: 1).report(on: 90)).experiment == nil)
    }

    @Test("V-36 while it goes on, the page of insights shows no number")
    func hidden() throws {
        let card = try #require(InsightsPage(at: .insights, in: history(more: 1).report(on: 60))?.experiments.first)
        #expect(card.lead == "Week 9 of 12: this week do it." && card.chart == nil)
        #expect(card.notes == ["Measured by “Sleep”; what it finds is told when it is over."])
    }

    @Test("V-36 at the end it says what was found, and what could have been")
    func ended() throws {
        let card = try #require(InsightsPage(at: .insights, in: history(more: 1).report(on: 90))?.experiments.first)
        #expect(card.title == "Experiment: no coffee")
        #expect(card.lead == "Sleep: 8:07 h with it, 7:11 h without")
        #expect(card.notes[0].hasPrefix("+56 min: a clear difference (likely +"))
        #expect(card.notes[1].hasPrefix("A true difference of "))
        #expect(
            card.chart?.columns.count == 12 && card.table?.rows.last?.prefix(2) == ["6 Jan 2025", "A, with it"])
        let alike = try #require(InsightsPage(at: .insights, in: history(more: 0).report(on: 90))?.experiments.first)
        #expect(alike.notes[0].contains(": no clear difference, it may be chance (likely \u{2212}"))
    }
}
