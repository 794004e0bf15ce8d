import Counting
import Model
import TestSupport
import Testing

@testable import Sharing

@Suite("What a server and search engines find")
struct ServerFilesTests {
    private func site(_ url: String?) throws -> Site {
        let folder = Folder(levels: "S")
        return try (url.map { folder.with("profile.json", "{ \"siteUrl\": \"\($0)\" }") } ?? folder).site()
    }

    private static let roots: [(url: String?, root: String)] = [
        ("https://nora.example.org/", "/"), ("https://nora.example.org", "/"),
        ("https://example.org/me/", "/me/"), ("https://example.org/a/b", "/a/b/"), (nil, ""),
    ]

    @Test("the page for an unknown address finds its style and the overview from any depth", arguments: roots)
    func depth(url: String?, root: String) throws {
        let page = try site(url).page("404.html")
        let style = page.all("link").first { $0.attributes["rel"] == "stylesheet" }
        #expect(style?.attributes["href"] == root + "assets/style.css")
        for link in page.all("a") where link.attributes["href"] != "#main" {
            #expect(link.attributes["href"]?.hasPrefix(root) == true)
        }
        #expect(page.first("main")?.all("a").first?.attributes["href"] == root + "index.html")
    }

    @Test("the page for an unknown address is kind, in both languages")
    func words() throws {
        let folder = Folder(levels: "S")
        #expect(try folder.site().page("404.html").first("h1")?.text == "This page does not exist")
        #expect(
            try folder.site(language: .german).page("404.html").first(".lede")?.text.hasPrefix("Nichts ist") == true)
    }

    @Test("a private site asks search engines to stay away, a public one welcomes them")
    func robots() throws {
        #expect(try site(nil).text("robots.txt") == "User-agent: *\nDisallow: /\n")
        let open = try Site(Folder(levels: "S").analysis().publicEdition)
        #expect(try open.text("robots.txt") == "User-agent: *\nDisallow:\n")
    }
}
