import TestSupport
import Testing

@Suite("The personal why")
struct WhyCardTests {
    private func card(_ why: String) throws -> Element? {
        try Folder(levels: "S").with("why.md", why).site().overview.first("section.why")
    }

    @Test("U-37 begins below the headline of the overview, and opens as it was written")
    func written() throws {
        let card = try #require(try card("For **Emmi**.\n\n- **mornings**\n"))
        #expect(card.first("h2")?.text == "Why")
        #expect(card.first("summary")?.text.trimmed == "For Emmi.")
        #expect(card.first("strong")?.text == "mornings" && card.first(".why-text")?.text.contains("Emmi") == false)
        #expect(card.all("li").map(\.text) == ["mornings"])
    }

    @Test("U-37 is cut after long first sentences, and whole when opened; a list alone opens by its title")
    func opening() throws {
        let long = "For " + "Emmi and " * 30 + "me."
        let card = try #require(try card(long))
        #expect(card.first("summary")?.text.count ?? 0 < 150 && card.first(".why-text")?.text.trimmed == long)
        #expect(try self.card("- mornings\n")?.first("summary")?.text.trimmed == "Why")
    }

    @Test("U-37 takes its title from a first heading")
    func heading() throws {
        let card = try #require(try card("# My reasons\n\nFor Emmi.\n"))
        #expect(card.first("h2")?.text == "My reasons")
        #expect(card.first(".why-opening")?.text == "For Emmi." && card.first("details") == nil)
    }

    @Test("is absent if nothing was written", arguments: ["", " \n\n"])
    func blank(why: String) throws {
        #expect(try card(why) == nil)
    }
}
