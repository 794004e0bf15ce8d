import Model
import TestSupport
import Testing

@Suite("What the colours mean")
struct LegendTests {
    @Test("N-20 every level legend links to the page that explains the counting")
    func info() throws {
        let site = try Folder.sample.site()
        for path in site.pagePaths where path != "about.html" {
            let page = try site.page(path)
            // Others explain the marks of trackers, of jokers and of runs, which aren't levels.
            let others: Set = ["tracker-legend", "sign-legend"]
            let legends = page.all("ul.legend").filter { others.isDisjoint(with: $0.classes) } + page.all("p.scale")
            let shapes = page.all("use").filter { !$0.classes.contains("now") }.flatMap(\.classes)
            let showsLevels = !page.all(".days").isEmpty || shapes.contains("h1")
            #expect(!legends.isEmpty || !showsLevels, "\(path)")
            let links = legends.flatMap { $0.all("a.info") }.filter {
                $0.text == "How counting works" && $0.attributes["href"]?.hasSuffix("about.html") == true
            }
            #expect(links.count == legends.count, "\(path): in each legend")
        }
    }

    @Test("F-17 the page explains every level with emoji, label, drinks and caption, and the jokers")
    func about() throws {
        let about = try Folder(levels: "S").site().page("about.html")
        let rows = try #require(about.first("table.levels")).all("tr").dropFirst().map(\.text)
        #expect(rows.count == 3)
        for (row, words) in zip(
            rows,
            [
                ("💧 Steady", "0 or 1 drink, none or minimal"), ("✨ Easy", "2 to 5 drinks, moderate"),
                ("💥 Wild", "6 drinks or more, high"),
            ])
        {
            #expect(row.contains(words.0) && row.contains(words.1))
        }
        let jokers = try #require(about.all("p").first { $0.text.contains("Every 7 days, a streak earns a joker") })
        #expect(jokers.text.contains("Up to 3 can be held at a time."))
        #expect(jokers.first("svg.joker.on") != nil, "the sign that stands for a joker everywhere")
    }

    @Test("F-17 the legend of a calendar gives each level its caption, in both languages")
    func captions() throws {
        let folder = Folder(levels: "SEW")
        for (language, captions) in [
            (Language.english, ["none or minimal", "moderate", "high"]),
            (.german, ["nichts oder wenig", "mäßig", "viel"]),
        ] {
            let legend = try #require(try folder.site(language: language).month.first("ul.legend")).text
            for caption in captions { #expect(legend.contains(caption), "\(caption) in \(legend)") }
        }
    }

    @Test("the year's tally names the days by level in lower case")
    func tally() throws {
        let year = try Folder(levels: "SSSSSSSE.W").site().year
        let items = try #require(year.first("ul.tally")).all("li").map { $0.text.trimmed }
        #expect(items == ["7 sober", "1 easy", "1 wild", "1 without an entry", "1 healed"])
    }
}
