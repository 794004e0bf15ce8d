import TestSupport
import Testing

@Suite("The personal why")
struct WhyCardTests {
    private func card(_ why: String) throws -> Element? {
        try Folder(levels: "S").with("why.md", why).site().overview.first("section.why")
    }

    @Test("U-37 stands on the overview as it was written")
    func written() throws {
        let card = try #require(try card("For **Emmi**.\n\n- mornings\n"))
        #expect(card.first("h2")?.text == "Why")
        #expect(card.first("strong")?.text == "Emmi")
        #expect(card.all("li").map(\.text) == ["mornings"])
    }

    @Test("U-37 takes its title from a first heading")
    func heading() throws {
        let card = try #require(try card("# My reasons\n\nFor Emmi.\n"))
        #expect(card.first("h2")?.text == "My reasons")
        #expect(card.first(".written")?.text.trimmed == "For Emmi.")
    }

    @Test("is absent where nothing was written", arguments: ["", " \n\n"])
    func blank(why: String) throws {
        #expect(try card(why) == nil)
    }
}
