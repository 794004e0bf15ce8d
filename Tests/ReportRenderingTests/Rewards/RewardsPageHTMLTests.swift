import ProgressModel
import ReportPages
import Testing

@Suite struct RewardsPageHTMLTests {
    private static let files = [
        "trackers.json":
            "[ { \"id\": \"x\", \"name\": \"<b>&\\\"\", \"icon\": \"<i>\", \"type\": \"good\", \"streak\": true } ]",
        "entries.csv": "date,level\n" + (10...23).map { "2025-03-\($0),\($0 == 17 ? "wild" : "steady")\n" }.joined(),
        "logs.csv": "timestamp,tracker\n" + (10...23).map { "2025-03-\($0)T10:00,x\n" }.joined(),
        "activities.csv": "date,kind,minutes\n2025-03-23,workout,30\n",
    ]

    @Test(
        "the ledger is sound in every language: references, charts with words and tables", arguments: Language.allCases)
    func sound(language: Language) throws {
        let html = try RenderedSite(Self.files, asOf: "2025-03-23", language: language).page(.rewards)
        #expect(flaws(of: html) == [])
        #expect(values(of: "role", in: html).count { $0 == "img" } == html.split(separator: "<table>").count - 1)
        #expect(html.contains("href=\"calendar/2025-03.html#d17\""))
    }

    @Test("a tracker's name stays text")
    func hostile() throws {
        let html = try RenderedSite(Self.files, asOf: "2025-03-23").page(.rewards)
        #expect(!html.contains("<b>&") && html.contains("&lt;b&gt;&amp;"))
    }

    @Test("the rewards at the top of the overview lead to the jokers of their streak")
    func links() throws {
        let site = try RenderedSite(Self.files, asOf: "2025-03-23")
        let links = values(of: "href", in: site.page(.overview)).filter { $0.hasPrefix("rewards.html#") }
        #expect(links == ["rewards.html#hand-workout", "rewards.html#hand-noalc"])
        let ids = Set(values(of: "id", in: site.page(.rewards)))
        for link in links { #expect(ids.contains(String(link.split(separator: "#")[1]))) }
    }
}
