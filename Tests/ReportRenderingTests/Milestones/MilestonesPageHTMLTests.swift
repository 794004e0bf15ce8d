import ProgressModel
import ReportPages
import Testing

@Suite struct MilestonesPageHTMLTests {
    @Test("U-36 U-38 badges, ring and sources are sound in every language", arguments: Language.allCases)
    func sound(language: Language) throws {
        let site = try RenderedSite(
            ["entries.csv": "date,level\n2025-03-10,steady\n"], asOf: "2025-03-10", language: language)
        let html = site.page(.milestones)
        #expect(flaws(of: html) == [])
        #expect(html.contains("href=\"https://doi.org/10.1136/bmjopen-2017-020673\" rel=\"noreferrer\""))
        #expect(values(of: "href", in: site.page(.overview)).contains("milestones.html"))
    }

    @Test("U-38 what a person writes of health stays text")
    func hostile() throws {
        let profile = """
            { "healthMilestones": [ { "days": 1, "text": "<script>alert(1)</script>", "source": "\\"><img src=x>" } ] }
            """
        let html = try RenderedSite(
            ["profile.json": profile, "entries.csv": "date,level\n2025-03-10,steady\n"], asOf: "2025-03-10"
        ).page(.milestones)
        #expect(!html.contains("<script>alert") && !html.contains("<img"))
        #expect(html.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    }
}
