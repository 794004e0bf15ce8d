import Counting
import Model
import TestSupport
import Testing

@testable import Pages

@Suite("A link preview")
struct LinkPreviewTests {
    private func preview(_ report: Report, _ address: PageAddress) -> LinkPreview? {
        let page: (any SitePage)? = OverviewPage(at: address, in: report) ?? MonthPage(at: address, in: report)
        return page?.frame.preview
    }

    @Test("U-29 names the page by its absolute address, and the picture if there is one")
    func addresses() throws {
        let analysis = try Folder(levels: "SSS").analysis()
        let report = Report(analysis, siteURL: "https://example.org/me/", pictures: .needed)
        #expect(preview(report, .overview)?.url == "https://example.org/me/")
        let month = try #require(preview(report, .month(analysis.today.yearMonth)))
        #expect(month.url == "https://example.org/me/calendar/2025-10.html")
        #expect(month.picture?.url == "https://example.org/me/share/streak.png")
        #expect(month.picture?.text == "3 days sober since 29 Oct 2025")
        #expect(preview(Report(analysis, siteURL: "https://example.org/"), .overview)?.picture == nil)
    }

    @Test("is left out if the site's address is not set")
    func unknown() throws {
        #expect(preview(Report(try Folder(levels: "S").analysis(), pictures: .needed), .overview) == nil)
    }

    @Test("has no picture if there is no sober day")
    func nothingToShow() throws {
        let report = Report(try Folder(levels: "W").analysis(), siteURL: "https://example.org/", pictures: .needed)
        #expect(preview(report, .overview)?.picture == nil)
    }
}
