import Counting
import Markup
package import Model
package import Pages
import Wording

/// The reports of recent weeks for a feed reader.
package struct WeeklyFeed: Sendable {
    /// A week was updated when it ended, the current one at the moment of the report.
    package typealias Entry = (id: String, title: String, updated: Instant, page: WeekPage)

    private let report: Report
    package let id: String
    /// Newest first; never empty.
    package let entries: [Entry]

    /// The name of its file in the root of the site.
    package static let path = "feed.xml"
    /// A quarter and the current week: readers request the whole feed each time, and keep what they have.
    private static let longest = 14

    package init(in report: Report) {
        self.report = report
        id = WeeklyFeed.id(of: 0, report)
        entries = report.weeks.suffix(WeeklyFeed.longest).reversed().map { week in
            let (page, (year, month, day)) = (WeekPage(week, in: report), week.monday.date)
            let isCurrent = week == Week(containing: report.today)
            return (
                WeeklyFeed.id(of: (year * 100 + month) * 100 + day, report), "\(page.name), \(page.dates)",
                isCurrent ? report.analysis.now : report.profile.dayClock.start(of: week.sunday.advanced(by: 1)), page
            )
        }
    }

    package var updated: Instant { entries.first?.updated ?? report.analysis.now }
    /// The address of the feed; nil if the site's address isn't set.
    package var webAddress: String? { report.webAddress(of: WeeklyFeed.path) }

    /// An id from the week and the owner of the feed, so that a reader doesn't show a report twice because a name has
    /// changed.
    ///
    /// If the owner isn't known, it is a UUID of version 8 (RFC 9562, section 5.8) whose last twelve digits are those of
    /// the Monday.
    private static func id(of number: Int, _ report: Report) -> String {
        let name = padded(number, 12)
        return "urn:uuid:" + (report.idSpace.map { UniqueID.named(name, in: $0) } ?? "a9d1f7c2-6b3e-8d54-9c07-\(name)")
    }
}

/// A feed of weekly reports (RFC 4287), each with its whole content.
extension WeeklyFeed {
    var atom: [UInt8] {
        var xml = HTML()
        xml.markup("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
        xml.open("feed") { xml in
            xml.attributes(#"xmlns="http://www.w3.org/2005/Atom""#)
            xml.attribute("xml:lang", report.language.rawValue)
        }
        xml.markup("\n")
        xml.line("id", id)
        xml.line("title", report.title(report.phrases.weeklyReports))
        xml.element("author") { $0.element("name", text: report.name ?? report.phrases.siteName) }
        xml.markup("\n")
        xml.line("updated", updated.iso8601(in: .utc))
        xml.line("generator", "reportgen")
        if let webAddress { xml.feedLink(#"rel="self" type="application/atom+xml""#, webAddress) }
        if let overview = report.webAddress(of: PageAddress.overview.path) {
            xml.feedLink(#"rel="alternate" type="text/html""#, overview)
        }
        for entry in entries {
            xml.markup("<entry>\n")
            xml.line("id", entry.id)
            xml.line("title", entry.title)
            xml.line("updated", entry.updated.iso8601(in: .utc))
            if let address = entry.page.webAddress { xml.feedLink(#"rel="alternate" type="text/html""#, address) }
            let content = entry.page.feedContent
            // The HTML is text of the feed, so it is escaped.
            xml.element("content", #"type="html""#) { $0.escaped(content) }
            xml.markup("\n</entry>\n")
        }
        xml.markup("</feed>\n")
        return xml.takeBytes()
    }
}

extension HTML {
    fileprivate mutating func line(_ name: StaticString, _ text: String) {
        element(name, text: text)
        markup("\n")
    }

    fileprivate mutating func feedLink(_ kind: StaticString, _ address: String) {
        shape("link") { html in
            html.attributes(kind)
            html.attribute("href", address)
        }
        markup("\n")
    }
}

extension WeekPage {
    /// The report of a week, without its heading, as plain HTML for a feed reader, which has neither the style sheet
    /// nor the drawings of the site.
    ///
    /// For a past week it is the same in every later report, unless its records change.
    var feedContent: HTML {
        var document = FeedDocument()
        write(to: &document)
        return document.html
    }
}

/// HTML without classes, ids and links, with each block on a line, so that changes of a feed are easy to compare.
private struct FeedDocument: TextDocument {
    var html = HTML()

    mutating func heading(_ text: String, level: Int) {
        html += level == 2 ? "<h2>\(text)</h2>\n" : "<h3>\(text)</h3>\n"
    }

    mutating func paragraph(_ content: (inout FeedDocument) -> Void) { block("p", content) }

    mutating func list(_ rows: [Block.Row], _ content: (Block.Row, inout FeedDocument) -> Void) {
        block("ul") { list in
            list.markup("\n")
            for row in rows { list.block("li") { content(row, &$0) } }
        }
    }

    mutating func table(_ table: DataTable) { html += "<table>\({ $0.rows(of: table) })</table>\n" }
    mutating func markup(_ literal: StaticString) { html.markup(literal) }
    mutating func text(_ text: String) { html.text(text) }
    mutating func strong(_ text: String) { html += "<strong>\(text)</strong>" }
    mutating func emphasis(_ text: String) { if !text.isEmpty { html += "<em>\(text)</em>" } }

    private mutating func block(_ name: StaticString, _ content: (inout FeedDocument) -> Void) {
        html.open(name)
        content(&self)
        html.close(name)
        html.markup("\n")
    }
}
