import Markup
import Model
import Pages
import TestSupport
import Testing

@testable import Sharing

@Suite("A report in Markdown")
struct MarkdownReportTests {
    @Test("has a week in the words of its page")
    func week() throws {
        let site = try Folder.sample.site(asOf: "2025-10-31T20:00")
        let markdown = try site.text("weeks/2025-W43.md")
        let page = try site.page("weeks/2025-W43.html")
        #expect(markdown.hasPrefix("# Week 43, 20 to 26 October 2025\n\n**\(page.first(".wk-lead")?.text ?? "")**\n"))
        for heading in page.all("h2").map(\.text) { #expect(markdown.contains("\n## \(heading)\n"), "\(heading)") }
        for item in page.first(".wk-jokers")?.all("b") ?? [] { #expect(markdown.contains("**\(item.text)**")) }
        #expect(markdown.hasSuffix("(https://nora.example.org/weeks/2025-W43.html)\n"))
    }

    @Test("has a summary in the numbers of the overview", arguments: Language.allCases)
    func summary(language: Language) throws {
        let site = try Folder.sample.site(asOf: "2025-10-31T20:00", language: language)
        let markdown = try site.text("summary.md")
        let page = try site.overview
        #expect(markdown.hasPrefix("# \(page.first("title")?.text ?? "-")\n"))
        #expect(markdown.contains("\n\(page.first("h1")?.first(".fresh")?.text ?? "-"). "))
        for number in page.first(".facts")?.all("b") ?? [] { #expect(markdown.contains("**\(number.text)")) }
        #expect(markdown.contains("\n| 27 💧 | 28 💧 | 29 💧 | 30 💧 | 31 💧 |  |  |\n"))
        #expect(markdown.contains("3 ✨🍀"))
    }

    @Test("someone with trackers only gets no second table of streaks and no milestones")
    func onlyTrackers() throws {
        let site = try Folder(levels: "").with("trackers.json", "[{ \"preset\": \"water\", \"streak\": true }]")
            .with("logs.csv", "timestamp,tracker,value\n2025-10-30T08:00,water,2\n").site()
        #expect(try !site.text("summary.md").contains("| Streak |"))
        #expect(try !site.text("summary.md").contains("Low alcohol"))
        let jokers = try site.page("jokers.html")
        #expect(jokers.first("#milestones") == nil && !jokers.text.contains("Milestones in a row"))
    }

    @Test("has no links if the address of the site is not set, and never any HTML")
    func links() throws {
        let site = try Folder(levels: "SSSESS").with("why.md", "<b>Why</b>\n\n- [me](https://x.y)\n").site()
        for path in ["summary.md", "weeks/2025-W44.md"] {
            let markdown = try site.text(path)
            #expect(!markdown.contains("]("))
            #expect(markdown.utf8.last == UInt8(ascii: "\n"))
        }
        #expect(try site.text("summary.md").contains("\n> \\<b>Why\\</b>\n>\n> - me\n\n---\n"))
    }

    @Test("keeps its tables, lists and links whatever a person wrote", arguments: texts)
    func hostile(text: String) throws {
        let site = try Site(Invention(writing: text).analysis)
        for path in ["summary.md", "weeks/2025-W44.md", "weeks/2025-W43.md"] {
            #expect(try structure(site.text(path)) == MarkdownReportTests.plain[path], "\(path)")
        }
    }

    /// Without the text that is longer than a page of Markdown may be.
    private static let texts = HostileTextTests.texts.filter { $0.utf8.count < 5000 } + ["*|<x>"]

    private static let plain: [String: [String: Int]] = {
        guard let site = try? Site(Invention(writing: "plain").analysis) else { return [:] }
        return site.files.filter { $0.path.hasSuffix(".md") }.reduce(into: [:]) { plain, file in
            plain[file.path] = structure(String(decoding: file.bytes, as: UTF8.self))
        }
    }()

    private func structure(_ markdown: String) throws -> [String: Int] { MarkdownReportTests.structure(markdown) }

    /// The number of occurrences in a page's HTML of each tag that a text of one line can't add.
    private static func structure(_ markdown: String) -> [String: Int] {
        let labels = MarkdownLabels(taskDone: "", taskOpen: "", backToReference: "")
        let options = MarkdownOptions(topHeadingLevel: 1, idPrefix: "", labels: labels)
        let html = MarkdownNotes.render(markdown, options: options).html
        let tags = ["table", "tr", "th", "td", "h1", "hr", "a ", "pre", "code", "del", "ol", "input", "sup", "section"]
        return tags.reduce(into: [:]) { counts, tag in
            counts[tag] = html.split(separator: "<" + tag, omittingEmptySubsequences: false).count - 1
        }
    }
}
