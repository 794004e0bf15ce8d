import Counting
import Markup
package import Model
package import Pages
import Wording

/// The reports of recent weeks for a feed reader.
package struct WeeklyFeed: Sendable {
    package struct Entry: Sendable {
        package let id: String
        package let title: String
        /// The end of the week, or the moment of the report for the current one.
        package let updated: Instant
        package let page: WeekPage
    }

    package let id: String
    package let title: String
    package let author: String
    package let language: Language
    package let updated: Instant
    /// The addresses of the feed and the overview; nil if the site's address isn't set.
    package let webAddress, overviewAddress: String?
    /// Newest first; never empty.
    package let entries: [Entry]

    /// The name of its file in the root of the site.
    package static let path = "feed.xml"

    /// A quarter and the current week: readers request the whole feed each time, and keep what they have.
    private static let longest = 14

    package init(in report: Report) {
        let entries = report.weeks.suffix(WeeklyFeed.longest).reversed().map { Entry($0, in: report) }
        id = FeedID.feed(report)
        title = report.title(report.phrases.weeklyReports)
        author = report.name ?? report.phrases.siteName
        language = report.language
        updated = entries.first?.updated ?? report.analysis.now
        webAddress = report.webAddress(of: WeeklyFeed.path)
        overviewAddress = report.webAddress(of: PageAddress.overview.path)
        self.entries = entries
    }
}

extension WeeklyFeed.Entry {
    fileprivate init(_ week: Week, in report: Report) {
        let page = WeekPage(week, in: report)
        let isCurrent = week == Week(containing: report.today)
        id = FeedID.week(week, report)
        title = "\(page.name), \(page.dates)"
        updated =
            isCurrent
            ? report.analysis.now : report.profile.dayClock.start(of: week.sunday.advanced(by: 1))
        self.page = page
    }
}

/// Ids from the week and the owner of the feed, so that a reader doesn't show a report twice because a name has
/// changed.
///
/// If the owner isn't known, they are UUIDs of version 8 (RFC 9562, section 5.8) whose last twelve digits are those of
/// the Monday.
private enum FeedID {
    static func feed(_ report: Report) -> String { id(of: 0, report) }

    static func week(_ week: Week, _ report: Report) -> String {
        let (year, month, day) = week.monday.date
        return id(of: (year * 100 + month) * 100 + day, report)
    }

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
            xml.attribute("xml:lang", language.rawValue)
        }
        xml.markup("\n")
        xml.line("id", id)
        xml.line("title", title)
        xml.element("author") { $0.element("name", text: author) }
        xml.markup("\n")
        xml.line("updated", updated.iso8601(in: .utc))
        xml.line("generator", "reportgen")
        if let webAddress { xml.feedLink(#"rel="self" type="application/atom+xml""#, webAddress) }
        if let overviewAddress { xml.feedLink(#"rel="alternate" type="text/html""#, overviewAddress) }
        for entry in entries { entry.write(to: &xml) }
        xml.markup("</feed>\n")
        return xml.takeBytes()
    }
}

extension WeeklyFeed.Entry {
    fileprivate func write(to xml: inout HTML) {
        xml.markup("<entry>\n")
        xml.line("id", id)
        xml.line("title", title)
        xml.line("updated", updated.iso8601(in: .utc))
        if let address = page.webAddress { xml.feedLink(#"rel="alternate" type="text/html""#, address) }
        let content = page.feedContent
        // The HTML is text of the feed, so it is escaped.
        xml.element("content", #"type="html""#) { $0.escaped(content) }
        xml.markup("\n</entry>\n")
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
