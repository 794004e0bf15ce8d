import Counting
import Model
import TestSupport
import Testing

@testable import Pages

/// The card of all records at their hours.
@Suite struct ShapeCardTests {
    private func history() -> HistoryBuilder {
        var history = HistoryBuilder(levels: String(repeating: "SSE", count: 10))
        history.track(.awareness, id: "scrolling", name: "Scrolling")
        for number in 1...30 { for hour in [8, 21] { history.log(number, hour: hour) } }
        return history
    }

    @Test("has a dot for each log at its hour, a row a day, the sober days next to them, and a table by hour")
    func card() throws {
        let card = try #require(history().insights(on: 30)?.shape)
        let drawn = try #require(card.drawing(DaysDrawn.self))
        #expect(drawn.rows == 30 && drawn.kinds.map(\.name) == ["Scrolling"])
        #expect(drawn.kinds[0].dots.count == 60)
        #expect(drawn.kinds[0].dots[0] == (row: 0, place: 48) && drawn.kinds[0].dots[1] == (row: 0, place: 126))
        #expect(drawn.sober.count == 10 && drawn.sober[0] == 0...1)
        #expect(
            card.lead == "Busiest between 06:00 and 09:00" || card.lead == "Busiest between 19:00 and 22:00")
        #expect(card.remark.hasPrefix("50% of 60 logs with a time."))
        #expect(card.table?.headings == ["Hour", "Scrolling"])
        #expect(
            card.table?.rows[8] == ["08", "30"] && card.table?.rows[21] == ["21", "30"]
                && card.table?.rows[12][1] == "0")
    }

    @Test("is for the person alone: the public is told no times")
    func edition() throws {
        let told = Report(history().analysis(on: day(30)).publicEdition)
        #expect(Card.shape(in: told) == nil)
    }
}
