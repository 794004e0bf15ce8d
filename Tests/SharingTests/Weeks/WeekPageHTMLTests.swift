import Model
import Pages
import TestSupport
import Testing

@Suite("The HTML of a week")
struct WeekPageHTMLTests {
    private var history: HistoryBuilder {
        var history = HistoryBuilder(levels: String(repeating: "SSSSESS", count: 10))
        history.profile.drinkingRate = .perDay(AmountOverTime(FixedDecimal(2)))
        history.profile.pricePerDrink = AmountOverTime(FixedDecimal(4))
        history.add(.having(.awareness, id: "snacking", name: "Snacking"))
        for number in 50...60 {
            history.spend("12", on: .meditation, day: day(number))
            history.spend("30", on: .workout, day: day(number))
            history.log(number, hour: 20)
        }
        return history
    }

    /// The file of the ninth week as of its end.
    private func html(of history: HistoryBuilder, in language: Language = .english) throws -> String {
        try Site(history.analysis(on: day(63)), language: language).text(PageAddress.week(week(9)).path)
    }

    @Test("Every drawing that is read has a title, a description and a table", arguments: Language.allCases)
    func drawings(_ language: Language) throws {
        let html = try html(of: history, in: language)
        let drawings = html.components(of: #"role="img""#)
        #expect(drawings == 5)
        #expect(html.components(of: "<title id=") == drawings)
        #expect(html.components(of: "<desc id=") == drawings)
        #expect(html.components(of: "<table>") == 3)
    }

    @Test("No id occurs twice")
    func ids() throws {
        let html = try html(of: history)
        let ids = html.split(separator: " id=\"").dropFirst().compactMap { $0.split(separator: "\"").first }
        #expect(Set(ids).count == ids.count)
    }

    @Test("One first heading, second headings for the cards, and no style of its own")
    func structure() throws {
        let html = try html(of: history)
        #expect(html.components(of: "<h1>") == 1)
        #expect(html.components(of: "<h2") == 4)
        #expect(html.components(of: " style=") == 0)
        #expect(html.components(of: "<script ") == 1, "that of the running week")
        #expect(html.components(of: "<script>") == 0)
    }

    @Test("The days link to their details, the weeks to each other, a saboteur to its page")
    func links() throws {
        let html = try html(of: history)
        #expect(html.contains(#"href="../calendar/2025-03.html#d3""#))
        #expect(html.contains(#"href="../weeks/2025-W09.html" rel="prev""#))
        #expect(html.contains(#"href="../trackers/snacking.html""#))
    }

    @Test("What a person wrote stays text")
    func hostile() throws {
        var history = history
        let hostile = #"</p><script>alert("1")</script><img src=x onerror=y>"#
        history.add(.having(.awareness, id: "hostile", name: hostile))
        history.log(60, hour: 9)
        history.enter(.easy, on: day(61), note: hostile)
        history.notes = [day(59): "# \(hostile)\n\n\(hostile)"]
        let html = try html(of: history)
        #expect(!html.contains("<script>"))
        #expect(!html.contains("<img"))
        #expect(html.contains("&lt;script&gt;"))
    }

    @Test("A week stays small")
    func size() throws {
        #expect(try html(of: history).utf8.count < 40_000)
    }
}

extension String {
    /// The number of occurrences of a text.
    fileprivate func components(of text: String) -> Int {
        split(separator: text, omittingEmptySubsequences: false).count - 1
    }
}
