import TestSupport
import Testing

@Suite("The milestones")
struct MilestoneCardTests {
    @Test("U-36 that were reached are badges with their dates, and the next with its distance")
    func badges() throws {
        let card = try #require(
            try Folder(levels: String(repeating: "S", count: 10)).site().overview.first("section.milestones"))
        let badges = card.all("li.badge")
        #expect(badges.map { $0.first("text")?.text } == ["1", "3", "7", "14"])
        #expect(badges[0].first(".vh")?.text == "1 day, reached on 22 October 2025")
        #expect(badges[2].first("small")?.text == "28 Oct 2025")
        #expect(badges[3].classes.contains("next"))
        #expect(badges[3].first("small")?.text == "4 days to go")
        #expect(card.first("header")?.text.contains("3 reached") == true)
    }

    @Test("U-36, V-32 stay reached after the streak ended, and the first rung is the next again")
    func kept() throws {
        let page = try Folder(levels: "SSSWWW").site().overview
        #expect(page.all("li.badge").map { $0.first("text")?.text } == ["1", "3", "1"])
        #expect(page.all("li.badge").last?.first("small")?.text == "again in 1 day")
    }

    @Test("are the latest in one row; the heading links to all of them, and without a link they open on demand")
    func many() throws {
        let site = try Folder(levels: String(repeating: "S", count: 800)).site()
        let card = try #require(try site.overview.first("section.milestones"))
        #expect(card.all("li.badge").count == 5 && card.first("details") == nil)
        #expect(card.first("h2")?.first("a")?.attributes["href"] == "jokers.html#milestones")
        let drinks = Folder(levels: String(repeating: "S", count: 800))
            .with("profile.json", #"{ "goals": { "drinksPerWeek": 7 } }"#)
        let weeks = try #require(try drinks.site().overview.first("section.milestones"))
        #expect(weeks.all("li.badge").count > 5 && weeks.first("details.more") != nil)
    }
}
