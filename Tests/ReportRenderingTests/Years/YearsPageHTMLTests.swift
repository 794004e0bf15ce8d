import ProgressModel
import ReportPages
import Testing

@Suite struct YearsPageHTMLTests {
    @Test(
        "U-14 every year is a card with a chart in words, its table, and links to months", arguments: Language.allCases)
    func sound(language: Language) throws {
        let site = try RenderedSite(
            ["entries.csv": "date,level\n1995-06-01,steady\n2025-03-10,steady\n"], asOf: "2025-03-10",
            language: language)
        let html = site.page(.years)
        #expect(flaws(of: html) == [])
        #expect(html.split(separator: "<table>").count - 1 == 31)
        #expect(html.contains("href=\"../calendar/1995-06.html\"") && !html.contains("1995-05.html"))
        #expect(html.utf8.count < 1_500_000)
        #expect(values(of: "href", in: site.page(.year(2025))).contains("../calendar/index.html#y2025"))
    }
}
