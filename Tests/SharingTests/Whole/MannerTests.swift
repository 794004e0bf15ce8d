import Model
import TestSupport
import Testing

@Suite("The manner of a site")
struct MannerTests {
    @Test("F-10 never moralizes, in either language, whatever happened", arguments: Language.allCases)
    func words(language: Language) throws {
        let histories = ["SSSSSSSSEWWW", "WWWWWWWWWW", "S.W.E", "SSSSSSSSSSSSSSSSSSSSSWWWWWWSSSS"]
        let harsh = [
            "fail", "shame", "guilt", "relapse", "bad day", "weak", "punish", "should have", "versag", "schuld",
            "scham", "rückfall", "schwach", "strafe", "hättest",
        ]
        for history in histories {
            let site = try Folder(levels: history).site(language: language)
            for path in site.pagePaths where path != "jokers.html" {
                let text = try site.page(path).text.lowercased()
                for word in harsh { #expect(!text.contains(word), "\(path): \(word)") }
            }
        }
    }

    @Test("F-10 looks like glass: cards are translucent, unless a reader prefers opaque ones")
    func glass() throws {
        let css = try Folder(levels: "S").site().text("assets/style.css")
        #expect(css.contains("backdrop-filter"))
        #expect(css.contains("prefers-reduced-transparency"))
    }

    @Test("F-15 things move only if the reader allows motion")
    func motion() throws {
        let css = try Folder(levels: "S").site().text("assets/style.css")
        let parts = css.split(separator: "@media (prefers-reduced-motion: no-preference) {")
        try #require(parts.count == 2)
        #expect(!parts[0].contains("transition"))
        #expect(!css.contains("animation"))
        #expect(!css.contains("scroll-behavior"))
        let block = parts[1].prefix(upTo: parts[1].firstRange(of: "\n}")?.lowerBound ?? parts[1].endIndex)
        #expect(block.contains("transition"))
        #expect(!parts[1].dropFirst(block.count).contains("transition"))
    }

    @Test("F-09 draws leaf, flame and drop itself", arguments: ["leaf", "flame", "drop"])
    func icons(name: String) throws {
        let month = try Folder(levels: "S").with(
            "activities.csv",
            "date,kind,minutes\n2025-10-31,meditation,10\n2025-10-31,workout,20\n"
        ).site().month
        let symbol = month.all("symbol").first { $0.attributes["id"] == "i-\(name)" }
        #expect(symbol?.first("path") != nil)
        #expect(month.all("use").contains { $0.attributes["href"] == "#i-\(name)" })
    }
}
