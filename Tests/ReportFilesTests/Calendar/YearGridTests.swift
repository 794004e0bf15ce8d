import ProgressModel
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

    @Test("U-04, U-07, U-11 has the shade of each day's place in its run")
    func shades() throws {
        let uses = try #require(try Folder(levels: "SSSSSSSSSSSEW.S").site().year.first("svg.heat-year")).all("use")
        let shades = uses.compactMap { $0.classes.first }
        #expect(shades == (1...10).map { "h\($0)" } + ["h10", "h0", "h0", "h0", "h1"])
        #expect(uses.last?.classes.contains("now") == true)
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
        #expect(first == "translate(\(column * 72 + 36) 37)")
    }

    @Test("has a number for every day of the year, also of those to come")
    func numbers() throws {
        let numbers = try #require(try Folder(levels: "S").site().year.first("svg.heat-year")).all("text")
            .filter { !$0.classes.contains("mon") }
        #expect(numbers.count == 365)
        #expect(numbers.filter { $0.classes.contains("soon") }.count == 364)
    }

    @Test("U-10 names each month in its first whole week, so that no name stands beside days of the month before")
    func months() throws {
        let names = try #require(try Folder(levels: YearGridTests.history).site().year.first("svg.heat-year"))
            .all("text.mon")
        #expect(
            names.map(\.text) == ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"])
        #expect(names.map { $0.attributes["y"] }.prefix(3) == ["25", "245", "421"])
    }

    @Test("leads to its months and to the years beside it")
    func links() throws {
        let site = try Folder(levels: YearGridTests.history).site()
        #expect(try site.year.first("ul.months")?.all("a").count == 10)
        let pager = try site.year.first("nav.pager")?.all("a").map { $0.attributes["href"] }
        #expect(pager == ["../calendar/2024.html", "../calendar/index.html#y2025"])
    }
}
