import Model
import TestSupport
import Testing

@Suite("The HTML of all years")
struct YearsPageHTMLTests {
    @Test(
        "U-14 every year has a chart in words and links to months, and all have one table", arguments: Language.allCases
    )
    func sound(language: Language) throws {
        let site = try Folder().with("entries.csv", "date,level\n1995-03-01,steady\n2025-03-10,steady\n")
            .site(asOf: "2025-03-10", language: language)
        let path = "calendar/index.html"
        #expect(SiteFaults(site, pages: [path]).faults == [])
        let page = try site.page(path)
        #expect(page.all("table").count == 2, "one for the years, and one for their lines")
        #expect(
            page.all("table").last?.all("tr").count == 3,
            "a row for each year with a record, below the names of the months")
        // Two years with a sober day each: the later one is named.
        let words =
            language == .english ? "2025 has the most: 1 sober day." : "Die meisten nüchternen Tage hatte 2025: 1."
        #expect(page.first(".lede")?.text == words)
        #expect(page.first("dl.facts-years")?.first("b")?.text == "2")
        let links = Set(page.all("a").compactMap { $0.attributes["href"] })
        #expect(links.contains("../calendar/1995-03.html") && !links.contains("../calendar/1995-02.html"))
        #expect(try site.text(path).utf8.count < 1_500_000)
        #expect(try site.year.all("a").contains { $0.attributes["href"] == "../calendar/index.html#y2025" })
    }
}
