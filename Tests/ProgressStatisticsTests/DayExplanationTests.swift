import ProgressModel
import ProgressStatistics
import TestSupport
import Testing

/// The explanation of a day names the record and the rule that decided it.
@Suite struct DayExplanationTests {
    private func explanation(
        _ text: String, asOf: String = "2025-01-10", in language: Language = .english
    ) throws -> String {
        DayExplanation(try fullHistory.analysis(asOf: asOf), on: date(text), in: language).text
    }

    @Test(
        "a day names its record, the rule and the balance before and after",
        arguments: [
            (
                "2025-01-07",
                ["steady (entries.csv:8)", "A good day", "7 days earn a joker", "Jokers: 0 before, 1 after"]
            ),
            (
                "2025-01-08",
                [
                    "easy, 3 drinks (entries.csv:9)", "A missed day (easy)", "A joker heals it",
                    "7 days before, 8 days after",
                    "1 before, 0 after",
                ]
            ),
            (
                "2025-01-09",
                [
                    "wild, 7 drinks, logged 2025-01-09T23:00:00+01:00 (entries.csv:10)", "A later entry replaces it.",
                    "This policy does not heal a wild day: the streak of 8 days ends here", "meditation 1.8 min",
                    "Together 2 min, enough",
                ]
            ),
            (
                "2025-01-10",
                ["The day is today", "A sober day, number 1 in a row", "running workout 30 min (activities.csv:3)"]
            ),
        ])
    func decided(day: String, sentences: [String]) throws {
        let text = try explanation(day)
        for sentence in sentences { #expect(text.contains(sentence), "\(sentence) is not in:\n\(text)") }
    }

    @Test("a tracker is explained in the mode it had that day")
    func modes() throws {
        #expect(try explanation("2025-01-02").contains("Snacking (awareness)"))
        let avoided = try explanation("2025-01-09")
        #expect(
            avoided.contains(
                "Snacking (avoidance), policy none\n  Nothing was logged, which is what avoidance is about."))
    }

    @Test("a day after today, or before the first record, says so")
    func outside() throws {
        #expect(try explanation("2025-02-01").contains("Days are counted up to 2025-01-10"))
        #expect(try explanation("2024-12-31").contains("The first record is from 2025-01-01"))
    }

    @Test("an open today changes nothing yet")
    func pending() throws {
        #expect(try explanation("2025-01-11", asOf: "2025-01-11").contains("Still open: today changes nothing"))
    }

    @Test("a day is explained in German too")
    func german() throws {
        let text = try explanation("2025-01-09", in: .german)
        for sentence in [
            "Donnerstag, 2025-01-09", "Eingetragen: wild, 7 Drinks", "Ein späterer Eintrag ersetzt ihn",
            "Diese Regel heilt keinen wilden Tag: Die Serie von 8 Tagen endet hier.", "Zusammen 2 min, genug",
            "Snacking (Vermeiden), Regel none",
        ] {
            #expect(text.contains(sentence), "\(sentence) is not in:\n\(text)")
        }
    }
}
