import Counting
import TestSupport
import Testing

@Suite("The heatmap of the past year")
struct PastYearTests {
    @Test("U-03 is on the first page, with a square for every day since the first record")
    func overview() throws {
        let page = try Folder(levels: "SSE.WSSS").site().overview
        let days = page.all("svg.heat").flatMap { $0.all("use") }.filter { !$0.classes.contains("now") }
        #expect(days.filter { $0.first("title") != nil }.count == 8)
        #expect(days.count == 2 * 7 - 2, "from the first week to today, which is a Friday")
    }

    @Test("U-03 a history of less than a year begins the strip with its first week, with room for future days")
    func room() throws {
        let young = try #require(
            try Folder(levels: String(repeating: "S", count: 150)).site().overview.first("section.year"))
        #expect(young.first("h2")?.text.trimmed == "The first year")
        let month = try #require(young.first("svg.heat")?.first("text")?.text)
        #expect(month == "Jun", "150 days before the end of October")
        let weeks = young.all("tr").count - 1
        let places = young.all("path.room").map { $0.attributes["d", default: ""].count { $0 == "M" } }.reduce(0, +)
        #expect(places == 53 * 7 - (weeks * 7 - 2), "every day from tomorrow on")
        let old = try #require(
            try Folder(levels: String(repeating: "S", count: 380)).site().overview.first("section.year"))
        #expect(old.first("h2")?.text.trimmed == "The past year")
        #expect(old.all("path.room").isEmpty)
    }

    @Test("U-03 the half of the first year in which nothing has been yet is not described")
    func future() throws {
        let halves = try Folder(levels: "S").site().overview.all(".half")
        #expect(halves.map { $0.attributes["aria-hidden"] } == [nil, "true"])
        #expect(halves.map { $0.first("desc") == nil } == [false, true])
    }

    @Test("U-03 a day before the first entry is a dot without words, which the legend names; none is called not sober")
    func before() throws {
        let page = try Folder(levels: "SSE").site().overview
        let dots = page.all("svg.heat").flatMap { $0.all("use") }.filter { $0.attributes["href"] == "#hb" }
        #expect(dots.count == 7 - 2 - 3)
        #expect(dots.allSatisfy { $0.first("title") == nil })
        let legend = try #require(page.first("p.scale")).text
        #expect(legend.contains("Before the first entry"))
        let titles = page.all("title").map(\.text).joined()
        #expect(!(titles + legend).lowercased().contains("not sober"))
        let full = try Folder(levels: String(repeating: "S", count: 400)).site().overview
        #expect(full.first("p.scale")?.text.contains("Before the first entry") == false)
    }

    @Test(
        "U-41 distinguishes easy, wild, healed and missing days by shape and in words, with counted drinks")
    func kinds() throws {
        let folder = Folder(levels: "SSSSSSSE").with(
            "entries/more.csv", "date,level,drinks\n2025-10-20,easy,3\n2025-10-21,wild,8.5\n2025-10-22,steady,1\n")
        for (page, before) in [(try folder.site().overview, []), (try folder.site().year, ["Before the first entry"])] {
            let places = page.all("svg.heat").flatMap { $0.all("use") + $0.all("a") }
            let words = { (place: Element) in place.first("title")?.text }
            let shape = { (label: String) in
                places.first { words($0) == label }.map { place in
                    (place.all("use").last ?? place).attributes["href"] ?? ""
                }
            }
            #expect(shape("20 Oct: Easy, 3 drinks") == "#he")
            #expect(shape("21 Oct: Wild, 8.5 drinks") == "#hw")
            #expect(shape("22 Oct: Steady, 1 drink") == "#h")
            #expect(shape("23 Oct: No entry") == "#hn")
            #expect(shape("30 Oct: Steady") == "#h")
            #expect(shape("31 Oct: Easy, healed by a joker") == "#hc")
            #expect(page.all("use").count { $0.attributes["href"] == "#hc" } == 1, "a clover is a healed day only")
            let legend = try #require(page.first("p.scale")).all("span.scale-key").map(\.text)
            #expect(legend == ["Healed", "Steady with a drink", "Easy", "Wild", "No entry"] + before)
        }
    }

    @Test("U-41 drinks are not public")
    func publicDrinks() throws {
        let folder = Folder(levels: "S").with("entries/more.csv", "date,level,drinks\n2025-10-20,easy,3\n")
        let page = try Site(folder.analysis().publicEdition).overview
        #expect(page.all("title").map(\.text).contains("20 Oct: Easy"))
    }

    @Test("U-04, U-07, U-11 darkens with every day of a run, up to the tenth")
    func shades() throws {
        let page = try Folder(levels: "SSW" + String(repeating: "S", count: 12)).site().overview
        let all = page.all("svg.heat").flatMap { $0.all("use") }
        let squares = all.filter { $0.first("title") != nil }
        let shades = squares.compactMap { $0.classes.first }
        #expect(shades == (["h1", "h2", "h0"] + (1...10).map { "h\($0)" } + ["h10", "h10"]))
        let today = try #require(all.first { $0.classes == ["now"] })
        #expect(
            [today.attributes["x"], today.attributes["y"]] == [
                squares.last?.attributes["x"], squares.last?.attributes["y"],
            ])
    }

    @Test("is that of the activity or the tracker that comes first if levels are never logged")
    func withoutLevels() throws {
        let activities = try Folder().with("activities.csv", "date,kind,minutes\n2025-10-31,workout,9\n").site()
        #expect(try activities.overview.first("#h-leading")?.text == "The first year: Workout")
        #expect(try activities.overview.all(".c-sober, .h1").isEmpty)
        let tracker = try Folder()
            .with("trackers.json", #"[{ "preset": "snacking" }]"#)
            .with("logs.csv", "timestamp,tracker\n2025-10-31T20:00,snacking\n").site()
        let overview = try tracker.overview
        #expect(overview.first("#h-leading")?.text == "The first year: Snacking")
        #expect(overview.first(".month")?.first(".bare") != nil, "its days are the middle of the days")
        #expect(overview.first(".streak")?.text.contains("1 day aware") == true)
    }

    @Test("U-13 names its weekdays as the profile begins its weeks")
    func weekdays() throws {
        for (start, names) in [
            ("monday", ["Mo", "We", "Fr"]), ("sunday", ["Su", "Tu", "Th"]), ("saturday", ["Sa", "Mo", "We"]),
        ] {
            let folder = Folder(levels: "S").with("profile.json", #"{ "weekStart": "\#(start)" }"#)
            #expect(try folder.site().overview.first("svg.heat-days")?.all("text").map(\.text) == names)
        }
    }
}
