import Model
import TestSupport
import Testing

@Suite("The HTML of the jokers")
struct JokersPageHTMLTests {
    private static let folder = Folder()
        .with(
            "trackers.json",
            #"[ { "id": "x", "name": "<b>&\"", "icon": "<i>", "type": "good", "streak": true } ]"#
        )
        .with(
            "entries.csv",
            "date,level\n" + (10...23).map { "2025-03-\($0),\($0 == 17 ? "wild" : "steady")\n" }.joined()
        )
        .with("logs.csv", "timestamp,tracker\n" + (10...23).map { "2025-03-\($0)T10:00,x\n" }.joined())
        .with("activities.csv", "date,kind,minutes\n2025-03-23,workout,30\n")

    @Test(
        "the ledger is sound in every language: references, charts with words and tables", arguments: Language.allCases)
    func sound(language: Language) throws {
        let site = try Self.folder.site(asOf: "2025-03-23", language: language)
        #expect(SiteFaults(site).faults == [])
        let page = try site.page("jokers.html")
        // One drawing for each streak, with a table of all; the milestones have a table of their own.
        #expect(page.all("svg.time").count == 2 && page.all("table").count == 2)
        #expect(page.first("svg.time")?.all("a").map { $0.attributes["href"] } == ["calendar/2025-03.html#d23"])
        #expect(page.all("a").contains { $0.attributes["href"] == "calendar/2025-03.html#d17" })
    }

    @Test("a tracker's name stays text")
    func hostile() throws {
        let html = try Self.folder.site(asOf: "2025-03-23").text("jokers.html")
        #expect(!html.contains("<b>&") && html.contains("&lt;b&gt;&amp;"))
    }

    @Test("the stars at the top of the overview link to the jokers of their streak")
    func links() throws {
        let site = try Self.folder.site(asOf: "2025-03-23")
        let links = try site.overview.all("a.stars").map { $0.attributes["href"] }
        #expect(links == ["jokers.html#hand-noalc", "jokers.html#hand-workout"])
        let page = try site.page("jokers.html")
        for id in ["hand-workout", "hand-noalc"] { #expect(page.first("#\(id)") != nil, "\(id)") }
    }
}
