import Counting
import Markup
import Model
import Pages
import TestSupport
import Testing

@testable import Sharing

/// The HTML of a tracker's page and of the insights.
@Suite struct TrackerPageHTMLTests {
    private static let today = Day(number: 20_000)
    private static let hostile = "<script>alert('x')</script>\"&"

    /// A saboteur with hostile text in every field, noticed often.
    private static let report: Report = {
        let tracker = Tracker(
            id: "t", name: LocalizedText(hostile), icon: "<i>", mode: .awareness, hasStreak: true,
            prompt: LocalizedText(hostile))
        let logs = (0..<3000).map { index in
            let wall = WallTime(day: today.advanced(by: -(index % 400)), second: index * 997 % 86_400)
            return TrackerLog(
                origin: Origin(file: 0, line: index + 1), tracker: 0, instant: CivilZone.utc.instant(of: wall),
                wallTime: wall, day: wall.day, value: .none, trigger: "\(hostile) \(index % 40)", location: hostile,
                note: hostile)
        }
        let entries = (0..<800).map { offset in
            Entry(
                origin: Origin(file: 1, line: offset + 1), day: today.advanced(by: -offset), level: .steady,
                drinks: FixedDecimal(offset % 2), timestamp: nil, source: nil, note: nil)
        }
        let history = History(profile: Profile(), trackers: [tracker], entries: entries, sessions: [], logs: logs)
        return Report(Analysis(history, asOf: .day(today)))
    }()

    private static func content(_ address: PageAddress, user: [TemplateFile] = []) -> String {
        guard let templates = TemplateSet.make(for: SitePages.templates, builtIn: Site.builtIn, user: user).templates
        else {
            return ""
        }
        let page: (any SitePage)? = TrackerPage(at: address, in: report) ?? InsightsPage(at: address, in: report)
        return String(decoding: page?.bytes(templates) ?? [], as: UTF8.self)
    }

    @Test(
        "what a person wrote stays text, and no style or script is in the page",
        arguments: [
            PageAddress.tracker("t"), .insights,
        ])
    func hostileWords(_ address: PageAddress) {
        let html = TrackerPageHTMLTests.content(address)
        #expect(html.contains("&lt;script&gt;"))
        #expect(!html.contains("<script>"))
        #expect(!html.contains("<i>"))
        #expect(!html.contains("style=\""))
    }

    @Test(
        "ids are unique, and whatever names or describes a drawing is there",
        arguments: [
            PageAddress.tracker("t"), .insights,
        ])
    func ids(_ address: PageAddress) {
        let html = TrackerPageHTMLTests.content(address)
        let ids = html.matches(of: /\bid="([^"]+)"/).map { String($0.1) }
        #expect(Set(ids).count == ids.count)
        for reference in html.matches(of: /aria-(?:labelledby|describedby)="([^"]+)"/) {
            #expect(ids.contains(String(reference.1)))
        }
    }

    @Test("every chart has a title, a description and its numbers in a table")
    func described() {
        let html = TrackerPageHTMLTests.content(.tracker("t"))
        #expect(html.contains(/role="img"[^>]*><title[^>]*>[^<]+<\/title><desc[^>]*>[^<]+<\/desc>/))
        #expect(html.ranges(of: "class=\"as-table\"").count == 3)
    }

    @Test("thousands of logs make no large page", arguments: [PageAddress.tracker("t"), .insights])
    func size(_ address: PageAddress) {
        #expect(TrackerPageHTMLTests.content(address).utf8.count < 150_000)
    }

    @Test("the year's days say what they were and aren't links, for which they are too small")
    func cells() {
        let html = TrackerPageHTMLTests.content(.tracker("t"))
        #expect(html.matches(of: /<g><title>/).count > 360)
        #expect(html.matches(of: /<a [^>]*><title>/).isEmpty)
    }

    @Test("a template of one's own picks, orders and wraps the cards, and writes the tags in its own way")
    func ownTemplate() throws {
        let template =
            "{{#notes}}<aside>{{{notes}}}</aside>{{/notes}}{{{amounts}}}{{{trend}}}{{#tags}}<p>{{tag}}</p>{{/tags}}"
        let html = TrackerPageHTMLTests.content(
            .tracker("t"), user: [TemplateFile(name: "tracker.mustache", bytes: Array(template.utf8))])
        #expect(html.hasPrefix("<aside><section class=\"card\" aria-labelledby=\"h-notes\">"))
        let cards = html.matches(of: /<section class="card" aria-labelledby="([^"]+)">/).map { String($0.1) }
        #expect(cards == ["h-notes", "h-trend"])
        #expect(html.hasSuffix("<p>Awareness</p>"))
    }
}
