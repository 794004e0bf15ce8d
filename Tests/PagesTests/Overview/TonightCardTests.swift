import Counting
import Model
import TestSupport
import Testing
import Wording

@testable import Pages

/// The card about the hours that are usually difficult.
@Suite struct TonightCardTests {
    private func history() -> HistoryBuilder {
        var history = HistoryBuilder(levels: String(repeating: "S", count: 81))
        history.track(.awareness, id: "scrolling", name: "Scrolling")
        for week in 0..<12 { history.log(3 + 7 * week, hour: 20) }
        return history
    }

    @Test("counts what was, and is shown from an hour before the first moment to the end of the last")
    func card() throws {
        let cards = TonightCard.all(in: Report(history().analysis(on: day(81))))
        #expect(cards.count == 1)
        let card = try #require(cards.first)
        #expect(card.title == "Tonight" && card.hours == "20:00–21:00")
        #expect(card.time == 19 * 60..<21 * 60)
        let name = Report(history().analysis(on: day(81))).phrases.name(of: day(3).weekday)
        #expect(card.habits.map(\.text) == ["noticed on 12 of the last 12 \(name) evenings"])
        #expect(card.sober == "All of these 12 \(name)s were sober.")
        #expect(card.details.isEmpty)
    }

    @Test("V-38 a slip happened and was not noticed, and days before an avoidance are not the last ones")
    func modes() throws {
        func text(_ modes: [(mode: Tracker.Mode, since: Int)], weeks: Int, in language: Language) -> [String] {
            var history = HistoryBuilder()
            history.track(.awareness, modes: modes)
            for week in 0..<weeks { for hour in [20, 21] { history.log(3 + 7 * week, hour: hour) } }
            let report = Report(history.analysis(on: day(81)), language: language)
            return TonightCard.all(in: report).flatMap { $0.habits.map { $0.text ?? "" } }
        }
        #expect(
            text([(.avoidance, 1)], weeks: 12, in: .english) == ["happened on 12 of the last 12 Wednesday evenings"])
        let both: [(mode: Tracker.Mode, since: Int)] = [(.awareness, 1), (.avoidance, 43)]
        #expect(text(both, weeks: 6, in: .english) == ["noticed on 6 of 6 Wednesday evenings"])
        #expect(text(both, weeks: 6, in: .german) == ["an 6 von 6 Mittwochabenden bemerkt"])
    }

    @Test("is for the person alone: the public is told no hours")
    func edition() {
        #expect(TonightCard.all(in: Report(history().analysis(on: day(81)).publicEdition)).isEmpty)
    }
}
