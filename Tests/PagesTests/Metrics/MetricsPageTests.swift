import Counting
import Model
import TestSupport
import Testing
import Wording

@testable import Pages

/// The page of metrics.
@Suite struct MetricsPageTests {
    /// 120 evenings, alternately steady and easy, with a watch's measurements on the mornings after them.
    private func nights(_ language: Language = .english, sleepAfterEasy: Int = 6) -> HistoryBuilder {
        var history = HistoryBuilder(language: language)
        history.draw(levels: "SE" * 60, from: day(1))
        for number in 2...121 {
            history.measure("sleep", "\(number % 2 == 0 ? 7 : sleepAfterEasy).\(number % 5)", on: number)
        }
        return history
    }

    private func page(_ history: HistoryBuilder, on today: Int = 130) throws -> MetricsPage {
        try #require(MetricsPage(at: .metrics, in: history.report(on: today)))
    }

    @Test(
        "F-13 a clear difference is a sentence with its interval and the nights of both sides",
        arguments: [
            (
                Language.english, "Beside your evenings", ["After steady evenings", "7:12 h", "60 nights"],
                "After steady evenings sleep was on average 60 min longer than after easy ones (likely 54 to 66; 60 and 60 nights)."
            ),
            (
                .german, "Im Vergleich mit deinen Abenden", ["Nach ruhigen Abenden", "7:12 h", "60 Nächte"],
                "Nach ruhigen Abenden war der Schlaf im Mittel 60 Min. länger als nach lockeren (wahrscheinlich 54 bis 66; 60 und 60 Nächte)."
            ),
        ])
    func clear(_ language: Language, _ title: String, _ row: [String], _ words: String) throws {
        let evenings = try #require(try page(nights(language)).cards.first?.strips.shown.first)
        #expect(evenings.title == title)
        #expect(evenings.rows.first.map { [$0.label, $0.name.text, $0.text ?? ""] } == row)
        #expect(evenings.sentences.first?.text == words)
        #expect(evenings.sentences.first?.claim != nil)
    }

