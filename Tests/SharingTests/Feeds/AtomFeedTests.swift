import Foundation
import FoundationXML
import Model
import TestSupport
import Testing

@Suite("The Atom feed")
struct AtomFeedTests {
    @Test("holds each week's report as HTML, and says where it is found")
    func content() throws {
        let site = try Folder.sample.site(asOf: "2025-10-31T20:00")
        let feed = try site.text("feed.xml")
        #expect(
            feed.contains(#"<link rel="self" type="application/atom+xml" href="https://nora.example.org/feed.xml"/>"#))
        #expect(feed.contains("&lt;strong&gt;72 mindful minutes, more than in any week before.&lt;/strong&gt;"))
        #expect(feed.split(separator: "<entry>").count == 15)
        #expect(!feed.contains("What you see is what gets counted."), "a report that is over does not change any more")
    }

    @Test("has a week in the words of its page, without classes, ids, links and drawings")
    func plain() throws {
        let site = try Folder.sample.site(asOf: "2025-10-31T20:00")
        let feed = try site.text("feed.xml")
        let entry = try #require(feed.split(separator: "<entry>").first { $0.contains("<title>Week 43,") })
        let content = try #require(entry.split(separator: "<content type=\"html\">").last).replacing("&lt;", with: "<")
        let page = try site.page("weeks/2025-W43.html")
        for heading in page.all("h2").map(\.text) {
            #expect(content.contains("h2&gt;\(heading)</h2&gt;"), "\(heading)")
        }
        for item in page.first(".wk-jokers")?.all("b") ?? [] { #expect(content.contains("\(item.text)</strong")) }
        #expect(content.contains("<th scope=&quot;row&quot;&gt;Mo 20</th&gt;"))
        for part in [" class=", " id=", "<a ", "<svg", "<section", "style"] {
            #expect(!content.contains(part), "\(part)")
        }
    }

    @Test("of a site without an address has no links")
    func unknown() throws {
        #expect(try !Folder(levels: "SSES").site().text("feed.xml").contains("<link"))
    }

    @Test("is announced by every page that stays open")
    func announced() throws {
        let site = try Folder(levels: "S").site()
        for path in site.pagePaths {
            let link = try site.page(path).all("link").first { $0.attributes["type"] == "application/atom+xml" }
            #expect(link?.attributes["href"]?.hasSuffix("feed.xml") == true, "\(path)")
        }
    }

    @Test("is well-formed whatever a person wrote", arguments: HostileTextTests.texts + HostileTextTests.shuffled)
    func hostile(text: String) throws {
        let site = try Site(Invention(writing: text).analysis)
        let parser = XMLParser(data: Data(try #require(site.bytes("feed.xml"))))
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }

    @Test("does not change the earlier weeks when a day is added")
    func stable() throws {
        let levels = String(repeating: "S", count: 40)
        let later = try Folder(levels: levels).site().text("feed.xml")
        let earlier = try Folder(levels: levels).site(asOf: "2025-10-30").text("feed.xml")
        func past(_ feed: String) -> [Substring] { Array(feed.split(separator: "<entry>").dropFirst(2)) }
        #expect(past(later) == past(earlier))
        #expect(past(later).count > 3)
    }
}
