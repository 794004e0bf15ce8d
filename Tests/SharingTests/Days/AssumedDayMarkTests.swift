import TestSupport
import Testing

@Suite("An assumed day")
struct AssumedDayMarkTests {
    private func site() throws -> Site {
        try Folder(levels: "S..S").with("profile.json", #"{ "assumeSteady": [{ "from": "2025-10-29" }] }"#).site()
    }

    @Test("V-02 has its own mark in the rings, which the legend names")
    func rings() throws {
        let site = try site()
        for (day, isAssumed) in [(28, false), (29, true), (30, true), (31, false)] {
            let classes = try site.cell(day).all("use").flatMap(\.classes)
            #expect(classes.contains("assumed") == isAssumed, "\(day) October: \(classes)")
        }
        #expect(try site.cell(29).first("title")?.text == "Wednesday 29: 💧 Steady, assumed")
        #expect(try site.month.first("ul.legend")?.text.contains("Steady, assumed") == true)
    }

    @Test("V-02 has one in the heatmap of the year, and is counted apart in the tally")
    func year() throws {
        let year = try site().year
        let days = year.all("use").filter { $0.classes.contains("as") }
        #expect(days.count == 2)
        let words = try #require(year.first("svg.heat-year")).all("a").filter { $0.first(".as") != nil }.map {
            $0.first("title")?.text
        }
        #expect(words == ["29 Oct: Steady, assumed", "30 Oct: Steady, assumed"])
        let items = try #require(year.first("ul.tally")).all("li").map { $0.text.trimmed }
        #expect(items.first == "4 sober" && items.contains("2 assumed"))
        for page in [year, try site().overview, try site().page("calendar/index.html")] {
            #expect(page.first("p.scale")?.text.contains("Steady, assumed") == true, "the scale explains the mark")
        }
        #expect(try Folder(levels: "SSSS").site().year.text.contains("assumed") == false)
    }
}