    @Test("F-13 no clear difference and too few days are only a quiet line")
    func quiet() throws {
        var history = nights(sleepAfterEasy: 7)
        history.enter(.wild, on: day(1))
        let evenings = try #require(try page(history).cards.first?.strips.shown.first)
        #expect(
            evenings.sentences.map(\.text) == [
                "Steady and easy: no clear difference.",
                "Steady and wild: too few days on one side (1, at least 10 needed).",
            ])
        #expect(evenings.sentences.allSatisfy { $0.claim == nil })
        #expect(evenings.rows.last?.drawn.contains("width=\"0%\"") == true)
    }

    @Test("F-13 every metric has its own words for more and less, in both languages", arguments: Language.allCases)
    func words(language: Language) throws {
        let said = try [
            ("restingHeartRate", "62", "55"), ("heartRateVariability", "50", "41"), ("steps", "9000", "8000"),
            ("glucose", "5.42", "5.4"),
        ].map { name, more, less in
            var history = HistoryBuilder(language: language)
            history.draw(levels: "SE" * 60, from: day(1))
            for number in 2...121 {
                let isMore = (number % 2 == 0) == (name == "steps" || name == "glucose")
                history.measure(name, isMore ? more : less, on: number)
            }
            return try page(history).cards.first?.strips.shown.first?.sentences.first?.text.prefix { $0 != "(" }
        }
        #expect(
            said
                == (language == .english
                    ? [
                        "After steady evenings the resting heart rate was on average 7 bpm lower than after easy ones ",
                        "After steady evenings heart rate variability was on average 9 ms lower than after easy ones ",
                        "After steady evenings there were on average 1,005 more steps than after easy ones ",
                        "After steady evenings “glucose” was on average 0.02 higher than after easy ones ",
                    ]
                    : [
                        "Nach ruhigen Abenden war der Ruhepuls im Mittel um 7 Schläge/min niedriger als nach lockeren ",
                        "Nach ruhigen Abenden war die Herzfrequenzvariabilität im Mittel um 9 ms niedriger als nach lockeren ",
                        "Nach ruhigen Abenden waren es im Mittel 1.005 Schritte mehr als nach lockeren ",
                        "Nach ruhigen Abenden war „glucose“ im Mittel um 0,02 höher als nach lockeren ",
                    ]))
    }

    @Test("F-13 a difference too small for the usual places is not shown as 0")
    func smallDifference() throws {
        var history = HistoryBuilder(levels: "SE" * 60)
        for number in 2...121 { history.measure("sleep", number % 2 == 0 ? "7.003" : "7", on: number) }
        let sentence = try page(history).cards.first?.strips.shown.first?.sentences.first?.text
        #expect(sentence?.contains("on average 0.2 min longer than after easy ones (likely 0.2 to 0.2;") == true)
    }

    @Test("F-13 nothing on the page gives a reason", arguments: Language.allCases)
    func noReason(language: Language) throws {
        var history = nights(language)
        for number in stride(from: 1, through: 120, by: 2) { history.spend("20", on: .workout, day: day(number)) }
        history.track(.awareness)
        for number in stride(from: 2, through: 120, by: 3) { history.log(number) }
        let page = try page(history)
        let texts: [String] = page.cards.flatMap { card in
            let strips = card.strips.shown + card.strips.hidden
            return [card.card.lead, card.card.remark, page.legend] + strips.flatMap { $0.sentences.map(\.text) }
                + strips.map(\.remark)
        }
        #expect(texts.count > 6)
        for word in ["because", "due to", "cause", "weil", "deshalb", "dadurch", "wegen"] {
            #expect(texts.allSatisfy { !$0.lowercased().contains(word) }, "\(word)")
        }
        #expect(page.looked.contains("3"), "it says how many comparisons were looked at: \(page.looked)")
    }

    @Test("F-13 the evenings and what is clear are shown, the rest is folded")
    func folded() throws {
        var history = nights()
        for number in 1...120 where number % 4 < 2 { history.spend("20", on: .workout, day: day(number)) }
        for number in stride(from: 1, through: 120, by: 2) { history.spend("20", on: .meditation, day: day(number)) }
        let card = try #require(try page(history).cards.first)
        #expect(card.strips.shown.map(\.title) == ["Beside your evenings", "Meditation"])
        #expect(card.strips.hidden.map(\.title) == ["Workout"])
        #expect(card.card.drawn.contains("1 more comparison without a clear difference"))
        #expect(
            card.strips.shown.last?.sentences.map(\.text) == [
                "After days with meditation sleep was on average 60 min longer than after days without (likely 54 to 66; 60 and 60 nights)."
            ])
    }

    @Test("F-13 months have a line, a band and a table, the latest month leads")
    func months() throws {
        var history = nights()
        history.measure("sleep", "9", on: 200)
        let card = try #require(try page(history, on: 210).cards.first)
        #expect(card.card.lead == "9:00 h in July 2025")
        #expect(card.card.remark == "Median of 1 night; half were between 9:00 and 9:00 h.")
        #expect(card.card.chart?.columns.map { $0.height != nil } == [true, true, true, true, true, false, true])
        #expect(card.card.chart?.backdrop?.dots.count == 121)
        #expect(card.card.chart?.backdrop?.band.map(\.column) == [0, 1, 2, 3, 4, 6])
        #expect(card.card.chart?.table?.headings == ["Month", "Median", "Middle half", "Days"])
        #expect(card.card.chart?.table?.rows.first == ["July 2025", "9:00 h", "9:00 to 9:00 h", "1"])
        #expect(card.card.chart?.names.map(\.text) == ["2025", "Feb", "Mar", "Apr", "May", "Jun", "Jul"])
    }

    @Test("F-13 many years have no dots, and a table with a row for each year")
    func manyYears() throws {
        var history = HistoryBuilder()
        for number in stride(from: 1, through: 2000, by: 5) { history.measure("steps", "\(4000 + number)", on: number) }
        let card = try #require(try page(history, on: 2000).cards.first)
        #expect(card.card.chart?.backdrop?.dots.isEmpty == true)
        #expect(card.card.chart?.table?.headings.count == 13)
        #expect(card.card.chart?.table?.rows.map(\.[0]) == ["2030", "2029", "2028", "2027", "2026", "2025"])
        #expect(card.card.chart?.columns.count == 66)
        #expect(card.strips.shown.isEmpty && card.strips.hidden.isEmpty)
    }

    @Test("F-13 assumed evenings are mentioned")
    func assumed() throws {
        var history = nights()
        history.profile.assumeSteady = [DaySpan(first: day(121), last: nil)]
        history.measure("sleep", "7", on: 122)
        #expect(try page(history).cards.first?.strips.shown.first?.remark == "1 evening is assumed and in no group.")
    }

    @Test("F-13 the page is linked from the insights, and is there only where something was measured")
    func address() throws {
        let report = nights().report(on: 130)
        #expect(MetricsPage.addresses(in: report) == [.metrics])
        #expect(PageAddress.metrics.path == "insights/metrics.html")
        let card = try #require(nights().insights(on: 130)?.metrics)
        #expect(card.title == "Metrics" && card.drawn.contains("<span>Sleep</span>"))
        let without = HistoryBuilder(levels: "SE").report(on: 3)
        #expect(MetricsPage.addresses(in: without).isEmpty && MetricsPage(at: .metrics, in: without) == nil)
        #expect(HistoryBuilder(levels: "SE").insights(on: 3)?.metrics == nil)
        let told = Report(nights().analysis(on: day(130)).publicEdition)
        #expect(MetricsPage.addresses(in: told).isEmpty && InsightsPage(at: .insights, in: told)?.metrics == nil)
    }

    @Test("F-13 more than six metrics are in a table")
    func many() throws {
        var history = HistoryBuilder()
        for name in ["a", "b", "c", "d", "e", "f", "g", "steps"] { history.measure(name, "1.25", on: 3) }
        let page = try page(history, on: 3)
        #expect(page.cards.map(\.name) == ["Steps", "a", "b", "c", "d", "e"])
        #expect(page.further?.rows == [["f", "1", "1.25", "1.25 to 1.25"], ["g", "1", "1.25", "1.25 to 1.25"]])
    }
}
