import TestSupport
import Testing

@Suite("The heatmap of the past year")
struct PastYearTests {
    @Test("U-03 is on the first page, with a square for every day since the first record")
    func overview() throws {
        let page = try Folder(levels: "SSE.WSSS").site().overview
        let squares = page.all("svg.heat").flatMap { $0.all("use") }
        #expect(squares.filter { $0.first("title") != nil }.count == 8)
        #expect(squares.count == 53 * 7 - 2, "a year of weeks to today, which is a Friday")
    }

    @Test("U-04, U-07, U-11 darkens with every day of a run, up to the tenth")
    func shades() throws {
        let page = try Folder(levels: "SSW" + String(repeating: "S", count: 12)).site().overview
        let squares = page.all("svg.heat").flatMap { $0.all("use") }.filter { $0.first("title") != nil }
        let shades = squares.compactMap { $0.classes.first }
        #expect(shades == (["h1", "h2", "h0"] + (1...10).map { "h\($0)" } + ["h10", "h10"]))
        #expect(squares.last?.classes == ["h10", "now"])
    }

    @Test("is absent where levels are never logged")
    func absent() throws {
        let folder = Folder().with("activities.csv", "date,kind,minutes\n2025-10-31,workout,9\n")
        #expect(try folder.site().overview.all("svg.heat").isEmpty)
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
