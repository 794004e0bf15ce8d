import Model
import TestSupport
import Testing

@Suite("The mark of today on a page that is opened later")
struct TodayMarkTests {
    private let profile = #"{ "timeZone": "Europe/Berlin", "dayStart": "04:00" }"#

    private func site(_ change: (inout Folder) -> Void = { _ in }) throws -> Site {
        var folder = Folder(levels: String(repeating: "S", count: 40)).with("profile.json", profile)
        change(&folder)
        return try folder.site()
    }

    @Test("V-13 every page that marks today carries the day, the zone and the hour at which days begin")
    func carried() throws {
        let site = try site()
        for path in ["index.html", "calendar/index.html", "calendar/2025.html", "calendar/2025-10.html"] {
            let page = try site.page(path)
            let body = try #require(page.first("body"))
            #expect(body.attributes["data-day"] == "2025-10-31", "\(path)")
            #expect(body.attributes["data-zone"] == "Europe/Berlin", "\(path)")
            #expect(body.attributes["data-day-start"] == "240", "\(path)")
            #expect(body.attributes["data-when-built"] == "as of 31 Oct", "\(path)")
            let script = page.all("script").map { $0.attributes["src"] }
            #expect(script == [path.hasPrefix("calendar") ? "../assets/timer.js" : "assets/timer.js"], "\(path)")
        }
    }

    @Test("V-13 a page of a time that is over, and one about no day, neither names the day nor needs the script")
    func withoutMark() throws {
        let site = try site()
        for path in ["calendar/2025-09.html", "weeks/2025-W40.html", "about.html", "insights.html", "jokers.html"] {
            let page = try site.page(path)
            #expect(page.first("body")?.attributes["data-day"] == nil, "\(path)")
            #expect(page.all("script").isEmpty, "\(path)")
        }
    }

    @Test("V-13 every name the script looks up is in the drawings")
    func names() throws {
        let site = try site()
        let script = try site.text("assets/timer.js")
        for name in [".rings", ".seven", "use.today", ".heat .now", ".heat-year", ".strip-year", ".day-name em"] {
            #expect(script.contains(name), "\(name)")
        }
        let marked = try site.month.first(".rings")?.all("use").filter { $0.attributes["class"] == "today" }
        #expect(marked?.count == 1)
        #expect(try site.overview.first(".seven")?.all("use").contains { $0.attributes["class"] == "today" } == true)
        #expect(try site.year.first(".heat-year")?.all("use").count { $0.classes.contains("now") } == 1)
        #expect(try site.page("calendar/index.html").first(".strip-year")?.first(".now") != nil)
        #expect(try site.day(31).first(".day-name")?.first("em")?.text == "Today")
        let numbers = try site.month.first(".rings")?.all("text").map(\.text)
        #expect(numbers == (1...31).map(String.init), "a number for each day, by which the script counts")
    }
}
