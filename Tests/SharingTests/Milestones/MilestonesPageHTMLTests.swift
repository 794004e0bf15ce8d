import Model
import TestSupport
import Testing

@Suite("The HTML of the milestones")
struct MilestonesPageHTMLTests {
    @Test("U-36 U-38 badges, ring and sources are sound in every language", arguments: Language.allCases)
    func sound(language: Language) throws {
        let site = try Folder().with("entries.csv", "date,level\n2025-03-10,steady\n")
            .site(asOf: "2025-03-10", language: language)
        #expect(SiteFaults(site).faults == [])
        let sources = try site.page("jokers.html").all("p.source").flatMap { $0.all("a") }
        #expect(sources.first?.attributes["href"] == "https://doi.org/10.1136/bmjopen-2017-020673")
        #expect(sources.first?.attributes["rel"] == "noreferrer")
        #expect(try site.overview.all("a").contains { $0.attributes["href"] == "jokers.html#milestones" })
    }

    @Test("U-38 a person's texts about health stay text")
    func hostile() throws {
        let profile = """
            { "healthMilestones": [ { "days": 1, "text": "<script>alert(1)</script>", "source": "\\"><img src=x>" } ] }
            """
        let html = try Folder().with("entries.csv", "date,level\n2025-03-10,steady\n").with("profile.json", profile)
            .site(asOf: "2025-03-10").text("jokers.html")
        #expect(!html.contains("<script>alert") && !html.contains("<img"))
        #expect(html.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    }
}
