import ProgressAnalysis
import ProgressModel
import TestSupport
import Testing

@Suite("An address of the jokers in sites of earlier versions")
struct MovedPageTests {
    private static let folder = Folder().with(
        "entries.csv",
        "date,level\n" + (0..<400).map { "\(date("2024-10-01").advanced(by: $0)),steady\n" }.joined())

    @Test(
        "forwards to the page there is now, also from a disk and without a browser that forwards",
        arguments: [
            ("rewards.html", "jokers.html", "Jokers and milestones"),
            ("milestones.html", "jokers.html#milestones", "Milestones"),
            ("rewards/2024.html", "../jokers/2024.html", "Jokers in 2024"),
        ])
    func forwards(path: String, target: String, name: String) throws {
        let site = try Self.folder.site()
        let page = try site.page(path)
        let refresh = page.all("meta").first { $0.attributes["http-equiv"] == "refresh" }
        #expect(refresh?.attributes["content"] == "0; url=\(target)")
        #expect(page.all("link").first { $0.attributes["rel"] == "canonical" }?.attributes["href"] == target)
        #expect(page.first("a")?.attributes["href"] == target)
        #expect(page.first("a")?.text.trimmed == name)
    }

    @Test("is no page to find, also on a public site")
    func hidden() throws {
        let site = try Site(Self.folder.analysis().publicEdition)
        let robots = try site.page("rewards.html").all("meta").first { $0.attributes["name"] == "robots" }
        #expect(robots?.attributes["content"] == "noindex")
    }
}
