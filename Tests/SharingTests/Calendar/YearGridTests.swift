import Model
import TestSupport
import Testing

@Suite("The grid of a year")
struct YearGridTests {
    private static let history = String(repeating: "SSSSSSSSSSSSW", count: 30)

    private struct Cell: Hashable {
        let x: Int
        let y: Int
    }

    private func cells(_ year: Element) throws -> [Cell] {
        try #require(year.first("svg.heat-year")).all("use").compactMap { use in
            if ["#hnow", "#hb"].contains(use.attributes["href"]) { return nil }
            guard let x = use.attributes["x"].flatMap({ Int($0) }), let y = use.attributes["y"].flatMap({ Int($0) })
            else { return nil }
            return Cell(x: x, y: y)
        }
    }

    @Test(
        "U-10, U-12 is continuous: weeks of different months share a row, and no place is left out",
        arguments: ["monday", "sunday", "saturday"])
    func continuous(start: String) throws {
        let folder = Folder(levels: YearGridTests.history).with("profile.json", #"{ "weekStart": "\#(start)" }"#)
        let cells = try cells(folder.site().year)
        #expect(cells.count == 304, "the days from January to October")
        let weekday = try #require(["saturday": 4, "sunday": 3, "monday": 2][start], "1 January 2025 is a Wednesday")
        for (offset, cell) in cells.enumerated() {
            let place = weekday + offset
            #expect(cell == Cell(x: 52 + place % 7 * 44, y: place / 7 * 44))
        }
    }

    @Test(
        "of a first year leaves out the quarters before the first record if it is a strip",
        arguments: [(10, "q4"), (100, "q3"), (150, "q2"), (304, nil), (400, nil)] as [(Int, String?)])
    func firstQuarter(days: Int, style: String?) throws {
        let grid = try #require(
            try Folder(levels: String(repeating: "S", count: days)).site().year.first("svg.heat-year"))
        #expect(grid.classes.first { $0.hasPrefix("q") } == style)
        #expect((grid.first("g.before") != nil) == (style != nil))
    }

    @Test("U-04, U-07, U-11 has the shade of each day's place in its run")
    func shades() throws {
        let grid = try #require(try Folder(levels: "SSSSSSSSSSSEW.S").site().year.first("svg.heat-year"))
        let uses = grid.all("a").flatMap { $0.all("use") }.filter { $0.classes != ["now"] }
        let shades = uses.compactMap { $0.classes.first }
        #expect(shades == (1...10).map { "h\($0)" } + ["h10", "hl", "h0", "h0", "h1"])
        #expect(grid.all("a").last?.first(".now") != nil)
    }

    @Test(
        "U-13 has a heading for every weekday, as the profile begins its weeks",
        arguments: [
            ("monday", "MoTuWeThFrSaSu"), ("sunday", "SuMoTuWeThFrSa"), ("saturday", "SaSuMoTuWeThFr"),
        ])
    func weekdays(start: String, names: String) throws {
        let site = try Folder(levels: "S").with("profile.json", #"{ "weekStart": "\#(start)" }"#).site()
        for page in [try site.overview, try site.year, try site.month] {
            #expect(page.first(".weekdays")?.text == names)
        }
        // 1 October 2025 is a Wednesday.
        let first = try site.month.first("svg.rings")?.children.first { $0.name == "g" }?.attributes["transform"]
        let column = try #require(["monday": 2, "sunday": 3, "saturday": 4][start])
        #expect(first == "translate(\(column * 40 + 20) 20)")
    }

    @Test("has a number for every day of the year, also for future ones, and a dot before the first entry")
    func numbers() throws {
        let grid = try #require(try Folder(levels: "S").site().year.first("svg.heat-year"))
        let numbers = grid.all("text").filter { $0.attributes["class"] != "mon" }
        #expect(numbers.count == 1 + 61 + 1, "and the words of the one day")
        #expect(numbers.filter { $0.classes.contains("soon") }.count == 61)
        #expect(grid.all("use.hb").count == 303)
    }

    @Test("U-14 every day links to its details, and is described in words while it is pointed at or has the focus")
    func days() throws {
        let site = try Folder(levels: "SSSE").site()
        let grid = try #require(try site.year.first("svg.heat-year"))
        #expect(grid.attributes["role"] == "group", "the links of an image are not told")
        #expect(grid.all("a").map { $0.attributes["href"] } == (28...31).map { "../calendar/2025-10.html#d\($0)" })
        for link in grid.all("a") {
            let fragment = try #require(link.attributes["href"]?.split(separator: "#").last)
            #expect(try site.month.first("#\(fragment)") != nil)
            let tip = try #require(link.first(".tip"))
            #expect(tip.text == link.first("title")?.text)
            #expect(tip.attributes["aria-hidden"] == "true")
        }
        let (styles, pointed) = (StyleSheet.builtIn, ".heat-year a:is(:hover, :focus-visible) .tip")
        #expect(styles.value("display", of: ".heat-year .tip", .light) == "none")
        #expect(styles.value("display", of: pointed, .light) == "inline")
    }

    @Test("U-14 the words of a day stay within the drawing, also of the longest in both languages")
    func tips() throws {
        let folder = Folder(levels: String(repeating: "SSSSSSSE", count: 30))
            .with("entries/more.csv", "date,level,drinks\n2025-10-20,wild,12.25\n")
        for language in Language.allCases {
            for tip in try #require(try folder.site(language: language).year.first("svg.heat-year")).all(".tip") {
                let label = try #require(tip.first("rect")).attributes
                let left = try #require(label["x"].flatMap { Int($0) })
                let width = try #require(label["width"].flatMap { Int($0) })
                #expect(left >= 0 && left + width <= 360, "\(tip.text)")
                #expect(width < 360, "there is room for \(tip.text)")
            }
        }
    }

    @Test("U-10 names each month in its first whole week, so that no name is next to days of the month before")
    func months() throws {
        let names = try #require(try Folder(levels: YearGridTests.history).site().year.first("svg.heat-year"))
            .all("text.mon")
        #expect(
            names.map(\.text) == ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"])
        #expect(names.map { $0.attributes["y"] }.prefix(3) == ["25", "245", "421"])
    }

    @Test("links to its months and to the adjacent years")
    func links() throws {
        let site = try Folder(levels: YearGridTests.history).site()
        #expect(try site.year.first("ul.months")?.all("a").count == 10)
        let pager = try site.year.first("nav.pager")?.all("a").map { $0.attributes["href"] }
        #expect(pager == ["../calendar/2024.html", "../calendar/index.html#y2025"])
    }
}
