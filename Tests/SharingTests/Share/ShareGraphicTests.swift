import Markup
import Model
import Pages
import TestSupport
import Testing

@testable import Sharing

@Suite("A share graphic")
struct ShareGraphicTests {
    private static let folder = Folder(levels: String(repeating: "S", count: 60) + "E" + "SSSSSSS")
        .with("profile.json", #"{ "name": "</text><script>alert(1)" }"#)

    private func drawing(_ bytes: [UInt8]) throws -> Element {
        let reader = HTMLReader(fragment: bytes)
        #expect(reader.faults == [])
        return try #require(reader.root.first("svg"))
    }

    @Test("U-29 is sound, says in words what it shows, and takes nothing from elsewhere", arguments: Language.allCases)
    func sound(language: Language) throws {
        let report = Report(try ShareGraphicTests.folder.analysis(), language: language)
        #expect(
            ShareAddress.all(in: report).map(\.name) == [
                "streak", "2025", "2025-poster", "2025-08", "2025-09", "2025-10",
            ])
        for address in ShareAddress.all(in: report) {
            let graphic = try #require(ShareGraphic(at: address, in: report))
            for shape in address.shapes {
                let bytes = graphic.svg(shape)
                let svg = try drawing(bytes)
                #expect(svg.attributes["role"] == "img")
                #expect(svg.attributes["viewBox"] == "0 0 \(shape.width) \(shape.height)")
                let title = try #require(svg.first("#t")?.text)
                #expect(title == ShareHeadline(address, in: report).text)
                #expect(try #require(svg.first("#d")?.text).hasPrefix(title))
                #expect(svg.all("script").isEmpty)
                let text = String(decoding: bytes, as: UTF8.self).replacing("http://www.w3.org/2000/svg", with: "")
                let ids = Set(["circle", "rect", "path"].flatMap(svg.all).compactMap { $0.attributes["id"] })
                for use in svg.all("use") {
                    #expect(ids.contains(String(try #require(use.attributes["href"]).dropFirst())), "\(use.attributes)")
                }
                for part in ["http", "var(", "@import", "url(h", "<image", "foreignObject"] {
                    #expect(!text.contains(part), "\(part)")
                }
                #expect(!text.unicodeScalars.contains { $0.value >= 0x1F000 || $0.value == 0xFE0F }, "no emoji")
            }
        }
    }

    @Test("U-29 follows the viewer's light and dark by itself; those for pictures are one of both")
    func schemes() throws {
        let report = Report(try ShareGraphicTests.folder.analysis())
        let card = try #require(ShareCard(at: .streak, in: report))
        let adaptive = String(decoding: card.svg(.wide), as: UTF8.self)
        let light = String(decoding: card.svg(.wide, .light), as: UTF8.self)
        let dark = String(decoding: card.svg(.wide, .dark), as: UTF8.self)
        #expect(adaptive.contains("@media (prefers-color-scheme:dark){"))
        #expect(!light.contains("@media") && !dark.contains("@media"))
        #expect(light.contains(".t{fill:#10211a}") && !dark.contains(".t{fill:#10211a}"))
        #expect(dark.contains(".t{fill:#ecf4ef}"))
    }

    @Test("U-29 draws a clover for each healed day, a star for each joker, and an outline around today")
    func marks() throws {
        let report = Report(try ShareGraphicTests.folder.analysis())
        let svg = try drawing(try #require(ShareCard(at: .month(report.october), in: report)).svg(.wide))
        #expect(svg.all("use.c").count == 1)
        #expect(svg.all("circle.y").count == 1)
        let streak = try drawing(try #require(ShareCard(at: .streak, in: report)).svg(.square))
        #expect(streak.all("use.c").count == 1)
        #expect(streak.all("path.k").count == 3)
        #expect(streak.all("rect.y").count == 1)
    }

    private func text(_ html: HTML) -> String { String(decoding: html.bytes, as: UTF8.self) }

    @Test("its numbers are readable on every shade, light and dark")
    func contrast() throws {
        for (style, pairs) in [
            (text(ShareStyle.light), ["l": 1...5, "u": 6...7, "n": 8...10]),
            (text(ShareStyle.dark), ["l": 1...5, "u": 6...7, "n": 8...10]),
        ] {
            let colours = Colours(style + text(ShareStyle.light))
            for (ink, shades) in pairs {
                for shade in shades {
                    let ratio = try #require(colours.contrast(ink, "h\(shade)"))
                    #expect(ratio >= 4.5, "\(ink) on \(shade)")
                }
            }
            #expect(try #require(colours.contrast("h1", "p")) >= 1.3, "the first step beside an empty day")
            for (ink, ground) in [("q", "p"), ("t", "p"), ("q", "g"), ("v", "g"), ("q", "f"), ("t", "c"), ("q", "a")] {
                #expect(try #require(colours.contrast(ink, ground)) >= 4.5, "\(ink) on \(ground)")
            }
        }
    }

    @Test("U-29 every month, year and the past year link to their card")
    func links() throws {
        let site = try ShareGraphicTests.folder.site()
        let hrefs = { (page: Element) in Set(page.all("a").compactMap { $0.attributes["href"] }) }
        #expect(try hrefs(site.overview).isSuperset(of: ["share/streak.svg", "share/2025-10.svg"]))
        #expect(try hrefs(site.month).contains("../share/2025-10.svg"))
        #expect(try hrefs(site.year).contains("../share/2025.svg"))
        #expect(try hrefs(site.year).contains("../share/2025-poster.svg"))
        let wild = try Folder(levels: "WWW").site()
        #expect(try wild.pagePaths.allSatisfy { try !hrefs(wild.page($0)).contains { $0.contains("share/") } })
    }

    @Test("U-29 a page links to the PNG of a card if every card has one, else to the drawing")
    func pictureLinks() throws {
        let analysis = try ShareGraphicTests.folder.analysis()
        let templates = try #require(TemplateSet.make(for: SitePages.templates, builtIn: Site.builtIn).templates)
        for (pictures, ending) in [(PictureChoice.all, "png"), (.needed, "svg"), (.none, "svg")] {
            let report = Report(analysis, siteURL: "https://example.org/", pictures: pictures)
            let files = SiteFiles(report, templates: templates).groups.flatMap { $0.files() }
            let hrefs = { (path: String) throws -> Set<String> in
                let bytes = try #require(files.first { $0.path == path }?.bytes)
                let all = HTMLReader(page: bytes).root.all("a").compactMap { $0.attributes["href"] }
                return Set(all.filter { $0.hasSuffix(ending) })
            }
            #expect(try hrefs("index.html") == ["share/streak.\(ending)", "share/2025-10.\(ending)"])
            let year = try hrefs("calendar/2025.html")
            #expect(year == ["../share/2025.\(ending)", "../share/2025-poster.\(ending)"])
            #expect(try hrefs("calendar/2025-09.html") == ["../share/2025-09.\(ending)"], "a time that is over")
        }
    }

    @Test("U-29 a preview has title, address and picture; without an address there is none")
    func preview() throws {
        let analysis = try ShareGraphicTests.folder.analysis()
        let templates = try #require(TemplateSet.make(for: SitePages.templates, builtIn: Site.builtIn).templates)
        let report = Report(analysis, siteURL: "https://example.org/?a=1&b=\"/", pictures: .needed)
        let page = try #require(InsightsPage(at: .insights, in: report))
        let reader = HTMLReader(page: page.bytes(templates))
        #expect(reader.faults == [])
        let found = reader.root.all("meta").reduce(into: [String: String]()) { found, meta in
            if let name = meta.attributes["property"] ?? meta.attributes["name"] {
                found[name] = meta.attributes["content"]
            }
        }
        #expect(found["og:url"] == "https://example.org/?a=1&b=\"/insights.html")
        #expect(found["og:image"] == "https://example.org/?a=1&b=\"/share/streak.png")
        #expect(found["og:image:width"] == "1200")
        #expect(found["og:title"] == reader.root.first("title")?.text)
        #expect(found["twitter:card"] == "summary_large_image")
        #expect(try !Folder(levels: "S").site().text("index.html").contains("og:"))
    }
}

extension Report {
    fileprivate var october: YearMonth { YearMonth(year: 2025, month: 10) }
}

/// The colours of a stand-alone drawing by class; the first rule of each class counts.
private struct Colours {
    private var colours: [String: Colour] = [:]

    init(_ style: String) {
        for rule in style.split(separator: "}") {
            let parts = rule.split(separator: "{")
            guard parts.count == 2, let colour = parts[1].firstMatch(of: /#[0-9a-f]{3,6}/) else { continue }
            for name in parts[0].split(separator: ",") where colours[String(name.dropFirst())] == nil {
                colours[String(name.dropFirst())] = Colour(String(colour.output))
            }
        }
    }

    func contrast(_ ink: String, _ ground: String) -> Double? {
        guard let ink = colours[ink], let ground = colours[ground] else { return nil }
        return ink.contrast(to: ground)
    }
}
